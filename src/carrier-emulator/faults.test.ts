import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFaults, type FaultPlan, faultPlanShape } from '#carrier-emulator/faults.ts'

const planOf = (seed: number, plan: object[]): FaultPlan => faultPlanShape.parse({ seed, plan })
const event = { to: '+12065550100', from: '+13035550142' }

function decideAll(plan: FaultPlan, events: { to: string; from: string }[]) {
  const faults = createFaults()
  faults.set(plan)
  return events.map((one) =>
    faults.decide('webhook.message', one).map(({ entry, draw }) => [entry.fault, draw]),
  )
}

describe('createFaults', () => {
  // Sabotage: draw with Math.random in drawNumber.
  it('decides the same for the same seed and order of events', () => {
    const entry = fc.record({
      on: fc.constant('webhook.message'),
      fault: fc.constantFrom('drop', 'delay', 'duplicate', 'reorder'),
      rate: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const phones = fc.array(fc.constantFrom('+12065550100', '+12065550101'), { maxLength: 60 })
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.array(entry, { maxLength: 5 }), phones, (seed, entries, to) => {
        const events = to.map((phone) => ({ ...event, to: phone }))
        const first = decideAll(planOf(seed, entries), events)
        expect(decideAll(planOf(seed, entries), events)).toEqual(first)
        for (const [, draw] of first.flat()) expect(Number(draw) >= 0 && Number(draw) < 1).toBe(true)
      }),
    )
  })

  it('differs between seeds and between the entries of a plan', () => {
    const half = { on: 'webhook.message', fault: 'drop', rate: 0.5 }
    const events = Array.from({ length: 64 }, () => event)
    expect(decideAll(planOf(1, [half]), events)).not.toEqual(decideAll(planOf(2, [half]), events))
    const [a, b] = [0, 1].map((index) =>
      decideAll(planOf(7, [half, { ...half, fault: 'delay' }]), events).map((hits) =>
        hits.some(([fault]) => fault === (index === 0 ? 'drop' : 'delay')),
      ),
    )
    expect(a).not.toEqual(b)
  })

  it('hits its share, for any seed', () => {
    for (const rate of [0, 0.2, 0.5, 1]) {
      const events = Array.from({ length: 5_000 }, () => event)
      const hits = decideAll(planOf(99, [{ on: 'webhook.message', fault: 'drop', rate }]), events).flat()
        .length
      expect(Math.abs(hits / 5_000 - rate)).toBeLessThan(0.03)
    }
  })

  it('keeps to its count and to the numbers it names', () => {
    const faults = createFaults()
    faults.set(planOf(1, [{ on: 'rest', fault: '429', count: 2, to: event.to }]))
    const asked = [event, { ...event, to: '+12065550199' }, event, event]
    expect(asked.map((one) => faults.decide('rest', one).length)).toEqual([1, 0, 1, 0])
    expect(faults.decide('delivery', event)).toEqual([])
    expect(faults.read()?.seen).toEqual([{ matched: 3, hit: 2 }])
    faults.clear()
    expect(faults.decide('rest', event)).toEqual([])
  })

  it('refuses a fault that its place does not know', () => {
    const read = faultPlanShape.safeParse({ seed: 1, plan: [{ on: 'rest', fault: 'duplicate', rate: 1 }] })
    expect(read.error?.issues[0]?.path).toEqual(['plan', 0, 'fault'])
  })
})
