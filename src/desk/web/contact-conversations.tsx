import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationsQuery } from '#conversations/web/queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { weave } from '#ui/weave.tsx'
import { contactsWords } from './contacts-words.ts'
import { conversationAddressIn } from './inbox-address.ts'
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
    <section aria-label={contactsWords.talks} className="flex min-h-0 min-w-0 grow flex-col bg-surface">
      <InboxList
        list={{ ...list, rows: pages?.flatMap((page) => page.items) ?? [], total: pages?.[0]?.total }}
        listKey={contactId}
        currentId={undefined}
        titleOf={(row) => weave(contactsWords.talkWith, { bot: row.bot.name })}
        linkTo={(id) => conversationAddressIn({ contactId }, id)}
        empty={<EmptyState title={contactsWords.noTalks.title}>{contactsWords.noTalks.how}</EmptyState>}
      />
    </section>
  )
}
