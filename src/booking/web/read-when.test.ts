import { expect, test } from 'vitest'
import { readWhen, toWhen } from './read-when.ts'

const portland = 'America/Los_Angeles'

test('reads date and time on the team’s clock', () => {
  const when = { date: '2026-11-20', time: '14:30' }
  expect(readWhen(when, portland)).toEqual({ at: new Date('2026-11-20T22:30:00Z') })
  expect(toWhen(new Date('2026-11-20T22:30:00Z'), portland)).toEqual(when)
})

test('says what is missing', () => {
  expect(readWhen({ date: '', time: '14:30' }, portland)).toEqual({ fault: 'Choose a day.' })
  expect(readWhen({ date: '2026-11-20', time: '' }, portland)).toHaveProperty('fault')
})

test('does not quietly move a time that the clocks skip', () => {
  // Sabotage: in read-when.ts leave out the comparison with what the clock shows.
  expect(readWhen({ date: '2027-03-14', time: '02:30' }, portland)).toEqual({
    fault: 'The clocks skip this time on that day. Choose another one.',
  })
  expect(readWhen({ date: '2027-03-14', time: '03:30' }, portland)).toHaveProperty('at')
})
