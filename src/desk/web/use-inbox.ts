import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { conversationsQuery } from '#conversations/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'

export const inboxStatuses = ['open', 'pending', 'resolved', 'all'] as const
export type InboxStatus = (typeof inboxStatuses)[number]

export interface InboxFilter {
  status: InboxStatus
  botId: string | undefined
  search: string | undefined
}

function inboxOptions(filter: InboxFilter) {
  return conversationsQuery.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** One view of the inbox, page after page, kept fresh by what happens. */
export function useInbox(filter: InboxFilter) {
  const list = useInfiniteQuery(inboxOptions(filter))
  useLiveInvalidate('conversation.', conversationsQuery.list.key())
  useLiveInvalidate('task.', conversationsQuery.list.key())
  return {
    ...list,
    rows: list.data?.pages.flatMap((page) => page.items) ?? [],
    total: list.data?.pages[0]?.total,
  }
}

/** How many conversations a view holds, beside a list of it that is kept fresh. */
export function useInboxTotal(filter: InboxFilter): number | undefined {
  return useInfiniteQuery(inboxOptions(filter)).data?.pages[0]?.total
}

/** How many conversations each view holds. */
export function useInboxCounts(): Record<InboxStatus, number> | undefined {
  const { data } = useQuery(conversationsQuery.counts.queryOptions())
  useLiveInvalidate('conversation.', conversationsQuery.counts.key())
  useLiveInvalidate('task.', conversationsQuery.counts.key())
  return data
}
