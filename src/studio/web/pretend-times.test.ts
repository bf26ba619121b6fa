import { describe, expect, test } from 'vitest'
import { presetTimes, wallClock } from './pretend-times.ts'

describe('times to pretend', () => {
  test('are on the wall clock of the business', () => {
    expect(wallClock(new Date('2026-11-23T05:10:00Z'), 'America/Los_Angeles')).toBe('2026-11-22T21:10')
  })

  // Sabotage: in presetTimes leave out `|| 7`.
  test('are coming ones, also on a Sunday', () => {
    const sunday = presetTimes(new Date('2026-11-22T20:00:00Z'), 'America/Los_Angeles')
    expect(sunday.map(({ at }) => at)).toEqual(['2026-11-22T21:00', '2026-11-29T11:00', '2026-11-23T09:00'])
    const monday = presetTimes(new Date('2026-11-23T20:00:00Z'), 'America/Los_Angeles')
    expect(monday.map(({ at }) => at)).toEqual(['2026-11-23T21:00', '2026-11-29T11:00', '2026-11-30T09:00'])
  })
})
