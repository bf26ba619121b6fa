import { useQuery } from '@tanstack/react-query'
import { Shield, Smartphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Banner } from '#ui/banner.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { type Place, usePlace } from '#ui/place.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { AdminOverview } from './admin-overview.tsx'
import { adminWords as words } from './admin-words.ts'
import { adminQuery } from './queries.ts'

const KitPage = lazy(async () => ({ default: (await import('./kit/kit-page.tsx')).KitPage }))
const everyMs = 10_000

/** The instance: how it does and what it needs, and beside it every part its screens are made of. */
export function AdminPage() {
  const overview = useQuery({ ...adminQuery.overview.queryOptions(), refetchInterval: everyMs })
  const { data } = overview
  const place = usePlace()
  const isKit = useUrlFilters(['tab']).values.tab === 'kit'
  return (
    <>
      <Banner label={words.notice} icon={Shield}>
        {words.noticeText}
      </Banner>
      <PageHead
        title={words.title}
        facts={data && words.running({ version: data.version, since: formatStart(data.startedAt, place) })}
        end={
          <LinkButton icon={Smartphone} to="/admin/twilio/dev">
            {words.workbench}
          </LinkButton>
        }
      />
      <Tabs
        label={words.title}
        className="bg-surface px-6 phone:px-4"
        value={isKit ? 'kit' : 'overview'}
        items={[
          { value: 'overview', label: words.tabs.overview, to: '/admin' },
          { value: 'kit', label: words.tabs.kit, to: '/admin?tab=kit' },
        ]}
      />
      {isKit ? (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <KitPage />
        </Suspense>
      ) : (
        <AdminOverview overview={overview} />
      )}
    </>
  )
}

function formatStart(at: string, { locale, timeZone }: Place): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
}
