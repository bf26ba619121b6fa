import { secondsOf } from '#carrier-emulator/calls/seconds.ts'
import { type RestCall, showDate } from '#carrier-emulator/rest-route.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

/** The account's call, or 20404. */
export function findCall({ carrier, account }: RestCall, sid: string | undefined): CallRow {
  const row = carrier.state.rows.calls.get(sid ?? '')
  if (row?.accountSid !== account.sid) throw new TwilioError(20404)
  return row
}

/** A call as the carrier shows it. */
export function showCall(row: CallRow): object {
  const uri = `/2010-04-01/Accounts/${row.accountSid}/Calls/${row.sid}`
  const isOver = row.endMs !== null
  return {
    sid: row.sid,
    account_sid: row.accountSid,
    parent_call_sid: row.parentSid,
    from: row.from,
    from_formatted: formatNumber(row.from),
    to: row.to,
    to_formatted: formatNumber(row.to),
    phone_number_sid: row.numberSid,
    caller_name: row.callerName,
    forwarded_from: row.forwardedFrom,
    direction: row.direction,
    status: row.status,
    answered_by: row.answeredBy,
    start_time: showDateOrNull(row.startMs),
    end_time: showDateOrNull(row.endMs),
    duration: isOver ? String(secondsOf(row.durationMs)) : null,
    price: null,
    price_unit: 'USD',
    queue_time: '0',
    group_sid: null,
    trunk_sid: null,
    api_version: '2010-04-01',
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.updatedMs),
    uri: `${uri}.json`,
    subresource_uris: { recordings: `${uri}/Recordings.json`, events: `${uri}/Events.json` },
  }
}

function showDateOrNull(atMs: number | null): string | null {
  return atMs === null ? null : showDate(atMs)
}

function formatNumber(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area === undefined ? number : `(${area}) ${exchange}-${line}`
}
