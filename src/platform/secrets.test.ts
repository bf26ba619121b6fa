import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { CannotOpen, keyIdOf, open, openSecrets, seal } from '#platform/secrets.ts'

const directory = mkdtempSync(join(tmpdir(), 'parley-secrets-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const secrets = openSecrets({ secretKey: 'a key of sixteen or more', dataDirectory: directory })
const place = { table: 'connections', column: 'token', rowId: 'conn_1' }

test('a sealed text opens where it was sealed, and never shows its words', () => {
  const { key } = secrets.makeTeamKey('team_a')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = seal(key, place, text)
      expect(open(key, place, sealed)).toBe(text.toWellFormed())
      expect(keyIdOf(sealed)).toBe(key.id)
    }),
  )
  expect(seal(key, place, 'hello')).not.toBe(seal(key, place, 'hello'))
})

// Sabotage: leave `place.rowId` out of placeParts.
test('a sealed text does not open in another row, column, table or team', () => {
  const { key } = secrets.makeTeamKey('team_a')
  const sealed = seal(key, place, 'the carrier token')
  const other = { ...key, teamId: 'team_b' }
  expect(() => open(key, { ...place, rowId: 'conn_2' }, sealed)).toThrow(CannotOpen)
  expect(() => open(key, { ...place, column: 'secret' }, sealed)).toThrow(CannotOpen)
  expect(() => open(key, { ...place, table: 'mails' }, sealed)).toThrow(CannotOpen)
  expect(() => open(other, place, sealed)).toThrow(CannotOpen)
  expect(() => open(secrets.makeTeamKey('team_a').key, place, sealed)).toThrow(CannotOpen)
})

test('places that only look alike when joined are kept apart', () => {
  const { key } = secrets.makeTeamKey('team_a')
  const part = fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '.', '[', ' '), maxLength: 4 })
  const anyPlace = fc.record({ table: part, column: part, rowId: part })
  fc.assert(
    fc.property(anyPlace, anyPlace, (here, there) => {
      fc.pre(JSON.stringify(here) !== JSON.stringify(there))
      expect(() => open(key, there, seal(key, here, 'x'))).toThrow(CannotOpen)
    }),
  )
})

// Sabotage: in decrypt, leave out `decipher.setAuthTag`, or answer with what update() gave.
test('a changed or cut value does not open', () => {
  const { key } = secrets.makeTeamKey('team_a')
  const sealed = seal(key, place, 'the carrier token')
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'q', '.', '9'), (at, letter) => {
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1)
      fc.pre(Buffer.compare(bytesOf(changed), bytesOf(sealed)) !== 0)
      expect(() => open(key, place, changed)).toThrow(CannotOpen)
      expect(() => open(key, place, sealed.slice(0, at))).toThrow(CannotOpen)
    }),
  )
})

// Sabotage: wrap with a constant instead of wrapPlace(teamId, key.id).
test('a wrapped key opens for its own team only, and with its own instance key only', () => {
  const { key, wrapped } = secrets.makeTeamKey('team_a')
  expect(secrets.unwrapTeamKey('team_a', key.id, wrapped).bytes).toEqual(key.bytes)
  expect(() => secrets.unwrapTeamKey('team_b', key.id, wrapped)).toThrow(CannotOpen)
  const stranger = openSecrets({ secretKey: 'another key of sixteen', dataDirectory: directory })
  expect(() => stranger.unwrapTeamKey('team_a', key.id, wrapped)).toThrow(CannotOpen)
  expect(stranger.fingerprint).not.toBe(secrets.fingerprint)
})

test('without SECRET_KEY a key is made once, readable by its owner only', () => {
  const first = openSecrets({ secretKey: null, dataDirectory: join(directory, 'fresh') })
  const second = openSecrets({ secretKey: null, dataDirectory: join(directory, 'fresh') })
  expect(second.fingerprint).toBe(first.fingerprint)
  expect(first.derive('one')).not.toEqual(first.derive('two'))
  expect(statSync(join(directory, 'fresh', 'secret.key')).mode & 0o777).toBe(0o600)
})

/** Version and key id as they stand, the body as the bytes it means: base64 has several spellings for the last bits. */
function bytesOf(sealed: string): Buffer {
  const [version, keyId, body, ...rest] = sealed.split('.')
  return Buffer.concat([
    Buffer.from(`${version}.${keyId}.${rest.length}.`),
    Buffer.from(body ?? '', 'base64url'),
  ])
}
