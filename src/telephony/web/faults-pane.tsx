import { Undo2, X, Zap } from 'lucide-react'
import type { CarrierFaultInForce } from '#telephony/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { countOn, otherFaults, stillInForce } from './fault-plan.ts'
import { FaultRow } from './fault-row.tsx'
import { faultGroups } from './fault-switches.ts'
import type { useFaults } from './use-faults.ts'
import { workbenchWords } from './workbench-words.ts'

const words = workbenchWords.faults

interface FaultsPaneProps {
  faults: ReturnType<typeof useFaults>
  className?: string
}

/** What goes wrong out there on purpose: one switch for each thing the emulated carrier can do wrong. */
export function FaultsPane({ faults, className }: FaultsPaneProps) {
  const { plan, query } = faults
  const on = countOn(plan)
  return (
    <section
      aria-label={words.title}
      className={classNames('flex min-h-0 flex-col border-s border-line bg-surface', className)}
    >
      <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line py-1 pe-2 ps-4">
        <h2 className="text-14 font-semibold">{words.title}</h2>
        {on > 0 && (
          <Badge tone="warn" icon={Zap}>
            {words.on(on)}
          </Badge>
        )}
        <div className="ms-auto flex items-center">
          {faults.undo && (
            <IconButton icon={Undo2} label={words.undo(faults.undo.what)} onClick={faults.undo.run} />
          )}
          {on > 0 && (
            <Button
              variant="quiet"
              size="small"
              pending={faults.isPending}
              onClick={() => faults.set([], words.allOff)}
            >
              {words.allOff}
            </Button>
          )}
        </div>
      </header>
      <div className="min-h-0 grow overflow-y-auto">
        {query.error && !query.data && (
          <ErrorPanel error={query.error} title={words.failed} onRetry={() => query.refetch()}>
            {words.goesOn}
          </ErrorPanel>
        )}
        {query.isPending && <SkeletonRows rows={8} rowClassName="h-11" />}
        {query.data && (
          <>
            <OtherFaults faults={faults} />
            {faultGroups.map((group) => (
              <section key={group.title} aria-label={group.title}>
                <h3 className="px-4 pt-4 pb-1 text-12 font-medium text-muted">{group.title}</h3>
                {group.switches.map((one) => (
                  <FaultRow key={one.id} fault={one} faults={faults} />
                ))}
              </section>
            ))}
          </>
        )}
      </div>
    </section>
  )
}

function OtherFaults({ faults }: { faults: ReturnType<typeof useFaults> }) {
  const others = otherFaults(faults.plan)
  if (others.length === 0) return null
  const remove = (gone: CarrierFaultInForce) =>
    faults.set(stillInForce(faults.plan.filter((fault) => fault !== gone)), nameOf(gone))
  return (
    <section aria-label={words.elsewhere}>
      <h3 className="px-4 pt-4 pb-1 text-12 font-medium text-muted">{words.elsewhere}</h3>
      {others.map((fault) => (
        <div
          key={JSON.stringify({ ...fault, matched: 0, hit: 0 })}
          className="flex min-h-11 items-center gap-2 border-b border-line py-1 pe-2 ps-4"
        >
          <p dir="ltr" className="min-w-0 grow truncate font-mono text-12">
            {nameOf(fault)}
          </p>
          <IconButton
            size="small"
            icon={X}
            label={words.turnOff(nameOf(fault))}
            onClick={() => remove(fault)}
          />
        </div>
      ))}
    </section>
  )
}

function nameOf({ on, fault }: CarrierFaultInForce): string {
  return `${on} ${fault}`
}
