import { useQuery } from '@tanstack/react-query'
import type { Home } from '#reports/contract.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { BotsCard } from './bots-card.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { LatestConversations } from './latest-conversations.tsx'
import { MessagesToAnswer } from './messages-to-answer.tsx'
import { reportsRpc } from './queries.ts'
import { TextYourBot, TryYourBot } from './try-your-bot.tsx'
import { useTeamClock } from './use-team-clock.ts'
import { WeekRow } from './week-row.tsx'

/** `/`: what waits for a person, this week against the last, the bots, the latest conversations. */
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
        title="Home"
        facts={clock}
        end={home.data && !isNew(home.data) && <TextYourBot bots={home.data.bots} />}
      />
      <PageBody>
        {home.data ? (
          <HomeView home={home.data} />
        ) : home.isError ? (
          <ErrorPanel error={home.error} title="Home could not be loaded" onRetry={() => home.refetch()} />
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
        <BotsCard bots={home.bots} />
      </>
    )
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_21.5rem] gap-4 phone:gap-3 narrow:grid-cols-1">
        <MessagesToAnswer tasks={home.tasks} total={home.openTasks} />
        <LatestConversations conversations={home.recent.slice(0, rowsBeside(home.tasks.length))} />
      </div>
      <WeekRow week={home.week} openTasks={home.openTasks} />
      <BotsCard bots={home.bots} />
    </>
  )
}

function isNew(home: Home): boolean {
  return home.recent.length === 0 && home.openTasks === 0
}

/** About as many conversations as there are messages, so that the two cards end together. */
function rowsBeside(messages: number): number {
  return Math.min(5, Math.max(3, messages))
}
