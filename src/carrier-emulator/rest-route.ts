import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { AccountRow } from '#carrier-emulator/rows.ts'

export type RestCall = {
  carrier: Carrier
  /** Whose credentials came with the request. */
  caller: AccountRow
  /** The account in the path; the caller may act for it. */
  account: AccountRow
  /** Named parts of the path. */
  params: Record<string, string>
  form: URLSearchParams
  query: URLSearchParams
  /** The path without the query. */
  path: string
}

export type RestAnswer =
  | { status: number; body: object }
  | { status: 204 }
  | { status: 200; bytes: Buffer; contentType: string }

export type RestRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the version, such as `Accounts/{AccountSid}/Messages/{Sid}.json`. */
  path: string
  /** Its name in fault plans and the ledger. */
  operation: string
  /** `open`: credentials may be missing. */
  auth?: 'open'
  /** Throws TwilioError. */
  run(call: RestCall): RestAnswer | Promise<RestAnswer>
}

/** Dates on the carrier's wire (RFC 2822, whole seconds, UTC). */
export function showDate(atMs: number): string {
  return new Date(atMs).toUTCString().replace('GMT', '+0000')
}
