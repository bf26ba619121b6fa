import { useState } from 'react'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { stateOf, turned } from './fault-plan.ts'
import type { FaultSwitch } from './fault-switches.ts'
import type { useFaults } from './use-faults.ts'
import { workbenchWords as words } from './workbench-words.ts'

interface FaultRowProps {
  fault: FaultSwitch
  faults: ReturnType<typeof useFaults>
}

/** One thing that may go wrong: on or off, in which measure, and how often it has. */
export function FaultRow({ fault, faults }: FaultRowProps) {
  const { variant, hit } = stateOf(fault, faults.plan)
  const [wanted, setWanted] = useState(0)
  const shown = variant ?? wanted
  const isOn = variant !== null
  const label = fault.variants[shown]?.label ?? ''
  const turn = (next: number | null) => {
    faults.set(turned(faults.plan, fault, next), fault.title)
  }
  const choose = (next: number) => {
    setWanted(next)
    if (isOn) turn(next)
  }
  return (
    <div className="border-b border-line px-4 py-0.5">
      <Switch
        label={fault.title}
        help={fault.variants.length === 1 ? label : undefined}
        checked={isOn}
        className="min-h-6 py-0 phone:min-h-11"
        onChange={() => turn(isOn ? null : shown)}
      />
      {fault.variants.length > 1 && (
        <Select
          isCompact
          aria-label={words.faults.how(fault.title)}
          className="h-6 border-transparent bg-transparent ps-0 text-12 text-muted phone:h-9"
          value={String(shown)}
          options={fault.variants.map((one, index) => ({ value: String(index), label: one.label }))}
          onChange={(event) => choose(Number(event.target.value))}
        />
      )}
      {isOn && hit > 0 && <p className="pb-0.5 text-12 text-warn tabular-nums">{words.faults.hit(hit)}</p>}
    </div>
  )
}
