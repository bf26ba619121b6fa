import { useQuery } from '@tanstack/react-query'
import { Shield, Smartphone } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { type Place, usePlace } from '#ui/place.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { AdminSearch } from './admin-search.tsx'
import { HealthFigures } from './health-figures.tsx'
import { InstanceCard } from './instance-card.tsx'
import { MailCard } from './mail-card.tsx'
import { PartsCard } from './parts-card.tsx'
import { adminQuery } from './queries.ts'
import { SampleCard } from './sample-card.tsx'

const everyMs = 10_000

/** The instance: what serves it, how it does, where anything is, what waits to be handed over. */
export function AdminPage() {
  const overview = useQuery({ ...adminQuery.overview.queryOptions(), refetchInterval: everyMs })
  const { data } = overview
  const place = usePlace()
  return (
    <>
      <Banner label="Admin notice" icon={Shield}>
        Admin area. You look into every team of this instance
      </Banner>
      <PageHead
        title="Admin"
        facts={
          data && (
            <>
              Parley {data.version}, started {formatStart(data.startedAt, place)}
            </>
          )
        }
        end={
          <LinkButton icon={Smartphone} to="/admin/twilio/dev">
            Workbench
          </LinkButton>
        }
      />
      <PageBody>
        <AdminSearch />
        {overview.error && !data && (
          <ErrorPanel
            error={overview.error}
            title="The state of the instance could not be loaded"
            onRetry={() => overview.refetch()}
          />
        )}
        {data && <HealthFigures health={data.health} counts={data.counts} />}
        <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 narrow:grid-cols-1">
          <div className="grid gap-4">
            {data ? <PartsCard parts={data.parts} /> : overview.isPending && <SkeletonRows rows={8} />}
            <MailCard />
          </div>
          <div className="grid gap-4">
            <InstanceCard />
            {data && <SampleCard hasSample={data.hasSample} />}
          </div>
        </div>
      </PageBody>
    </>
  )
}

function formatStart(at: string, { locale, timeZone }: Place): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
}
