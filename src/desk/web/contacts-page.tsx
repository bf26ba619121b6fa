import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ContactSummary } from '#contacts/contract.ts'
import { contactsQuery } from '#contacts/web/queries.ts'
import { StopState } from '#contacts/web/stop-state.tsx'
import { type DataColumn, DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters } from '#ui/filtered-empty.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useHeldRows } from '#ui/use-held-rows.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { sourceWords } from './source-words.ts'

const keyOf = (contact: ContactSummary) => contact.id

const columns: DataColumn<ContactSummary>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: (contact) => contact.name ?? <span className="text-muted">No name yet</span>,
  },
  {
    key: 'phone',
    head: 'Number',
    phone: 'detail',
    cell: ({ phones }) => (
      <span className="flex items-baseline gap-2">
        {phones[0] ? <PhoneText number={phones[0].phone} /> : 'None'}
        {phones.length > 1 && <span className="text-12 text-muted">and {phones.length - 1} more</span>}
      </span>
    ),
  },
  {
    key: 'texts',
    head: 'Texts',
    phone: 'badge',
    cell: ({ phones }) => phones[0] && <StopState state={phones[0].stopState} />,
  },
  { key: 'source', head: 'Came by', isMinor: true, cell: (contact) => sourceWords(contact.source) },
  {
    key: 'since',
    head: 'Known since',
    isMinor: true,
    align: 'end',
    cell: (contact) => <TimeAgo at={contact.createdAt} />,
  },
  {
    key: 'seen',
    head: 'Last heard from',
    align: 'end',
    phone: 'end',
    cell: (contact) => <TimeAgo at={contact.lastSeenAt} />,
  },
]

/** Everybody who ever wrote, the last one first. */
export function ContactsPage() {
  const filters = useUrlFilters(['q'])
  const search = filters.values.q
  const bar: FilterBarProps = {
    filters,
    search: { key: 'q', label: 'Search contacts', placeholder: 'Name or number' },
  }
  const list = useInfiniteQuery(
    contactsQuery.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ search, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  useLiveInvalidate('contact.', contactsQuery.list.key())
  useLiveInvalidate('conversation.', contactsQuery.list.key())
  const held = useHeldRows(list.data?.pages.flatMap((page) => page.items) ?? [], keyOf, search)
  const total = list.data?.pages[0]?.total
  return (
    <>
      <PageHead title="Contacts" facts={total === undefined ? undefined : `${total} in all`} />
      <FilterBar {...bar} />
      <DataList
        className="grow"
        what="contacts"
        rows={held.rows}
        columns={columns}
        rowKey={keyOf}
        rowName={(contact) => contact.name ?? contact.phones[0]?.phone ?? contact.id}
        rowLink={(contact) => `/contacts/${contact.id}`}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => list.refetch()}
        filteredBy={activeFilters(bar)}
        empty={
          <EmptyState title="No contacts yet">
            Everybody who texts your number becomes a contact by themselves.
          </EmptyState>
        }
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => list.fetchNextPage()}
        newCount={held.newCount}
        onShowNew={held.showNew}
        footer={
          <>
            <span>
              {held.rows.length} of {total ?? 0}
            </span>
            <span className="flex items-center gap-1">
              <KeyHint keys="j+k" /> move <KeyHint keys="enter" /> open
            </span>
          </>
        }
      />
    </>
  )
}
