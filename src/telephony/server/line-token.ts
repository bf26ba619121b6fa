import { createHmac, timingSafeEqual } from 'node:crypto'

/** Which line of which call an address opens. */
export interface LineToken {
  teamId: string
  callId: string
  /** Counts the lines of a call; only one newer than the newest that came is let in. */
  epoch: number
  expiresAt: Date
}

/** A token for a socket's address, that only this key makes. */
export function signLineToken(key: Buffer, token: LineToken): string {
  const { teamId, callId, epoch, expiresAt } = token
  const plain = Buffer.from(JSON.stringify([teamId, callId, epoch, expiresAt.getTime()])).toString(
    'base64url',
  )
  return `${plain}.${macOf(key, plain)}`
}

/** What a token says; null when it was not made with this key or has run out. */
export function readLineToken(key: Buffer, text: string, now: Date): LineToken | null {
  const [plain = '', mac = '', ...rest] = text.split('.')
  const right = macOf(key, plain)
  if (rest.length > 0 || mac.length !== right.length) return null
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(right))) return null
  const [teamId, callId, epoch, expiresAtMs] = JSON.parse(Buffer.from(plain, 'base64url').toString())
  const expiresAt = new Date(expiresAtMs)
  return expiresAt > now ? { teamId, callId, epoch, expiresAt } : null
}

function macOf(key: Buffer, plain: string): string {
  return createHmac('sha256', key).update(plain).digest('base64url')
}
