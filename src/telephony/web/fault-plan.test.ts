import { describe, expect, test } from 'vitest'
import type { CarrierFault, CarrierFaultInForce } from '#telephony/contract.ts'
import { countOn, otherFaults, stateOf, stillInForce, turned } from './fault-plan.ts'
import { type FaultSwitch, faultGroups } from './fault-switches.ts'

const switchOf = (id: string) =>
  faultGroups.flatMap((group) => group.switches).find((one) => one.id === id) as FaultSwitch
const nextCall = switchOf('next-call')
const duplicate = switchOf('duplicate')
/** The plan as the carrier tells it back. */
const inForce = (faults: readonly CarrierFault[], hit = 0): CarrierFaultInForce[] =>
  faults.map((fault) => ({ ...fault, matched: hit, hit }))

describe('a fault plan', () => {
  test('is turned one switch at a time, the others staying as they are', () => {
    const one = inForce(turned([], duplicate, 2))
    const two = inForce(turned(one, nextCall, 0))
    expect([stateOf(duplicate, two).variant, stateOf(nextCall, two).variant, countOn(two)]).toEqual([2, 0, 2])
    // Sabotage: in turned() take out the faults of the new variant alone.
    const other = inForce(turned(two, duplicate, 0))
    expect([stateOf(duplicate, other).variant, countOn(other)]).toEqual([0, 2])
    const off = inForce(turned(other, duplicate, null))
    expect([stateOf(duplicate, off).variant, countOn(off)]).toEqual([null, 1])
  })

  test('forgets what has been used up, and does not load it anew', () => {
    const used = inForce(turned([], nextCall, 1), 1)
    // Sabotage: leave isSpent out of stillInForce().
    expect(stateOf(nextCall, used)).toEqual({ variant: null, hit: 0 })
    expect(turned(used, duplicate, 0).filter(({ on }) => on === 'call')).toEqual([])
    const half = inForce([{ on: 'rest', fault: '429', rate: 1, count: 5 }], 2)
    expect(stillInForce(half)).toEqual([{ on: 'rest', fault: '429', rate: 1, count: 3 }])
  })

  test('counts its hits, and tells what no switch stands for', () => {
    const plan = inForce(turned([], duplicate, 0), 3)
    expect(stateOf(duplicate, plan).hit).toBe(3 * plan.length)
    const own = { on: 'rest', fault: '500', rate: 0.3, matched: 0, hit: 0 }
    expect(otherFaults([...plan, own])).toEqual([own])
    expect(countOn([...plan, own])).toBe(2)
  })
})
