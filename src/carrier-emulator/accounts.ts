import { showPage } from '#carrier-emulator/page.ts'
import { type RestCall, type RestRoute, showDate } from '#carrier-emulator/rest-route.ts'
import type { AccountRow } from '#carrier-emulator/rows.ts'
import { newAuthToken, newSid } from '#carrier-emulator/sid.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

/** The account itself and its subaccounts. */
export const accountRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: 'Accounts.json',
    operation: 'accounts.list',
    run(call) {
      const { carrier, caller, query } = call
      const name = query.get('FriendlyName')
      const status = query.get('Status')
      const rows = [...carrier.state.rows.accounts.values()].filter(
        (row) =>
          (row.sid === caller.sid || row.ownerSid === caller.sid) &&
          (name === null || row.friendlyName === name) &&
          (status === null || row.status === status),
      )
      return { status: 200, body: showPage(call, rows.reverse(), { key: 'accounts', show: showAccount }) }
    },
  },
  {
    method: 'POST',
    path: 'Accounts.json',
    operation: 'accounts.create',
    run({ carrier, caller, form }) {
      if (caller.sid !== caller.ownerSid)
        throw new TwilioError(20001, 'A subaccount cannot have subaccounts.')
      const nowMs = carrier.clock.nowMs()
      const friendlyName = readName(form.get('FriendlyName')) ?? `SubAccount created at ${showDate(nowMs)}`
      const sid = newSid('AC')
      const row = carrier.state.put('accounts', sid, {
        ...{ sid, ownerSid: caller.sid, authToken: newAuthToken(), friendlyName },
        ...{ status: 'active', createdMs: nowMs, updatedMs: nowMs },
      })
      return { status: 201, body: showAccount(row) }
    },
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}.json',
    operation: 'accounts.fetch',
    run: ({ account }) => ({ status: 200, body: showAccount(account) }),
  },
  {
    method: 'POST',
    path: 'Accounts/{AccountSid}.json',
    operation: 'accounts.update',
    run: updateAccount,
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/Balance.json',
    operation: 'balance.fetch',
    run: ({ carrier, account }) => ({
      status: 200,
      body: { account_sid: account.sid, balance: carrier.settings.balance, currency: 'USD' },
    }),
  },
]

function updateAccount({ carrier, account, form }: RestCall) {
  const status = form.get('Status') ?? account.status
  if (status !== 'active' && status !== 'suspended' && status !== 'closed')
    throw new TwilioError(20001, "'Status' is active, suspended or closed.")
  if (account.status === 'closed') throw new TwilioError(20005, 'A closed account cannot be changed.')
  if (account.sid === account.ownerSid && status === 'closed')
    throw new TwilioError(20001, 'Only a subaccount can be closed here.')
  const friendlyName = readName(form.get('FriendlyName')) ?? account.friendlyName
  const fields = { status, friendlyName, updatedMs: carrier.clock.nowMs() } as const
  const row = carrier.state.put('accounts', account.sid, fields)
  // Closing an account gives its numbers back.
  if (status === 'closed')
    for (const number of [...carrier.state.rows.numbers.values()])
      if (number.accountSid === account.sid) carrier.state.drop('numbers', number.sid)
  return { status: 200, body: showAccount(row) }
}

function readName(text: string | null): string | null {
  if (text !== null && text.length > 64)
    throw new TwilioError(20001, "'FriendlyName' has at most 64 characters.")
  return text === '' ? null : text
}

function showAccount(row: AccountRow): object {
  const uri = `/2010-04-01/Accounts/${row.sid}`
  return {
    sid: row.sid,
    owner_account_sid: row.ownerSid,
    friendly_name: row.friendlyName,
    status: row.status,
    type: 'Full',
    auth_token: row.authToken,
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.updatedMs),
    uri: `${uri}.json`,
    subresource_uris: {
      available_phone_numbers: `${uri}/AvailablePhoneNumbers.json`,
      incoming_phone_numbers: `${uri}/IncomingPhoneNumbers.json`,
      messages: `${uri}/Messages.json`,
      balance: `${uri}/Balance.json`,
    },
  }
}
