import { type RestCall, showDate } from '#carrier-emulator/rest-route.ts'
import type { MessageRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

/** The account's message, or 20404. */
export function findMessage({ carrier, account }: RestCall, sid: string | undefined): MessageRow {
  const row = carrier.state.rows.messages.get(sid ?? '')
  if (row?.accountSid !== account.sid) throw new TwilioError(20404)
  return row
}

const reasons: Record<number, string> = {
  11200: 'A picture could not be fetched.',
  30003: 'The phone cannot be reached.',
  30005: 'The number is not known.',
  30006: 'The number cannot take texts.',
  30007: 'The text was filtered.',
  30008: 'Unknown error.',
}

/** A message as the carrier shows it. */
export function showMessage(row: MessageRow): object {
  const uri = `/2010-04-01/Accounts/${row.accountSid}/Messages/${row.sid}`
  return {
    sid: row.sid,
    account_sid: row.accountSid,
    messaging_service_sid: null,
    from: row.from,
    to: row.to,
    body: row.body,
    status: row.status,
    direction: row.direction,
    num_segments: String(row.segments),
    num_media: String(row.mediaSids.length),
    price: null,
    price_unit: 'USD',
    error_code: row.errorCode,
    error_message: row.errorCode === null ? null : (reasons[row.errorCode] ?? 'The text did not arrive.'),
    api_version: '2010-04-01',
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.updatedMs),
    date_sent: row.sentMs === null ? null : showDate(row.sentMs),
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  }
}
