import { useQuery } from '@tanstack/react-query'
import type { Home } from '#reports/contract.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { BotsCard } from './bots-card.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { homeWords } from './home-words.ts'
import { LatestConversations } from './latest-conversations.tsx'
import { LiveNow } from './live-now.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { reportsRpc } from './queries.ts'
import { TextYourBot, TryYourBot } from './try-your-bot.tsx'
import { useTeamClock } from './use-team-clock.ts'
import { WeekRow } from './week-row.tsx'

/** `/`: what waits for a person, the calls that go on, this week against the last, the bots, the latest conversations. */
export function HomePage() {
  const home = useQuery(reportsRpc.query.reports.home.queryOptions())
  const key = reportsRpc.query.reports.key()
  useLiveInvalidate('task.', key)
  useLiveInvalidate('conversation.', key)
  useLiveInvalidate('bot.', key)
  useLiveInvalidate('profile.', key)
  const clock = useTeamClock()
  return (
    <>
      <PageHead
        title={homeWords.title}
        facts={clock}
        end={home.data && !isNew(home.data) && <TextYourBot bots={home.data.bots} />}
      />
      <PageBody>
        {home.data ? (
          <HomeView home={home.data} />
        ) : home.isError ? (
          <ErrorPanel error={home.error} title={homeWords.failed} onRetry={() => home.refetch()} />
        ) : (
          <HomeSkeleton />
        )}
      </PageBody>
    </>
  )
}

function HomeView({ home }: { home: Home }) {
  if (isNew(home)) {
    return (
      <>
        <TryYourBot bots={home.bots} />
        <BotsCard bots={home.bots} weeks={home.botWeeks} />
      </>
    )
  }
  const live = new Set(home.live.map(({ conversation }) => conversation.id))
  const rows = rowsBeside(home.tasks.length + home.troubles.length) - home.live.length
  const latest = home.recent.filter(({ id }) => !live.has(id)).slice(0, Math.max(0, rows))
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_21.5rem] gap-4 phone:gap-3 narrow:grid-cols-1">
        <NeedsAttention tasks={home.tasks} openTasks={home.openTasks} troubles={home.troubles} />
        <div className="grid content-start gap-4 phone:gap-3">
          {home.live.length > 0 && <LiveNow talks={home.live} />}
          {latest.length > 0 && <LatestConversations conversations={latest} />}
        </div>
      </div>
      <WeekRow week={home.week} />
      <BotsCard bots={home.bots} weeks={home.botWeeks} />
    </>
  )
}

function isNew(home: Home): boolean {
  return home.recent.length === 0 && home.openTasks === 0 && home.live.length === 0
}

/** About as many conversations as there are rows beside them, so that the two cards end together. */
function rowsBeside(count: number): number {
  return Math.min(5, Math.max(2, count))
}
