import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { createOutsidePhone } from '#providers/builtin/outside-phone.ts'
import { countOn, otherFaults, stateOf, turned } from '#telephony/web/fault-plan.ts'
import { faultGroups } from '#telephony/web/fault-switches.ts'

let emulator: Awaited<ReturnType<typeof startEmulator>>
beforeAll(async () => {
  emulator = await startEmulator({ accountSid: `AC${'3'.repeat(32)}`, authToken: 'b'.repeat(32) })
})
afterAll(() => emulator.close())

const switches = faultGroups.flatMap((group) => group.switches)

describe('every switch of the faults', () => {
  // Sabotage: rename a fault or a place in fault-switches.ts.
  test('is something the emulated carrier really does, in each of its variants', async () => {
    const phone = createOutsidePhone(emulator.url)
    for (const one of switches)
      for (const variant of one.variants.keys()) {
        const plan = await phone.setFaults(turned([], one, variant))
        expect([one.id, stateOf(one, plan).variant, countOn(plan)]).toEqual([one.id, variant, 1])
        expect(otherFaults(plan)).toEqual([])
      }
  })

  test('can be on beside all others', async () => {
    const phone = createOutsidePhone(emulator.url)
    for (const one of switches) await phone.setFaults(turned(await phone.faults(), one, 0))
    const plan = await phone.faults()
    expect(countOn(plan)).toBe(switches.length)
    expect(switches.filter((one) => stateOf(one, plan).variant !== 0)).toEqual([])
  })

  test('has a name of its own', () => {
    const names = switches.map(({ id, title }) => `${id} ${title}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(switches.map(({ title }) => title)).size).toBe(names.length)
  })
})
