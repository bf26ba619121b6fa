import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationsQuery } from '#conversations/web/queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { InboxList } from './inbox-list.tsx'

/** All conversations with one contact, the last one first. */
export function ContactConversations({ contactId }: { contactId: string }) {
  const list = useInfiniteQuery(
    conversationsQuery.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ contactId, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  )
  useLiveInvalidate('conversation.', conversationsQuery.list.key())
  const pages = list.data?.pages
  return (
    <section aria-label="Conversations" className="flex min-h-0 min-w-0 grow flex-col bg-surface">
      <InboxList
        list={{ ...list, rows: pages?.flatMap((page) => page.items) ?? [], total: pages?.[0]?.total }}
        listKey={contactId}
        currentId={undefined}
        titleOf={(row) => `With ${row.bot.name}`}
        linkTo={(id) => `/conversations/${id}`}
        empty={
          <EmptyState title="No conversations">
            What they write to you and what is answered stands here.
          </EmptyState>
        }
      />
    </section>
  )
}
