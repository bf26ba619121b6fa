import { readDateFilter } from '#carrier-emulator/date-filter.ts'
import { showMessage } from '#carrier-emulator/message-view.ts'
import { showPage } from '#carrier-emulator/page.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import type { RestCall } from '#carrier-emulator/rest-route.ts'
import type { MessageRow } from '#carrier-emulator/rows.ts'

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

export function readParty(text: string | null): string | null {
  return text === null || text === '' ? null : (readPhoneNumber(text) ?? text)
}

function readTimeFilter({ query, carrier }: RestCall): (row: MessageRow) => boolean {
  const isInTime = readDateFilter(query, 'DateSent')
  if (!isInTime) return () => true
  const isByCreation = carrier.settings.dateFilter === 'created'
  return (row) => {
    const sentMs = row.sentMs ?? (isByCreation ? row.createdMs : null)
    return sentMs !== null && isInTime(sentMs)
  }
}
