import { Metric, MetricRow } from '#ui/metric.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatLength } from '#ui/time-text.ts'
import type { Overview } from './overview.ts'

/** How the instance does at this moment, in figures with their units; what is amiss is said above them. */
export function HealthFigures({ health, counts }: Pick<Overview, 'health' | 'counts'>) {
  const { intents } = health
  const onTheWay = intents.ready + intents.sending
  return (
    <>
      {health.databaseMs === null && (
        <Notice tone="danger" title="The database does not answer">
          Texts are still taken in and kept, and are worked through once it is back.
        </Notice>
      )}
      {intents.unknown > 0 && (
        <Notice
          tone="warn"
          title={`${intents.unknown} ${intents.unknown === 1 ? 'text' : 'texts'} with unknown fate`}
        >
          The carrier did not say whether it took them. They are looked up there and never sent twice.
        </Notice>
      )}
      <MetricRow>
        <Metric
          label="Database"
          value={health.databaseMs === null ? 'silent' : health.databaseMs.toFixed(1)}
          unit={health.databaseMs === null ? undefined : ' ms'}
          change={
            health.databaseWaiting > 0
              ? { direction: 'up', text: `${health.databaseWaiting} waiting` }
              : undefined
          }
        />
        <Metric label="Event loop lag" value={formatLength(health.eventLoopLagMs)} note="at this moment" />
        <Metric label="Memory" value={Math.round(health.memoryMb)} unit=" MB" note="of this process" />
        <Metric
          label="Texts on their way"
          value={onTheWay}
          change={intents.failed > 0 ? { direction: 'up', text: `${intents.failed} failed` } : undefined}
          note="none failed"
        />
        <Metric label="Answers due" value={health.dueConversations} note="conversations" />
        <Metric label="Waiting in the journal" value={health.journalPending} note="texts not filed yet" />
      </MetricRow>
      <MetricRow>
        <Metric label="Teams" value={counts.teams} note="the sample included" />
        <Metric label="People" value={counts.users} note="with an account" />
        <Metric label="Conversations" value={counts.conversations} note="of all teams" />
        <Metric label="Texts in 24 h" value={counts.texts24h} note="in and out" />
      </MetricRow>
    </>
  )
}
