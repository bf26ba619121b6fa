import { expect, test } from 'vitest'
import { openSecrets } from '#platform/secrets.ts'
import { clearedSessionCookie, readSessionToken, sessionCookie } from '#teams/server/session-cookie.ts'

const secrets = openSecrets({ secretKey: 'the key of these tests', dataDirectory: '' })
const headers = (cookie: string) => new Headers({ cookie })
const pairIn = (cookie: string) => cookie.split(';')[0] ?? ''

test('a cookie is for this site only, out of reach of scripts, and Secure where the address is', () => {
  const cookie = sessionCookie({ secrets, isSecure: false }, 'abc')
  expect(cookie).toContain('; Path=/; HttpOnly; SameSite=Lax; ')
  expect(cookie).not.toContain('Secure')
  expect(sessionCookie({ secrets, isSecure: true }, 'abc')).toContain('; Secure')
  expect(clearedSessionCookie(true)).toContain('Max-Age=0; Secure')
})

// Sabotage: in readSessionToken, stop at the first cookie of the name whatever it holds.
test('the token is read among other cookies, and past one that somebody planted', () => {
  const own = pairIn(sessionCookie({ secrets, isSecure: false }, 'abc'))
  expect(readSessionToken(secrets, headers(`theme=dark; ${own}; x=1`))).toBe('abc')
  expect(readSessionToken(secrets, headers(`parley_session=evil.AAAA; ${own}`))).toBe('abc')
  expect(readSessionToken(secrets, headers(own.replace('abc', 'abd')))).toBeNull()
  expect(readSessionToken(secrets, headers('parley_session=; parley_session; =; ;'))).toBeNull()
  const other = openSecrets({ secretKey: 'a key of another instance', dataDirectory: '' })
  expect(readSessionToken(other, headers(own))).toBeNull()
})
