import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { BotSummary } from '#bots/contract.ts'
import { botsQuery } from '#bots/web/queries.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { useIsPhone, useMediaQuery } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { inboxKeys } from './inbox-address.ts'
import { InboxColumn, InboxPageHead } from './inbox-column.tsx'
import { InboxPane } from './inbox-pane.tsx'
import { InboxViews } from './inbox-views.tsx'
import { inboxWords } from './inbox-words.ts'
import { type InboxFilter, inboxStatuses } from './use-inbox.ts'

const none: readonly BotSummary[] = []

/** The inbox: views, the list, and beside it the conversation that is open. On a phone only the list. */
export function ConversationsPage() {
  const isPhone = useIsPhone()
  const hasViews = useMediaQuery('(width > 1024px)')
  const bots = useQuery(botsQuery.list.queryOptions()).data?.items ?? none
  const { filter, open } = useInboxPlace()
  // A click is answered at once; what takes long to draw follows, and gives way to the next click.
  const shownFilter = useDeferredValue(filter)
  const shownOpen = useDeferredValue(open)
  return (
    <>
      {hasViews ? <title>{`${inboxWords.title} · Parley`}</title> : <InboxPageHead filter={shownFilter} />}
      <div className="flex min-h-0 grow">
        {hasViews && <InboxViews filter={filter} open={open} bots={bots} />}
        <InboxColumn filter={shownFilter} bots={bots} open={open} hasViews={hasViews} />
        {!isPhone &&
          (shownOpen ? <InboxPane key={shownOpen} id={shownOpen} list={shownFilter} /> : <NothingOpen />)}
      </div>
    </>
  )
}

/** What the address says is shown; the same object while it says the same. */
function useInboxPlace(): { filter: InboxFilter; open: string | undefined } {
  const { status, bot, q, open } = useUrlFilters(inboxKeys).values
  const filter = useMemo(
    () => ({ status: inboxStatuses.find((one) => one === status) ?? 'all', botId: bot, search: q }),
    [status, bot, q],
  )
  return { filter, open }
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
