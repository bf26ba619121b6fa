import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listAreaCodes } from '#contacts/area-codes.ts'
import { toWallClock } from '#kit/wall-clock.ts'
import { quietUntil } from './quiet-hours.ts'

it.each([
  ['America/Los_Angeles', '2026-11-18T15:59:00Z', '2026-11-18T16:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-18T16:00:00Z', null],
  ['America/Los_Angeles', '2026-11-19T04:59:59Z', null],
  ['America/Los_Angeles', '2026-11-19T05:00:00Z', '2026-11-19T16:00:00.000Z'],
  ['America/New_York', '2026-11-18T12:59:00Z', '2026-11-18T13:00:00.000Z'],
  ['America/New_York America/Chicago', '2026-11-18T13:30:00Z', '2026-11-18T14:00:00.000Z'],
  ['America/New_York America/Chicago', '2026-11-19T01:59:00Z', null],
  ['America/New_York America/Chicago', '2026-11-19T02:00:00Z', '2026-11-19T14:00:00.000Z'],
  ['America/Iqaluit America/Edmonton America/Whitehorse', '2026-11-18T14:00:00Z', '2026-11-18T15:00:00.000Z'],
  ['Pacific/Honolulu', '2026-11-18T17:00:00Z', '2026-11-18T18:00:00.000Z'],
  // The night on which the clock goes back.
  ['America/New_York', '2026-11-01T02:00:00Z', '2026-11-01T13:00:00.000Z'],
])('%s at %s', (zones, now, until) => {
  // Sabotage: write `later.length < zones.length` for `later.length === 0`.
  expect(quietUntil(zones.split(' '), new Date(now))?.toISOString() ?? null).toBe(until)
})

it('whatever the code and the moment: never outside 8 to 21 anywhere it may be, never longer than needed', () => {
  // Sabotage: write 22 * 60 for closesAtMinutes.
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 })
  const isDecent = (zones: readonly string[], at: Date) =>
    zones.every((zone) => {
      const { minutes } = toWallClock(at, zone)
      return minutes >= 480 && minutes < 1260
    })
  fc.assert(
    fc.property(fc.constantFrom(...listAreaCodes()), moment, ([, zones], minute) => {
      const now = new Date(minute * 60_000)
      const until = quietUntil(zones, now)
      expect(isDecent(zones, until ?? now)).toBe(true)
      if (!until) return
      expect(isDecent(zones, now)).toBe(false)
      for (let ms = now.getTime(); ms < until.getTime(); ms += 30 * 60_000)
        expect(isDecent(zones, new Date(ms))).toBe(false)
    }),
    { numRuns: 500 },
  )
})
