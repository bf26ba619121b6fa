import { expect, it } from 'vitest'
import { readWhen } from './read-when.ts'

const late = [{ open: '12:00', close: '20:00' }]
const hours = {
  timeZone: 'America/Chicago',
  hours: {
    monday: late,
    tuesday: late,
    wednesday: late,
    thursday: late,
    friday: late,
    saturday: [],
    sunday: [],
  },
  holidays: [],
}
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: hours.timeZone, hours }

// Sabotage: let whileOpen give back what it was given; take "morning" out of saysHalf.
it.each([
  ['thursday at seven', '19:00'],
  ['thursday at 7 in the morning', '07:00'],
  ['thursday at 7am', '07:00'],
  ['thursday at one', '13:00'],
  ['saturday at seven', '07:00'],
])('understands "%s" by when the doors are open', (words, clock) => {
  expect(readWhen(words, here)?.searches).toMatchObject([{ times: { from: clock, to: clock } }])
})

it('means an hour said beside days on them, and on no other day', () => {
  // Sabotage: let onTheirDays give back what it was given.
  expect(readWhen('thursday or monday around two, at 2 pm', here)?.searches).toEqual([
    { days: { from: '2026-11-26', to: '2026-11-26' }, times: { from: '14:00', to: '14:00' } },
    { days: { from: '2026-11-30', to: '2026-11-30' }, times: { from: '14:00', to: '14:00' } },
  ])
})
