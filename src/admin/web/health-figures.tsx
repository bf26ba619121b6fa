import { Metric, MetricRow } from '#ui/metric.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { usePlace } from '#ui/place.ts'
import { adminWords } from './admin-words.ts'
import type { Overview } from './overview.ts'

const words = adminWords.health

/** How the instance does at this moment, in figures with their units; what is amiss is said above them. */
export function HealthFigures({ health, counts }: Pick<Overview, 'health' | 'counts'>) {
  const { intents } = health
  const { locale } = usePlace()
  const onTheWay = intents.ready + intents.sending
  return (
    <>
      {health.databaseMs === null && (
        <Notice tone="danger" title={words.silent}>
          {words.silentHelp}
        </Notice>
      )}
      {intents.unknown > 0 && (
        <Notice tone="warn" title={words.unknown(intents.unknown)}>
          {words.unknownHelp}
        </Notice>
      )}
      <MetricRow>
        <Metric
          label={words.database}
          note={words.databaseNote}
          value={
            health.databaseMs === null ? words.databaseSilent : formatNumber(health.databaseMs, locale, 1)
          }
          unit={health.databaseMs === null ? undefined : ' ms'}
          change={
            health.databaseWaiting > 0
              ? { direction: 'up', text: words.waiting(health.databaseWaiting) }
              : undefined
          }
        />
        <Metric
          label={words.lag}
          value={formatNumber(Math.round(health.eventLoopLagMs), locale)}
          unit=" ms"
          note={words.lagNote}
        />
        <Metric
          label={words.memory}
          value={formatNumber(Math.round(health.memoryMb), locale)}
          unit=" MB"
          note={words.memoryNote}
        />
        <Metric
          label={words.onTheWay}
          value={formatNumber(onTheWay, locale)}
          change={
            intents.failed > 0 ? { direction: 'up', text: words.someFailed(intents.failed) } : undefined
          }
          note={words.noneFailed}
        />
        <Metric
          label={words.due}
          value={formatNumber(health.dueConversations, locale)}
          note={words.dueNote}
        />
        <Metric
          label={words.journal}
          value={formatNumber(health.journalPending, locale)}
          note={words.journalNote}
        />
      </MetricRow>
      <MetricRow>
        <Metric label={words.teams} value={formatNumber(counts.teams, locale)} note={words.teamsNote} />
        <Metric label={words.people} value={formatNumber(counts.users, locale)} note={words.peopleNote} />
        <Metric
          label={words.conversations}
          value={formatNumber(counts.conversations, locale)}
          note={words.conversationsNote}
        />
        <Metric label={words.texts} value={formatNumber(counts.texts24h, locale)} note={words.textsNote} />
      </MetricRow>
    </>
  )
}
