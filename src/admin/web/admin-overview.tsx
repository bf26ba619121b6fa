import type { UseQueryResult } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { PageBody } from '#ui/page-head.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { AdminSearch } from './admin-search.tsx'
import { adminWords as words } from './admin-words.ts'
import { HealthFigures } from './health-figures.tsx'
import { InstanceCard } from './instance-card.tsx'
import { MailCard } from './mail-card.tsx'
import type { Overview } from './overview.ts'
import { PartsCard } from './parts-card.tsx'
import { SampleCard } from './sample-card.tsx'

/** What serves the instance, how it does, where anything is, what waits to be handed over. */
export function AdminOverview({ overview }: { overview: UseQueryResult<Overview> }) {
  const { data } = overview
  return (
    <PageBody>
      <AdminSearch />
      {overview.error && !data && (
        <ErrorPanel error={overview.error} title={words.failed} onRetry={() => overview.refetch()}>
          {words.goesOn}
        </ErrorPanel>
      )}
      {overview.isPending && <FiguresSkeleton />}
      {data && <HealthFigures health={data.health} counts={data.counts} />}
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 narrow:grid-cols-1">
        <div className="grid gap-4">
          {data ? <PartsCard parts={data.parts} /> : overview.isPending && <PartsSkeleton />}
          <MailCard />
        </div>
        <div className="grid gap-4">
          <InstanceCard />
          {data && <SampleCard hasSample={data.hasSample} />}
        </div>
      </div>
    </PageBody>
  )
}

function FiguresSkeleton() {
  return [words.health.database, words.health.teams].map((first) => (
    <div
      key={first}
      className="flex h-25.5 items-center rounded-card border border-line bg-surface px-4 phone:h-75"
    >
      <Skeleton className="w-1/3" />
    </div>
  ))
}

function PartsSkeleton() {
  return (
    <Card title={words.parts.title}>
      <SkeletonRows rows={8} rowClassName="h-11" />
    </Card>
  )
}
