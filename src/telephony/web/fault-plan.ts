import type { CarrierFault, CarrierFaultInForce } from '#telephony/contract.ts'
import { type FaultSwitch, faultGroups } from './fault-switches.ts'

export interface SwitchState {
  /** Which variant is in force; null when it is off. */
  variant: number | null
  /** How often it has hit since it was switched on. */
  hit: number
}

/** What of the plan still can hit, as a new plan takes it: counts go on from where they are. */
export function stillInForce(plan: readonly CarrierFaultInForce[]): CarrierFault[] {
  return plan
    .map(({ matched: _matched, hit, count, ...fault }) => ({
      fault: count === undefined ? fault : { ...fault, count: count - hit },
      isSpent: count !== undefined && hit >= count,
    }))
    .filter(({ isSpent }) => !isSpent)
    .map(({ fault }) => fault)
}

/** Whether a switch is on, and as what. */
export function stateOf({ variants }: FaultSwitch, plan: readonly CarrierFaultInForce[]): SwitchState {
  const live = plan.filter((fault) => fault.count === undefined || fault.hit < fault.count)
  const found = variants.findIndex(({ faults }) =>
    faults.every((wanted) => live.some((fault) => isSame(fault, wanted))),
  )
  if (found < 0) return { variant: null, hit: 0 }
  const own = live.filter((fault) => variants[found]?.faults.some((wanted) => isSame(fault, wanted)))
  return { variant: found, hit: own.reduce((sum, { hit }) => sum + hit, 0) }
}

/** The plan with a switch turned to one of its variants, or off with null. */
export function turned(
  plan: readonly CarrierFaultInForce[],
  { variants }: FaultSwitch,
  variant: number | null,
): CarrierFault[] {
  const all = variants.flatMap(({ faults }) => faults)
  const others = stillInForce(plan).filter((fault) => !all.some((own) => isSame(fault, own)))
  return [...others, ...(variant === null ? [] : (variants[variant]?.faults ?? []))]
}

/** Faults in force that no switch stands for, such as those set by a program. */
export function otherFaults(plan: readonly CarrierFaultInForce[]): CarrierFaultInForce[] {
  const known = faultGroups.flatMap(({ switches }) => switches.flatMap(({ variants }) => variants))
  return plan.filter(
    (fault) =>
      (fault.count === undefined || fault.hit < fault.count) &&
      !known.some(({ faults }) => faults.some((own) => isSame(fault, own))),
  )
}

/** How many things go wrong on purpose: switches that are on, and what no switch stands for. */
export function countOn(plan: readonly CarrierFaultInForce[]): number {
  const switches = faultGroups.flatMap((group) => group.switches)
  return switches.filter((one) => stateOf(one, plan).variant !== null).length + otherFaults(plan).length
}

const details = ['rate', 'delayMs', 'copies', 'errorCode', 'errorRate', 'to', 'from'] as const

/** The same fault in the same measure; how often it may still hit does not matter. */
function isSame(one: CarrierFault, other: CarrierFault): boolean {
  return (
    one.on === other.on &&
    one.fault === other.fault &&
    (one.count === undefined) === (other.count === undefined) &&
    details.every((name) => one[name] === other[name])
  )
}
