import { useQuery } from '@tanstack/react-query'
import { botsQuery } from '#bots/web/queries.ts'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters } from '#ui/filtered-empty.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { usePlace } from '#ui/place.ts'
import { useIsPhone, useMediaQuery } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxViews } from './inbox-views.tsx'
import { inboxWords } from './inbox-words.ts'
import { type InboxFilter, inboxStatuses, useInbox } from './use-inbox.ts'

/** The inbox: views, the list, and beside it the conversation that is open. On a phone only the list. */
export function ConversationsPage() {
  const isPhone = useIsPhone()
  const hasViews = useMediaQuery('(width > 1024px)')
  const filters = useUrlFilters(['status', 'bot', 'q', 'open'])
  const bots = useQuery(botsQuery.list.queryOptions()).data?.items ?? []
  const { open, bot, q } = filters.values
  const filter: InboxFilter = {
    status: inboxStatuses.find((status) => status === filters.values.status) ?? 'all',
    botId: bot,
    search: q,
  }
  const list = useInbox(filter)
  const bar: FilterBarProps = {
    filters,
    search: { key: 'q', label: inboxWords.search, placeholder: inboxWords.searchHint },
    choices: hasViews ? [] : narrowChoices(bots),
  }
  const linkTo = (change: Partial<InboxFilter> & { open?: string }) => ({
    to: '/conversations',
    search: toSearch({ ...filter, open, ...change }),
  })
  const view = inboxWords.views[filter.status]
  return (
    <>
      {hasViews ? (
        <title>{`${inboxWords.title} · Parley`}</title>
      ) : (
        <PageHead
          title={inboxWords.title}
          facts={list.total === undefined ? undefined : inboxWords.count(list.total)}
        />
      )}
      <div className="flex min-h-0 grow">
        {hasViews && <InboxViews filter={filter} bots={bots} linkTo={linkTo} />}
        <section
          aria-label={view}
          className="flex min-h-0 w-80 shrink-0 flex-col border-e border-line bg-surface [&>search>div]:w-full phone:w-full phone:border-e-0 phone:[&>search>div]:w-40"
        >
          {hasViews && <ListHead view={view} total={list.total} />}
          <FilterBar {...bar} />
          <InboxList
            list={list}
            listKey={JSON.stringify(filter)}
            currentId={isPhone ? undefined : open}
            linkTo={(id) => (isPhone ? `/conversations/${id}` : linkTo({ open: id }))}
            empty={
              <InboxEmpty
                status={filter.status}
                filteredBy={activeFilters({ ...bar, choices: narrowChoices(bots) })}
              />
            }
          />
        </section>
        {!isPhone && (open ? <ConversationPane key={open} id={open} /> : <NothingOpen />)}
      </div>
    </>
  )
}

/** Which view is shown, and how many conversations it holds. */
function ListHead({ view, total }: { view: string; total: number | undefined }) {
  const { locale } = usePlace()
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4">
      <h2 className="min-w-0 truncate text-14 font-semibold">{view}</h2>
      {total !== undefined && (
        <span className="text-13 text-muted tabular-nums">{new Intl.NumberFormat(locale).format(total)}</span>
      )}
    </header>
  )
}

function NothingOpen() {
  return (
    <div className="flex grow items-center justify-center bg-canvas px-4 text-13 text-muted">
      <p className="flex flex-wrap items-center justify-center gap-1.5">
        {inboxWords.choose} <KeyHint keys="j+k" /> <KeyHint keys="enter" />
      </p>
    </div>
  )
}

function narrowChoices(bots: readonly { id: string; name: string }[]) {
  const states = inboxStatuses
    .filter((status) => status !== 'all')
    .map((status) => ({ value: status, label: inboxWords.views[status] }))
  const named = bots.map((bot) => ({ value: bot.id, label: bot.name }))
  return [
    { key: 'status', label: inboxWords.state, options: states },
    ...(bots.length > 1 ? [{ key: 'bot', label: inboxWords.bot, options: named }] : []),
  ]
}

function toSearch({ status, botId, search, open }: InboxFilter & { open?: string }): Record<string, unknown> {
  return { status: status === 'all' ? undefined : status, bot: botId, q: search, open }
}
