import { useSearch } from '@tanstack/react-router'
import { CircleCheck, Plus, Shield } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { useIsPhone, useMediaQuery } from '#ui/use-media-query.ts'
import { BenchPhones } from './bench-phones.tsx'
import { BenchSkeleton } from './bench-skeleton.tsx'
import { DevPhoneGate } from './dev-phone-gate.tsx'
import type { OwnNumber } from './dev-phone-head.tsx'
import { devPhones } from './dev-phones.ts'
import { countOn } from './fault-plan.ts'
import { FaultsPane } from './faults-pane.tsx'
import { handsetOf } from './handsets.ts'
import { handToPhoneDock } from './phone-dock-state.ts'
import { TrafficPane } from './traffic-pane.tsx'
import { useDevPhones } from './use-dev-phones.ts'
import { useFaults } from './use-faults.ts'
import { workbenchWords as words } from './workbench-words.ts'

/** The workbench: outside phones that call and text our numbers, what crosses the wire, and what goes wrong there. */
export function DevPage() {
  return (
    <DevPhoneGate
      loading={<BenchSkeleton />}
      frame={(content) => (
        <>
          <AdminStripe />
          <PageHead title={words.title} crumbs={[{ label: words.admin, to: '/admin' }]} />
          <div className="grow bg-surface">{content}</div>
        </>
      )}
    >
      {(ready) => <Workbench {...ready} />}
    </DevPhoneGate>
  )
}

type Pane = 'phones' | 'traffic' | 'faults'
const panes: readonly { value: Pane; label: string }[] = [
  { value: 'phones', label: words.panes.phones },
  { value: 'traffic', label: words.panes.traffic },
  { value: 'faults', label: words.panes.faults },
]

function Workbench({ numbers, suggestedPhone }: { numbers: readonly OwnNumber[]; suggestedPhone: string }) {
  const isOnPhone = useIsPhone()
  const isNarrow = useMediaQuery('(width <= 1024px)')
  const [pane, setPane] = useState<Pane>('phones')
  const { to } = useSearch({ strict: false }) as { to?: string }
  const bench = useDevPhones({ suggestedPhone, to })
  const faults = useFaults()
  const faultsOn = countOn(faults.plan)
  useDockOnLeaving(isOnPhone)
  // Beside the phones there is room for one more pane on a narrow screen, for none on a phone.
  const shows = (one: Pane) => {
    if (!isNarrow) return true
    if (isOnPhone) return pane === one
    return one === 'phones' || one === (pane === 'faults' ? 'faults' : 'traffic')
  }
  const add = () => {
    bench.add()
    setPane('phones')
  }
  return (
    <>
      <AdminStripe />
      <PageHead
        title={words.title}
        crumbs={[{ label: words.admin, to: '/admin' }]}
        badge={
          <Badge tone="ok" icon={CircleCheck}>
            {words.emulator}
          </Badge>
        }
        facts={factsOf(bench.phones.length, faultsOn)}
        end={
          <Button
            variant="primary"
            icon={Plus}
            disabledReason={bench.isFull ? words.addFull : undefined}
            onClick={add}
          >
            {words.add}
          </Button>
        }
      />
      {isNarrow && (
        <div className="shrink-0 px-4 pt-3">
          <SegmentedControl
            label={words.pane}
            value={!isOnPhone && pane === 'phones' ? 'traffic' : pane}
            onChange={(next) => setPane(next as Pane)}
            className="flex [&>*]:grow [&>*]:justify-center"
            items={panes
              .filter(({ value }) => isOnPhone || value !== 'phones')
              .map((one) => (one.value === 'faults' && faultsOn > 0 ? { ...one, count: faultsOn } : one))}
          />
        </div>
      )}
      <div className="flex min-h-0 grow phone:flex-col">
        {shows('phones') && <BenchPhones bench={bench} numbers={numbers} />}
        {shows('traffic') && (
          <TrafficPane className="min-w-0 grow narrow:mt-3 narrow:border-t phone:w-full phone:border-s-0" />
        )}
        {shows('faults') && (
          <FaultsPane
            faults={faults}
            className="w-64 shrink-0 narrow:mt-3 narrow:w-auto narrow:shrink narrow:grow narrow:border-t phone:w-full phone:border-s-0"
          />
        )}
      </div>
    </>
  )
}

function factsOf(phones: number, faultsOn: number): string {
  const facts = [words.phones(phones)]
  if (faultsOn > 0) facts.push(words.faultsOn(faultsOn))
  return facts.join(', ')
}

/** A call that goes on when the page is left is taken over by the dock, which every other page has. */
function useDockOnLeaving(isOnPhone: boolean): void {
  const isClosed = useRef(isOnPhone)
  isClosed.current = isOnPhone
  useEffect(
    () => () => {
      const talking = devPhones.read().find(({ from }) => handsetOf(from).state.read().sid !== null)
      if (talking) handToPhoneDock({ phoneId: talking.id, isOpen: !isClosed.current })
    },
    [],
  )
}

function AdminStripe() {
  return (
    <Banner label={words.notice} icon={Shield}>
      {words.noticeText}
    </Banner>
  )
}
