import type { InboxFilter } from './use-inbox.ts'

/** What the inbox keeps in its address. */
export const inboxKeys = ['status', 'bot', 'q', 'open'] as const

/** What the page of a conversation keeps in its address of the list one came from. */
export const listKeys = ['status', 'bot', 'q', 'contact'] as const

/** The page of a conversation that one comes to from a list. */
export function conversationAddressIn(
  list: Partial<InboxFilter> & { contactId?: string | undefined },
  id: string,
) {
  return addressWith(`/conversations/${id}`, { ...valuesOf(list), contact: list.contactId })
}

/** The address of a view of the inbox, with the conversation that is open beside it. */
export function inboxAddress({
  status,
  botId,
  search,
  open,
}: InboxFilter & { open?: string | undefined }): string {
  return addressWith('/conversations', { ...valuesOf({ status, botId, search }), open })
}

function valuesOf({ status, botId, search }: Partial<InboxFilter>) {
  return { status: status === 'all' ? undefined : status, bot: botId, q: search }
}

function addressWith(path: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
