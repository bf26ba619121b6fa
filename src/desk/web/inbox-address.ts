import type { InboxFilter } from './use-inbox.ts'

/** What the inbox keeps in its address. */
export const inboxKeys = ['status', 'bot', 'q', 'open'] as const

/** The address of a view of the inbox, with the conversation that is open beside it. */
export function inboxAddress({
  status,
  botId,
  search,
  open,
}: InboxFilter & { open?: string | undefined }): string {
  const values = { status: status === 'all' ? undefined : status, bot: botId, q: search, open }
  const given = Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return given.length === 0 ? '/conversations' : `/conversations?${new URLSearchParams(given)}`
}
