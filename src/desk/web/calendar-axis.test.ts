import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/wall-clock.ts'
import { hourMarks, makeAxis, missingOnDay, momentOnAxis, placeOnAxis, startOfDay } from './calendar-axis.ts'

const portland = 'America/Los_Angeles'
const springDay = '2027-03-14'
const fallDay = '2026-11-01'
const week = (date: string) => Array.from({ length: 7 }, (_, day) => addDays(date, day))

describe('a common day', () => {
  const axis = makeAxis(['2026-11-20'], portland)

  test('has 24 hours, each at its wall clock', () => {
    expect(axis.length).toBe(1440)
    expect(hourMarks(axis).map(({ at }) => at)).toEqual(Array.from({ length: 24 }, (_, hour) => hour * 60))
    expect(placeOnAxis(axis, '2026-11-20', new Date('2026-11-20T17:30:00Z'))).toBe(9.5 * 60)
  })

  test('cuts what begins before it or ends after it', () => {
    expect(placeOnAxis(axis, '2026-11-20', new Date('2026-11-19T12:00:00Z'))).toBe(0)
    expect(placeOnAxis(axis, '2026-11-20', new Date('2026-11-22T12:00:00Z'))).toBe(1440)
  })
})

describe('the day on which the clock goes back', () => {
  const axis = makeAxis([fallDay], portland)

  test('has 25 rows, with one o’clock twice', () => {
    expect(axis.length).toBe(1500)
    const marks = hourMarks(axis)
    expect(marks).toHaveLength(25)
    expect(marks.slice(0, 4).map(({ hour, isAgain }) => [hour, isAgain])).toEqual([
      [0, false],
      [1, false],
      [1, true],
      [2, false],
    ])
  })

  test('keeps both half past ones apart', () => {
    const first = new Date('2026-11-01T08:30:00Z')
    const second = new Date('2026-11-01T09:30:00Z')
    expect(placeOnAxis(axis, fallDay, first)).toBe(90)
    // Sabotage: in isSecondTime compare with <= 0.
    expect(placeOnAxis(axis, fallDay, second)).toBe(150)
    expect(momentOnAxis(axis, fallDay, 150)).toEqual(second)
  })

  test('in its week, the other days do not have the second hour', () => {
    const shared = makeAxis(week('2026-10-26'), portland)
    expect(missingOnDay(shared, '2026-10-27')).toEqual([{ from: 120, to: 180 }])
    expect(missingOnDay(shared, fallDay)).toEqual([])
    expect(placeOnAxis(shared, '2026-10-27', new Date('2026-10-27T16:00:00Z'))).toBe(9 * 60 + 60)
  })
})

describe('the day on which the clock goes forward', () => {
  test('does not have two o’clock', () => {
    const axis = makeAxis([springDay], portland)
    expect(axis.length).toBe(1440)
    expect(missingOnDay(axis, springDay)).toEqual([{ from: 120, to: 180 }])
    expect(momentOnAxis(axis, springDay, 9 * 60).toISOString()).toBe('2027-03-14T16:00:00.000Z')
  })
})

const zones = [
  'America/Los_Angeles',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
]

test('each minute of each day has one place, and from there one comes back to it', () => {
  const inTheWeek = fc.record({
    zone: fc.constantFrom(...zones),
    offset: fc.integer({ min: 0, max: 800 }),
    day: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 0, max: 1379 }),
  })
  // Sabotage: in placeOnAxis return minutes for every moment.
  fc.assert(
    fc.property(inTheWeek, ({ zone, offset, day, minute }) => {
      const dates = week(addDays('2026-01-05', offset))
      const axis = makeAxis(dates, zone)
      const date = dates[day] ?? ''
      const at = new Date(startOfDay(date, zone).getTime() + minute * 60_000)
      const place = placeOnAxis(axis, date, at)
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThan(axis.length)
      expect(momentOnAxis(axis, date, place).getTime()).toBe(at.getTime())
    }),
    { numRuns: 1500 },
  )
})
