import { timingSafeEqual } from 'node:crypto'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { RestRoute } from '#carrier-emulator/rest-route.ts'
import type { AccountRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

/**
 * Who calls and for which account. An account acts for itself, a parent also for its subaccounts.
 * 20003 for wrong credentials, 20005 for a suspended caller, 20404 for an account out of reach.
 */
export function readCaller(
  carrier: Carrier,
  authorization: string | undefined,
  { route, params }: { route: RestRoute | null; params: Record<string, string> },
): { caller: AccountRow; account: AccountRow } {
  const { accounts } = carrier.state.rows
  const account = params.AccountSid === undefined ? undefined : accounts.get(params.AccountSid)
  if (route?.auth === 'open' && carrier.settings.mediaAuth === 'open') {
    if (!account) throw new TwilioError(20404)
    return { caller: account, account }
  }
  const caller = readCredentials(accounts, authorization)
  if (params.AccountSid === undefined) return { caller, account: caller }
  if (!account || (account.sid !== caller.sid && account.ownerSid !== caller.sid))
    throw new TwilioError(20404)
  return { caller, account }
}

function readCredentials(accounts: Map<string, AccountRow>, authorization: string | undefined): AccountRow {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const [sid = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  const caller = accounts.get(sid)
  if (!caller || caller.status === 'closed' || !isSame(rest.join(':'), caller.authToken))
    throw new TwilioError(20003)
  if (caller.status !== 'active') throw new TwilioError(20005)
  return caller
}

function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
