import { createHash, randomBytes } from 'node:crypto'

/** The secret part of a link: 256 random bits. Only its hash is looked up. */
export function newLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkToken(token) }
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
