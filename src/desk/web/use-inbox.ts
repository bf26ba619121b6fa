import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { conversationsQuery } from '#conversations/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'

export const inboxStatuses = ['open', 'pending', 'resolved', 'all'] as const
export type InboxStatus = (typeof inboxStatuses)[number]

export interface InboxFilter {
  status: InboxStatus
  botId: string | undefined
  search: string | undefined
}

/** One view of the inbox, page after page, kept fresh by what happens. */
export function useInbox(filter: InboxFilter) {
  const list = useInfiniteQuery(
    conversationsQuery.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  useLiveInvalidate('conversation.', conversationsQuery.list.key())
  useLiveInvalidate('task.', conversationsQuery.list.key())
  return {
    ...list,
    rows: list.data?.pages.flatMap((page) => page.items) ?? [],
    total: list.data?.pages[0]?.total,
  }
}

/** How many conversations each view holds. */
export function useInboxCounts(): Record<InboxStatus, number | undefined> {
  const totals = useQueries({
    queries: inboxStatuses.map((status) =>
      conversationsQuery.list.queryOptions({ input: { status, limit: 1 } }),
    ),
    combine: (results) => results.map((result) => result.data?.total),
  })
  const [open, pending, resolved, all] = totals
  return { open, pending, resolved, all }
}
