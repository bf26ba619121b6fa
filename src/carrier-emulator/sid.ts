import { randomBytes } from 'node:crypto'

export type SidPrefix = 'AC' | 'PN' | 'SM' | 'MM' | 'ME' | 'RQ' | 'CA' | 'VX' | 'RE' | 'CF'

/** A new identifier in the carrier's form: two letters and 32 hexadecimal digits. */
export function newSid(prefix: SidPrefix): string {
  return prefix + randomBytes(16).toString('hex')
}

/** A new secret of an account, 32 hexadecimal digits. */
export function newAuthToken(): string {
  return randomBytes(16).toString('hex')
}
