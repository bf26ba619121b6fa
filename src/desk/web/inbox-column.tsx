import { memo } from 'react'
import type { BotSummary } from '#bots/contract.ts'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters } from '#ui/filtered-empty.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { PageHead } from '#ui/page-head.tsx'
import { usePlace } from '#ui/place.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { conversationAddressIn, inboxAddress, inboxKeys } from './inbox-address.ts'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxWords } from './inbox-words.ts'
import { type InboxFilter, inboxStatuses, useInbox, useInboxTotal } from './use-inbox.ts'

interface InboxColumnProps {
  filter: InboxFilter
  bots: readonly BotSummary[]
  /** The conversation that is open beside the list. */
  open: string | undefined
  /** Views stand in a column of their own; else they are choices above the list. */
  hasViews: boolean
}

/** The conversations of a view, with what narrows them; drawn anew only when one of its properties changed. */
export const InboxColumn = memo(function InboxColumn({ filter, bots, open, hasViews }: InboxColumnProps) {
  const isPhone = useIsPhone()
  const list = useInbox(filter)
  const view = inboxWords.views[filter.status]
  return (
    <section
      aria-label={view}
      className="flex min-h-0 w-80 shrink-0 flex-col border-e border-line bg-surface [&>search>div]:w-full phone:w-full phone:border-e-0 phone:[&>search>div]:w-40"
    >
      {hasViews && <ListHead view={view} total={list.total} />}
      <InboxFilterBar choices={hasViews ? [] : narrowChoices(bots)} />
      <InboxList
        list={list}
        listKey={JSON.stringify(filter)}
        currentId={isPhone ? undefined : open}
        linkTo={(id) => (isPhone ? conversationAddressIn(filter, id) : inboxAddress({ ...filter, open: id }))}
        empty={<NothingHere filter={filter} bots={bots} />}
      />
    </section>
  )
})

/** The page's head where the views have no column of their own. */
export function InboxPageHead({ filter }: { filter: InboxFilter }) {
  const total = useInboxTotal(filter)
  return (
    <PageHead title={inboxWords.title} facts={total === undefined ? undefined : inboxWords.count(total)} />
  )
}

/** Which view is shown, and how many conversations it holds. */
function ListHead({ view, total }: { view: string; total: number | undefined }) {
  const { locale } = usePlace()
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4">
      <h2 className="min-w-0 truncate text-14 font-semibold">{view}</h2>
      {total !== undefined && (
        <span className="text-13 text-muted tabular-nums">{formatNumber(total, locale)}</span>
      )}
    </header>
  )
}

const search = { key: 'q', label: inboxWords.search, placeholder: inboxWords.searchHint }

function InboxFilterBar({ choices }: Pick<FilterBarProps, 'choices'>) {
  return <FilterBar filters={useUrlFilters(inboxKeys)} search={search} choices={choices} />
}

function NothingHere({ filter, bots }: Pick<InboxColumnProps, 'filter' | 'bots'>) {
  const bar = { filters: useUrlFilters(inboxKeys), search, choices: narrowChoices(bots) }
  return <InboxEmpty status={filter.status} filteredBy={activeFilters(bar)} />
}

function narrowChoices(bots: readonly BotSummary[]) {
  const states = inboxStatuses
    .filter((status) => status !== 'all')
    .map((status) => ({ value: status, label: inboxWords.views[status] }))
  const named = bots.map((bot) => ({ value: bot.id, label: bot.name }))
  return [
    { key: 'status', label: inboxWords.state, options: states },
    ...(bots.length > 1 ? [{ key: 'bot', label: inboxWords.bot, options: named }] : []),
  ]
}
