import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, toClock, toWallClock } from '#kit/wall-clock.ts'
import { findWindows } from './find-windows.ts'
import { listStarts } from './list-starts.ts'
import { openHours } from './open-hours.ts'
import type { Busy, CalendarState, Duration, Wanted } from './types.ts'

const day = [{ open: '08:00', close: '17:00' }]
const hours: CalendarState['hours'] = {
  timeZone: 'America/Los_Angeles',
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ open: '09:00', close: '13:00' }],
    sunday: [],
  },
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving', hours: [] }],
}
const hour: Duration = { durationMinutes: 60, bufferMinutes: 30 }
/** A Tuesday, 10:00 on the clock of the business. */
const calendar: CalendarState = {
  now: new Date('2026-11-17T18:00:00Z'),
  hours,
  leadMinutes: 120,
  horizonDays: 60,
  stepMinutes: 30,
  crewIds: ['crew_a'],
  busy: [],
}
const anything: Wanted = { days: null, times: null, limit: 3 }
const on = (date: string) => ({ from: date, to: date })
const at = (clock: string) => ({ from: clock, to: clock })
const clocks = (state: CalendarState, wanted: Wanted, service = hour) =>
  findWindows(state, service, wanted).starts.map(({ date, minutes }) => `${date} ${toClock(minutes)}`)
const local = (text: string) => new Date(`${text}-08:00`)

describe('what is offered', () => {
  it('lies apart: first, middle and late on a free day, and over two days where none was asked for', () => {
    // Sabotage: let spreadStarts return `starts.slice(0, limit)`.
    expect(clocks(calendar, { ...anything, days: on('2026-11-18') })).toEqual([
      '2026-11-18 08:00',
      '2026-11-18 12:00',
      '2026-11-18 16:00',
    ])
    expect(clocks(calendar, { ...anything, limit: 4 })).toEqual([
      '2026-11-17 12:00',
      '2026-11-17 16:00',
      '2026-11-18 08:00',
      '2026-11-18 16:00',
    ])
  })

  it('keeps to the part of the day that was asked for', () => {
    const wanted = { days: on('2026-11-19'), times: { from: '12:00', to: '15:00' }, limit: 3 }
    expect(clocks(calendar, wanted)).toEqual(['2026-11-19 12:00', '2026-11-19 13:30', '2026-11-19 14:30'])
    expect(findWindows(calendar, hour, wanted).isExact).toBe(true)
  })

  it('is the nearest where nothing is free as asked, on either side and the day after', () => {
    const busy: Busy[] = [
      { crewId: 'crew_a', from: local('2026-11-18T14:00:00'), to: local('2026-11-18T15:30:00') },
    ]
    const wanted = { days: on('2026-11-18'), times: at('14:00'), limit: 4 }
    const found = findWindows({ ...calendar, busy }, hour, wanted)
    expect(found.isExact).toBe(false)
    expect(clocks({ ...calendar, busy }, wanted)).toEqual(
      ['2026-11-18 11:30', '2026-11-18 12:30', '2026-11-18 15:30', '2026-11-18 10:30'].sort(),
    )
    // A holiday: the days around it, at the time that was asked for.
    const onHoliday = { days: on('2026-11-26'), times: at('09:00'), limit: 2 }
    expect(clocks(calendar, onHoliday)).toEqual(['2026-11-25 09:00', '2026-11-27 09:00'])
  })

  it('is a quarter hour where one was named and is free, and never unasked', () => {
    // Sabotage: let askedStep return `stepMinutes` alone.
    const wanted = { days: on('2026-11-18'), times: at('14:15'), limit: 3 }
    expect(clocks(calendar, wanted)).toEqual(['2026-11-18 14:15'])
    expect(findWindows(calendar, hour, wanted).isExact).toBe(true)
    const afternoon = { ...wanted, times: { from: '14:15', to: '15:00' } }
    expect(clocks(calendar, afternoon)).toEqual(['2026-11-18 14:30'])
    const hourly = findWindows({ ...calendar, stepMinutes: 60 }, hour, wanted)
    expect(hourly.isExact).toBe(false)
    expect(clocks(calendar, { ...wanted, times: at('14:10') })).not.toContain('2026-11-18 14:10')
    const taken = { crewId: 'crew_a', from: local('2026-11-18T15:00:00'), to: local('2026-11-18T16:00:00') }
    expect(clocks({ ...calendar, busy: [taken] }, wanted)).not.toContain('2026-11-18 14:15')
  })

  it('is nothing where the business is never open, and no day that was ruled out', () => {
    const closed = Object.fromEntries(Object.keys(hours.hours).map((name) => [name, []])) as never
    expect(clocks({ ...calendar, hours: { ...hours, hours: closed } }, anything)).toEqual([])
    const without = { ...anything, excludedDays: ['2026-11-17', '2026-11-18'], limit: 1 }
    expect(clocks(calendar, without)).toEqual(['2026-11-19 08:00'])
  })
})

