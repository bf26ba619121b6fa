import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { botsQuery } from '#bots/web/queries.ts'
import { useSession } from '#teams/web/use-session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters, FilteredEmpty } from '#ui/filtered-empty.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useIsPhone, useMediaQuery } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxViews, viewWords } from './inbox-views.tsx'
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
    search: { key: 'q', label: 'Search conversations', placeholder: 'Name, number or words' },
    choices: hasViews ? [] : narrowChoices(bots),
  }
  const linkTo = (change: Partial<InboxFilter> & { open?: string }) => ({
    to: '/conversations',
    search: toSearch({ ...filter, open, ...change }),
  })
  const hidden = [...activeFilters({ ...bar, choices: narrowChoices(bots) })]
  return (
    <>
      <PageHead title="Inbox" facts={list.total === undefined ? undefined : counted(list.total)} />
      <div className="flex min-h-0 grow">
        {hasViews && <InboxViews filter={filter} bots={bots} linkTo={linkTo} />}
        <section
          aria-label={viewWords[filter.status].word}
          className="flex min-h-0 w-80 shrink-0 flex-col border-r border-line bg-surface phone:w-full phone:border-r-0"
        >
          <FilterBar {...bar} />
          <InboxList
            list={list}
            listKey={JSON.stringify(filter)}
            currentId={isPhone ? undefined : open}
            linkTo={(id) => (isPhone ? `/conversations/${id}` : linkTo({ open: id }))}
            empty={
              hidden.length > 0 ? <FilteredEmpty what="conversations" filteredBy={hidden} /> : <NoneYet />
            }
          />
        </section>
        {!isPhone && (open ? <ConversationPane key={open} id={open} /> : <NothingOpen />)}
      </div>
    </>
  )
}

function NoneYet() {
  const { isAdministrator } = useSession()
  return (
    <EmptyState
      title="No conversations yet"
      action={
        isAdministrator && (
          <LinkButton variant="primary" icon={Smartphone} to="/admin/twilio/dev">
            Text your bot
          </LinkButton>
        )
      }
    >
      They appear here by themselves as soon as somebody texts your number.
    </EmptyState>
  )
}

function NothingOpen() {
  return (
    <div className="flex grow items-center justify-center bg-canvas text-13 text-muted">
      <p className="flex items-center gap-1.5">
        Choose a conversation <KeyHint keys="j" /> <KeyHint keys="k" /> then <KeyHint keys="enter" />
      </p>
    </div>
  )
}

function narrowChoices(bots: readonly { id: string; name: string }[]) {
  const states = inboxStatuses
    .filter((status) => status !== 'all')
    .map((status) => ({ value: status, label: viewWords[status].word }))
  const named = bots.map((bot) => ({ value: bot.id, label: bot.name }))
  return [
    { key: 'status', label: 'State', options: states },
    ...(bots.length > 1 ? [{ key: 'bot', label: 'Bot', options: named }] : []),
  ]
}

function toSearch({ status, botId, search, open }: InboxFilter & { open?: string }): Record<string, unknown> {
  return { status: status === 'all' ? undefined : status, bot: botId, q: search, open }
}

function counted(total: number): string {
  return total === 1 ? '1 conversation' : `${total} conversations`
}
