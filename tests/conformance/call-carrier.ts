import { afterEach, beforeEach, expect } from 'vitest'
import { callsIn } from './calls/calls-in.ts'
import { callsOut } from './calls/calls-out.ts'
import { callsThrough } from './calls/calls-through.ts'
import type { CallCarrierUnderTest } from './calls/under-test.ts'

/** What every carrier of calls must do, whoever is behind it. */
export function callCarrierSuite(open: () => CallCarrierUnderTest): void {
  beforeEach(() => {
    const { door } = open()
    Object.assign(door, { events: [], lines: [], decide: () => ({ kind: 'hang-up' }), onLine: () => {} })
  })
  afterEach(() => {
    expect(open().door.forgeries).toBe(0)
  })

  callsIn(open)
  callsOut(open)
  callsThrough(open)
}
