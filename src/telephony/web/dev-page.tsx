import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleCheck, Plus, Shield } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import type { OwnNumber } from './dev-phone-head.tsx'
import { DevPhonePanel } from './dev-phone-panel.tsx'
import { telephonyQuery } from './queries.ts'
import { TrafficPane } from './traffic-pane.tsx'
import { useDevPhones } from './use-dev-phones.ts'

/** The workbench: outside phones that text our numbers, and what crosses the wire. */
export function DevPage() {
  const phone = useQuery(telephonyQuery.devPhone.queryOptions())
  if (phone.data?.isEmulated && phone.data.numbers.length > 0) {
    return <Workbench numbers={phone.data.numbers} suggestedPhone={phone.data.suggestedPhone} />
  }
  return (
    <>
      <AdminStripe />
      <PageHead title="Workbench" crumbs={[{ label: 'Admin', to: '/admin' }]} />
      <div className="grow bg-surface">
        {phone.error && (
          <ErrorPanel error={phone.error} title="The dev phone could not be loaded" onRetry={phone.refetch} />
        )}
        {phone.isPending && <PhoneSkeleton />}
        {phone.data && !phone.data.isEmulated && (
          <EmptyState title="The dev phone needs the carrier emulator">
            This instance uses a real carrier. Start it with EMULATOR=on to have the emulator beside it.
          </EmptyState>
        )}
        {phone.data?.isEmulated && phone.data.numbers.length === 0 && (
          <EmptyState
            title="No number to text yet"
            action={
              <LinkButton variant="primary" to="/settings/phones">
                Get a number
              </LinkButton>
            }
          >
            A free number on this machine takes a few seconds.
          </EmptyState>
        )}
      </div>
    </>
  )
}

function Workbench({ numbers, suggestedPhone }: { numbers: readonly OwnNumber[]; suggestedPhone: string }) {
  const isOnPhone = useIsPhone()
  const [pane, setPane] = useState('phones')
  const { to } = useSearch({ strict: false }) as { to?: string }
  const bench = useDevPhones({ suggestedPhone, to })
  const add = () => {
    bench.add()
    setPane('phones')
  }
  return (
    <>
      <AdminStripe />
      <PageHead
        title="Workbench"
        crumbs={[{ label: 'Admin', to: '/admin' }]}
        badge={
          <Badge tone="ok" icon={CircleCheck}>
            Emulator
          </Badge>
        }
        facts={bench.phones.length === 1 ? '1 phone' : `${bench.phones.length} phones`}
        end={
          <Button
            variant="primary"
            icon={Plus}
            disabledReason={bench.isFull ? 'Four phones are the most here' : undefined}
            onClick={add}
          >
            Phone
          </Button>
        }
      />
      {isOnPhone && (
        <div className="shrink-0 px-4 pt-3">
          <SegmentedControl
            label="Pane"
            value={pane}
            onChange={setPane}
            className="flex [&>*]:grow [&>*]:justify-center"
            items={[
              { value: 'phones', label: 'Phones' },
              { value: 'traffic', label: 'Traffic' },
            ]}
          />
        </div>
      )}
      <div className="flex min-h-0 grow phone:flex-col">
        {(!isOnPhone || pane === 'phones') && (
          <div className="flex min-h-0 min-w-0 grow gap-4 overflow-x-auto p-4 phone:snap-x phone:snap-mandatory">
            {bench.phones.map((phone, index) => (
              <div key={phone.id} className="flex min-h-0 phone:w-full phone:shrink-0 phone:snap-center">
                <DevPhonePanel
                  phone={phone}
                  numbers={numbers}
                  isFirst={index === 0}
                  onChange={(change) => bench.change(phone.id, change)}
                  onRemove={bench.phones.length > 1 ? () => bench.remove(phone.id) : undefined}
                />
              </div>
            ))}
          </div>
        )}
        {(!isOnPhone || pane === 'traffic') && (
          <TrafficPane className="w-126 shrink-0 phone:mt-3 phone:w-full phone:shrink phone:grow phone:border-t phone:border-l-0" />
        )}
      </div>
    </>
  )
}

function AdminStripe() {
  return (
    <Banner label="Admin notice" icon={Shield}>
      Admin area. The calls and texts of every team show here
    </Banner>
  )
}

function PhoneSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="p-4">
      <div className="grid h-140 w-75 content-start gap-6 rounded-[1.5rem] border border-line p-4 phone:w-full">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-3/5" />
      </div>
    </div>
  )
}
