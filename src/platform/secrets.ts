import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '#kit/ids.ts'

/** The instance's own key, which never leaves this object. */
export interface Secrets {
  /** 32 bytes for one purpose; another purpose gives other bytes. */
  derive(purpose: string): Buffer
  /** A short name of the key, to notice that another one is in use. Tells nothing about the key. */
  fingerprint: string
  makeTeamKey(teamId: string, nowMs?: number): { key: TeamKey; wrapped: string }
  /** Throws CannotOpen when the wrapped key is another team's, was changed, or another instance key made it. */
  unwrapTeamKey(teamId: string, keyId: string, wrapped: string): TeamKey
}

/** What seals one team's secrets. Kept in memory only while it is used. */
export interface TeamKey {
  teamId: string
  id: string
  bytes: Buffer
}

/** Where a sealed value stands. It opens nowhere else. */
export interface Place {
  table: string
  column: string
  rowId: string
}

export class CannotOpen extends Error {
  constructor() {
    super('This value was sealed for another place, or with another key.')
    this.name = 'CannotOpen'
  }
}

/** Takes the instance key from SECRET_KEY, or from `secret.key` in the data directory, which is made once. */
export function openSecrets(settings: { secretKey: string | null; dataDirectory: string }): Secrets {
  const material = settings.secretKey ?? readOrMakeKey(settings.dataDirectory)
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', material, 'parley', purpose, 32))
  const wrapping = derive('team-keys')
  const wrapPlace = (teamId: string, keyId: string) => [teamId, 'team_keys', 'wrapped', keyId]
  return {
    derive,
    fingerprint: derive('fingerprint').toString('hex').slice(0, 16),
    makeTeamKey: (teamId, nowMs) => {
      const key = { teamId, id: newId('key', nowMs), bytes: randomBytes(32) }
      return { key, wrapped: encrypt(wrapping, wrapPlace(teamId, key.id), key.bytes) }
    },
    unwrapTeamKey: (teamId, id, wrapped) => ({
      teamId,
      id,
      bytes: decrypt(wrapping, wrapPlace(teamId, id), wrapped),
    }),
  }
}

/** Seals a text for one column of one row of the key's team. Twice the same text gives two different values. */
export function seal(key: TeamKey, place: Place, plaintext: string): string {
  return `${version}.${key.id}.${encrypt(key.bytes, [key.teamId, ...placeParts(place)], Buffer.from(plaintext))}`
}

/** The text that was sealed. Throws CannotOpen for a value of another team, table, column, row or key. */
export function open(key: TeamKey, place: Place, sealed: string): string {
  const [sealedVersion, keyId, body] = sealed.split('.')
  if (sealedVersion !== version || keyId !== key.id || body === undefined) throw new CannotOpen()
  return decrypt(key.bytes, [key.teamId, ...placeParts(place)], body).toString()
}

/** Which key a sealed value needs, or null when the text is no sealed value. */
export function keyIdOf(sealed: string): string | null {
  const [sealedVersion, keyId] = sealed.split('.')
  return sealedVersion === version && keyId ? keyId : null
}

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

function placeParts(place: Place): string[] {
  return [place.table, place.column, place.rowId]
}

/** AES-256-GCM; the place is authenticated but not stored, so a moved value does not open. */
function encrypt(key: Buffer, place: string[], plain: Buffer): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(JSON.stringify(place)))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

function decrypt(key: Buffer, place: string[], text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) throw new CannotOpen()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(JSON.stringify(place)))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    throw new CannotOpen()
  }
}

function readOrMakeKey(directory: string): string {
  const file = join(directory, 'secret.key')
  mkdirSync(directory, { recursive: true })
  const draft = join(directory, `secret.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    // A link either makes the whole file or finds one: two processes never end up with two keys.
    linkSync(draft, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
