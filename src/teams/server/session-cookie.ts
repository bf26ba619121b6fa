import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/secrets.ts'

export const sessionCookieName = 'parley_session'
const maxAgeSeconds = 90 * 24 * 3600

/** The cookie that carries a session. Signed, so that a read of the database alone signs nobody in. */
export function sessionCookie(settings: { secrets: Secrets; isSecure: boolean }, token: string): string {
  return cookie(`${token}.${signatureOf(settings.secrets, token)}`, settings.isSecure, maxAgeSeconds)
}

export function clearedSessionCookie(isSecure: boolean): string {
  return cookie('', isSecure, 0)
}

/** The session's token from a request's headers; null without one, or with one that we did not sign. */
export function readSessionToken(secrets: Secrets, headers: Headers): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=')
    if (name !== sessionCookieName) continue
    const [token, signature] = value.split('.')
    if (token && signature && isSame(signature, signatureOf(secrets, token))) return token
  }
  return null
}

function cookie(value: string, isSecure: boolean, seconds: number): string {
  const secure = isSecure ? '; Secure' : ''
  return `${sessionCookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

function signatureOf(secrets: Secrets, token: string): string {
  return createHmac('sha256', secrets.derive('session-cookie')).update(token).digest('base64url')
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
