import { createHmac } from 'node:crypto'

export type SignedParams = Record<string, string | string[]>

/**
 * The carrier's request signature: base64 of HMAC-SHA1 under the account's token over the address and the sorted
 * form fields, each name right before its value; repeated values count once, in order. `url` has no fragment.
 */
export function signRequest(authToken: string, url: string, params: SignedParams): string {
  let signed = url
  for (const name of Object.keys(params).sort()) {
    const value = params[name] ?? ''
    const values = Array.isArray(value) ? [...new Set(value)].sort() : [value]
    for (const one of values) signed += name + one
  }
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}
