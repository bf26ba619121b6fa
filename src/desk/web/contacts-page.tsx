import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import type { ContactSummary } from '#contacts/contract.ts'
import { contactsQuery } from '#contacts/web/queries.ts'
import { StopState } from '#contacts/web/stop-state.tsx'
import { useSession } from '#teams/web/use-session.ts'
import { type DataColumn, DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters } from '#ui/filtered-empty.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { formatNumber } from '#ui/number-text.ts'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useHeldRows } from '#ui/use-held-rows.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { contactsWords } from './contacts-words.ts'
import { sourceWords } from './source-words.ts'

const keyOf = (contact: ContactSummary) => contact.id

const columns: DataColumn<ContactSummary>[] = [
  {
    key: 'name',
    head: contactsWords.columns.name,
    cell: (contact) => contact.name ?? <span className="text-muted">{contactsWords.noName}</span>,
  },
  {
    key: 'phone',
    head: contactsWords.columns.number,
    phone: 'detail',
    cell: ({ phones }) => (
      <span className="flex items-baseline gap-2">
        {phones[0] ? <PhoneText number={phones[0].phone} /> : contactsWords.none}
        {phones.length > 1 && (
          <span className="text-12 text-muted">{contactsWords.more(phones.length - 1)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'texts',
    head: contactsWords.columns.texts,
    phone: 'badge',
    cell: ({ phones }) => phones[0] && <StopState state={phones[0].stopState} />,
  },
  {
    key: 'source',
    head: contactsWords.columns.cameBy,
    isMinor: true,
    cell: (contact) => sourceWords(contact.source),
  },
  {
    key: 'since',
    head: contactsWords.columns.since,
    isMinor: true,
    align: 'end',
    cell: (contact) => <TimeAgo at={contact.createdAt} />,
  },
  {
    key: 'seen',
    head: contactsWords.columns.seen,
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
    search: { key: 'q', label: contactsWords.search, placeholder: contactsWords.searchHint },
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
  const { isAdministrator } = useSession()
  const { locale } = usePlace()
  const written = (count: number) => formatNumber(count, locale)
  return (
    <>
      <PageHead
        title={contactsWords.title}
        facts={total === undefined ? undefined : contactsWords.count(written(total))}
      />
      <FilterBar {...bar} />
      <DataList
        className="grow"
        what={contactsWords.what}
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
          <EmptyState
            title={contactsWords.empty.title}
            action={
              isAdministrator && (
                <LinkButton variant="primary" icon={Smartphone} to="/admin/twilio/dev">
                  {contactsWords.empty.text}
                </LinkButton>
              )
            }
          >
            {contactsWords.empty.how}
          </EmptyState>
        }
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => list.fetchNextPage()}
        newCount={held.newCount}
        onShowNew={held.showNew}
        footer={
          <>
            <span>{contactsWords.shown(written(held.rows.length), written(total ?? 0))}</span>
            <span className="flex items-center gap-1">
              <KeyHint keys="j+k" /> {contactsWords.keys.move} <KeyHint keys="enter" />{' '}
              {contactsWords.keys.open}
            </span>
          </>
        }
      />
    </>
  )
}
