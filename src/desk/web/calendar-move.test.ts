import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toWallClock } from '#kit/wall-clock.ts'
import { makeAxis } from './calendar-axis.ts'
import { isTaken, snapPlace, stepTarget } from './calendar-move.ts'

const timeZone = 'America/Los_Angeles'
const alone = { timeZone, stepMinutes: 30, crewIds: [] }
const at = (iso: string, date = '2026-11-20') => ({ date, crewId: 'crew_a', startsAt: new Date(iso) })

describe('arrow keys', () => {
  test('go to the next step, also from between two', () => {
    expect(stepTarget(at('2026-11-20T17:10:00Z'), 'down', alone).startsAt.toISOString()).toMatch(/17:30/)
    expect(stepTarget(at('2026-11-20T17:10:00Z'), 'up', alone).startsAt.toISOString()).toMatch(/17:00/)
    expect(stepTarget(at('2026-11-20T17:30:00Z'), 'down', alone).startsAt.toISOString()).toMatch(/18:00/)
  })

  test('to another day keep the wall clock when the clocks change between', () => {
    const moved = stepTarget(at('2026-10-31T16:00:00Z', '2026-10-31'), 'right', alone)
    // Sabotage: in stepTarget add 24 hours to the moment.
    expect(moved).toEqual({
      date: '2026-11-01',
      crewId: 'crew_a',
      startsAt: new Date('2026-11-01T17:00:00Z'),
    })
  })

  test('to another crew stop at the last one', () => {
    const ground = { ...alone, crewIds: ['crew_a', 'crew_b'] }
    const there = stepTarget(at('2026-11-20T17:00:00Z'), 'right', ground)
    expect(there.crewId).toBe('crew_b')
    expect(stepTarget(there, 'right', ground).crewId).toBe('crew_b')
  })

  test('never leave the day, whatever the day is like, and go through an hour that comes twice', () => {
    const dates = ['2026-11-01', '2027-03-14', '2026-11-20']
    fc.assert(
      fc.property(
        fc.constantFrom(...dates),
        fc.array(fc.constantFrom('up' as const, 'down' as const), { maxLength: 80 }),
        (date, steps) => {
          let target = at(`${date}T20:00:00Z`, date)
          for (const step of steps) target = stepTarget(target, step, alone)
          expect(toWallClock(target.startsAt, timeZone).date).toBe(date)
        },
      ),
    )
    let target = at('2026-11-01T07:00:00Z', '2026-11-01')
    const hours: number[] = []
    for (let step = 0; step < 7; step += 1) {
      hours.push(toWallClock(target.startsAt, timeZone).minutes)
      target = stepTarget(target, 'down', alone)
    }
    expect(hours).toEqual([0, 30, 60, 90, 60, 90, 120])
  })
})

test('a pointer snaps to the nearest step and stays within the day', () => {
  const axis = makeAxis(['2026-11-20'], timeZone)
  expect(snapPlace(556, axis, 15)).toBe(555)
  expect(snapPlace(-40, axis, 15)).toBe(0)
  expect(snapPlace(2000, axis, 15)).toBe(1425)
})

test('the time kept free after an appointment counts as taken, its own place does not', () => {
  const appointment = {
    id: 'apt_1',
    crewId: 'crew_a',
    status: 'booked' as const,
    startsAt: '2026-11-20T17:00:00.000Z',
    freeAt: '2026-11-20T18:30:00.000Z',
  }
  const view = { appointments: [appointment], holds: [], blocks: [] } as unknown as Parameters<
    typeof isTaken
  >[0]
  const wanted = {
    crewId: 'crew_a',
    startsAt: new Date('2026-11-20T18:00:00Z'),
    freeAt: new Date('2026-11-20T19:00:00Z'),
  }
  // Sabotage: in isTaken take endsAt of an appointment for its end.
  expect(isTaken(view, { ...wanted, exceptId: 'apt_2' })).toBe(true)
  expect(isTaken(view, { ...wanted, exceptId: 'apt_1' })).toBe(false)
  expect(isTaken(view, { ...wanted, crewId: 'crew_b', exceptId: 'apt_2' })).toBe(false)
})
