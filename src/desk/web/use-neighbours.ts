import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { conversationsQuery } from '#conversations/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { conversationAddressIn, inboxAddress, listKeys } from './inbox-address.ts'
import { inboxStatuses } from './use-inbox.ts'

/** The conversations beside one, in the list one came from, which the address names; else in all, newest first. */
export function useNeighbours(id: string) {
  const { status, bot, q, contact } = useUrlFilters(listKeys).values
  const list = {
    status: inboxStatuses.find((one) => one === status) ?? ('all' as const),
    botId: bot,
    search: q,
    contactId: contact,
  }
  const options = conversationsQuery.neighbours.queryOptions({ input: { id, ...list } })
  useLiveInvalidate('conversation.', options.queryKey)
  const found = useQuery({ ...options, placeholderData: keepPreviousData }).data
  const placeOf = (other: string | null | undefined) =>
    other ? conversationAddressIn(list, other) : undefined
  return { previous: placeOf(found?.previous), next: placeOf(found?.next), list: inboxAddress(list) }
}
export type Neighbours = ReturnType<typeof useNeighbours>
