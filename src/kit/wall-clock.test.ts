import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromWallClock, toWallClock, windowLabel } from './wall-clock.ts'

const zones = [
  'UTC', 'America/Los_Angeles', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Asia/Kathmandu',
  'Australia/Lord_Howe', 'Europe/Berlin', 'Pacific/Apia',
] // biome-ignore format: one glance

it('reads a clock and finds the moment again', () => {
  // Sabotage: take `after` out of the two candidates.
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 })
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (minute, zone) => {
      const at = new Date(minute * 60_000)
      const shown = toWallClock(at, zone)
      const found = fromWallClock(shown.date, shown.minutes, zone)
      expect(toWallClock(found, zone)).toEqual(shown)
      // The first of two moments at which the clock shows the same.
      expect(found <= at).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('moves a time that the clock skips as far on as it skips', () => {
  expect(fromWallClock('2026-03-08', 150, 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z')
  expect(fromWallClock('2026-11-01', 90, 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

it('names a time as people of the place do', () => {
  expect(windowLabel(new Date('2026-11-24T17:00:00Z'), 'America/Los_Angeles')).toBe(
    'Tuesday, November 24, 9:00 AM',
  )
  expect(windowLabel(new Date('2026-11-24T20:30:00Z'), 'America/Los_Angeles')).toBe(
    'Tuesday, November 24, 12:30 PM',
  )
})
