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
        <Metric label="Event loop lag" value={formatLength(health.eventLoopLagMs)} />
        <Metric label="Memory" value={Math.round(health.memoryMb)} unit=" MB" />
        <Metric
          label="Texts on their way"
          value={onTheWay}
          change={intents.failed > 0 ? { direction: 'up', text: `${intents.failed} failed` } : undefined}
        />
        <Metric label="Answers due" value={health.dueConversations} />
        <Metric label="Waiting in the journal" value={health.journalPending} />
      </MetricRow>
      <MetricRow>
        <Metric label="Teams" value={counts.teams} />
        <Metric label="People" value={counts.users} />
        <Metric label="Conversations" value={counts.conversations} />
        <Metric label="Texts in 24 h" value={counts.texts24h} />
      </MetricRow>
    </>
  )
}
