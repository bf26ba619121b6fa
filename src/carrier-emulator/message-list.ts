import { showMessage } from '#carrier-emulator/message-view.ts'
import { showPage } from '#carrier-emulator/page.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import type { RestCall } from '#carrier-emulator/rest-route.ts'
import type { MessageRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const secondMs = 1_000
const dayMs = 86_400_000

/** An account's messages, newest first, by `To`, `From` and `DateSent` (`=`, `<=`, `>=`; whole seconds or days). */
export function listMessages(call: RestCall): object {
  const { carrier, account, query } = call
  const to = readParty(query.get('To'))
  const from = readParty(query.get('From'))
  const isInTime = readTimeFilter(call)
  const shownUntilMs = carrier.clock.nowMs() - carrier.settings.listLagMs
  const rows: MessageRow[] = []
  for (const row of carrier.state.messagesOf(account.sid)) {
    if (to !== null && row.to !== to) continue
    if (from !== null && row.from !== from) continue
    if (row.createdMs <= shownUntilMs && isInTime(row)) rows.push(row)
  }
  return showPage(call, rows.reverse(), { key: 'messages', show: showMessage })
}

function readParty(text: string | null): string | null {
  return text === null || text === '' ? null : (readPhoneNumber(text) ?? text)
}

function readTimeFilter({ query, carrier }: RestCall): (row: MessageRow) => boolean {
  const on = readTime(query.get('DateSent'))
  const until = readTime(query.get('DateSent<'))
  const since = readTime(query.get('DateSent>'))
  if (!on && !until && !since) return () => true
  const isByCreation = carrier.settings.dateFilter === 'created'
  return (row) => {
    const sentMs = row.sentMs ?? (isByCreation ? row.createdMs : null)
    if (sentMs === null) return false
    // The list knows whole seconds only, so a text of the same second as a bound is inside.
    const atMs = sentMs - (sentMs % secondMs)
    if (on && (atMs < on.startMs || atMs >= on.endMs)) return false
    if (until && atMs >= until.endMs) return false
    return !since || atMs >= since.startMs
  }
}

/** The day or second a date names. */
function readTime(text: string | null): { startMs: number; endMs: number } | null {
  if (text === null || text === '') return null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const plain = text.replace(' ', 'T')
  const atMs = Date.parse(
    isDay ? `${text}T00:00:00Z` : /(Z|[+-]\d\d:?\d\d)$/.test(plain) ? plain : `${plain}Z`,
  )
  if (Number.isNaN(atMs))
    throw new TwilioError(20001, "'DateSent' is a date such as 2026-01-31 or 2026-01-31T09:30:00Z.")
  const startMs = atMs - (atMs % secondMs)
  return { startMs, endMs: startMs + (isDay ? dayMs : secondMs) }
}