describe('days on which the clock jumps', () => {
  const allDay = [{ open: '00:00', close: '24:00' }]
  const always = Object.fromEntries(Object.keys(hours.hours).map((name) => [name, allDay])) as never
  const state: CalendarState = {
    ...calendar,
    hours: { timeZone: 'America/New_York', hours: always, holidays: [] },
    now: new Date('2026-03-01T00:00:00Z'),
    leadMinutes: 0,
    horizonDays: 365,
    stepMinutes: 60,
  }
  const short: Duration = { durationMinutes: 60, bufferMinutes: 0 }

  it('have 23 and 25 hours to book', () => {
    // Sabotage: step through the wall clock in listStarts' grid, with the shift of the stretch's beginning throughout.
    expect(listStarts(state, short, on('2026-03-07'))).toHaveLength(24)
    expect(listStarts(state, short, on('2026-03-08'))).toHaveLength(23)
    expect(listStarts(state, short, on('2026-11-01'))).toHaveLength(25)
    expect(listStarts(state, short, on('2026-03-08')).map(({ minutes }) => minutes)).not.toContain(120)
  })

  it('open and close by the clock on the wall', () => {
    const shop = { ...hours, timeZone: 'America/New_York' }
    const times = (date: string) => openHours(shop, date).open.map(({ from }) => from.toISOString())
    expect(times('2026-03-06')).toEqual(['2026-03-06T13:00:00.000Z'])
    expect(times('2026-03-09')).toEqual(['2026-03-09T12:00:00.000Z'])
  })

  it('stay on the step where the clock moves by half an hour', () => {
    const lordHowe = { ...state, hours: { ...state.hours, timeZone: 'Australia/Lord_Howe' } }
    for (const date of ['2026-04-05', '2026-10-04'])
      for (const start of listStarts(lordHowe, short, on(date))) expect(start.minutes % 60).toBe(0)
  })
})

const zone = fc.constantFrom('America/Los_Angeles', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata')
const anyState = fc.record({
  zone,
  nowMinute: fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2026, 11, 31) / 60_000 }),
  leadMinutes: fc.constantFrom(0, 45, 1440),
  stepMinutes: fc.constantFrom(10, 15, 20, 30, 60),
  horizonDays: fc.integer({ min: 1, max: 20 }),
  crews: fc.integer({ min: 1, max: 3 }),
  busy: fc.array(
    fc.tuple(
      fc.integer({ min: -1, max: 2 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 5, max: 2000 }),
    ),
    { maxLength: 25 },
  ),
})

function stateOf(drawn: typeof anyState extends fc.Arbitrary<infer Value> ? Value : never): CalendarState {
  const nowMs = drawn.nowMinute * 60_000
  return {
    ...calendar,
    ...drawn,
    now: new Date(nowMs),
    hours: { ...hours, timeZone: drawn.zone },
    crewIds: ['crew_a', 'crew_b', 'crew_c'].slice(0, drawn.crews),
    busy: drawn.busy.map(([crew, from, length]) => ({
      crewId: crew < 0 ? null : (['crew_a', 'crew_b', 'crew_c'][crew] ?? null),
      from: new Date(nowMs + from * 60_000),
      to: new Date(nowMs + (from + length) * 60_000),
    })),
  }
}

it('every start is open, in time, on the step and free with its buffer; and none is missing', () => {
  // Sabotage: leave bufferMinutes out of `length`, or the lead out of `earliest`.
  const service = fc.record({
    durationMinutes: fc.constantFrom(15, 60, 90, 480),
    bufferMinutes: fc.constantFrom(0, 30),
  })
  fc.assert(
    fc.property(anyState, service, (drawn, length) => {
      const state = stateOf(drawn)
      const { date: today } = toWallClock(state.now, drawn.zone)
      const all = { from: today, to: addDays(today, state.horizonDays) }
      const found = new Map(listStarts(state, length, all).map((start) => [start.startsAt.getTime(), start]))
      for (let date = today; date <= all.to; date = addDays(date, 1)) {
        for (const open of openHours(state.hours, date).open) {
          for (let ms = open.from.getTime(); ms < open.to.getTime(); ms += 5 * 60_000) {
            const start = found.get(ms)
            const fits =
              ms + length.durationMinutes * 60_000 <= open.to.getTime() &&
              ms >= state.now.getTime() + state.leadMinutes * 60_000 &&
              toWallClock(new Date(ms), drawn.zone).minutes % state.stepMinutes === 0 &&
              state.crewIds.some((crewId) => isFree(state, crewId, { ms, length }))
            if (Boolean(start) !== fits) throw new Error(`${new Date(ms).toISOString()} ${fits} ${date}`)
            if (start && !isFree(state, start.crewId, { ms, length }))
              throw new Error('A crew that is not free.')
            found.delete(ms)
          }
        }
      }
      expect([...found.values()]).toEqual([])
    }),
    { numRuns: 150 },
  )
})

function isFree(state: CalendarState, crewId: string, at: { ms: number; length: Duration }): boolean {
  const end = at.ms + (at.length.durationMinutes + at.length.bufferMinutes) * 60_000
  return !state.busy.some(
    (busy) =>
      (busy.crewId === null || busy.crewId === crewId) &&
      busy.from.getTime() < end &&
      at.ms < busy.to.getTime(),
  )
}

it('an offer is never longer than asked, never twice the same, in order, and full when there is enough', () => {
  fc.assert(
    fc.property(
      anyState,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 9 }),
      (drawn, limit, days) => {
        const state = stateOf(drawn)
        const { date: today } = toWallClock(state.now, drawn.zone)
        const wanted = { days: on(addDays(today, days)), times: { from: '10:00', to: '14:00' }, limit }
        const { starts, isExact } = findWindows(state, hour, wanted)
        const times = starts.map(({ startsAt }) => startsAt.getTime())
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
        const every = listStarts(state, hour, { from: today, to: addDays(today, state.horizonDays) })
        const fitting = every.filter(
          ({ date, minutes }) => date === wanted.days.from && minutes >= 600 && minutes < 840,
        )
        expect(isExact).toBe(fitting.length > 0)
        expect(starts).toHaveLength(Math.min(limit, isExact ? fitting.length : every.length))
      },
    ),
    { numRuns: 150 },
  )
})
