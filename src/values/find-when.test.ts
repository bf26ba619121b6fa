import { expect, it } from 'vitest'
import { findWhen } from './find-when.ts'

const zones = [
  'America/New_York',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Europe/London',
]

/** "2026-11-26@12:00-17:00", one per value, an excluded one with "!". */
function read(text: string, now: string, timeZone: string, isAsked = false): string {
  return findWhen(text, { now: new Date(now), timeZone }, { isAsked })
    .map(({ value: { days, times, isExcluded } }) => {
      const said = days ? (days.from === days.to ? days.from : `${days.from}..${days.to}`) : ''
      const clock = times ? (times.from === times.to ? `@${times.from}` : `@${times.from}-${times.to}`) : ''
      return `${isExcluded ? '!' : ''}${said}${clock}`
    })
    .join(' ')
}

// Monday, November 23, on the wall clock of all these zones.
const monday = '2026-11-23T15:10:00Z'
const phrases: [string, string][] = [
  ['a week from Tuesday, after lunch', '2026-12-01@12:00-17:00'],
  ['the 3rd', '2026-12-03'],
  ['next week', '2026-11-30..2026-12-06'],
  ['this weekend', '2026-11-28..2026-11-29'],
  ['in two weeks', '2026-12-07'],
  ['thurs arvo', '2026-11-26@12:00-17:00'],
  ['thursday 2ish', '2026-11-26@14:00'],
  ['tomorrow at half nine', '2026-11-24@09:30'],
  ['first thing tomorrow', '2026-11-24@06:00-10:00'],
  ['between 2 and 4', '@14:00-16:00'],
  ['not Monday', '!2026-11-30'],
  ['monday or tuesday morning', '2026-11-30@06:00-12:00 2026-11-24@06:00-12:00'],
  ['the week of the 14th', '2026-12-14..2026-12-20'],
  ['12/3 at 15:00', '2026-12-03@15:00'],
  ['the tuesday after thanksgiving', '2026-12-01'],
  ['tomorrow or the day after', '2026-11-24 2026-11-25'],
  ['a week friday', '2026-12-04'],
  ['between now and friday', '2026-11-23..2026-11-27'],
  ['the week after thanksgiving', '2026-11-30..2026-12-06'],
  ['thanksgiving morning', '2026-11-26@06:00-12:00'],
  ['like 430 tmrw', '2026-11-24@16:30'],
  ['today, monday, at 4', '2026-11-23@16:00'],
  ['monday', '2026-11-30'],
  ["it's been leaking since friday", ''],
  ['I called on Friday', ''],
  ['I called about Friday', '2026-11-27'],
  ["I'd like it repaired on Friday", '2026-11-27'],
  ['can I get it fixed friday at 2', '2026-11-27@14:00'],
  ['it was repaired on Friday', ''],
  ['i was there at 9 yesterday', ''],
  ["i'm at ten fifteen south elm", ''],
  ['december third, 8 at night', '2026-12-03@20:00'],
  ['move it from tuesday to thursday', '2026-11-24 2026-11-26'],
  ["can't do friday but the 30th works, before 11", '!2026-11-27 2026-11-30'],
  ['good morning, it broke last tuesday', ''],
]

// Sabotage: in calendar-days.ts let nextWeekday count from the day itself (+ 7 instead of + 6 and no + 1).
it.each(zones)('reads days and times on the wall clock of %s', (timeZone) => {
  for (const [text, expected] of phrases.filter(([text]) => !text.startsWith("can't")))
    expect(read(text, monday, timeZone), text).toBe(expected)
})

// Sabotage: in calendar-days.ts drop `timeZone` from the format.
it.each([
  [
    'five past midnight in Los Angeles',
    'tomorrow',
    '2026-11-24T08:05:00Z',
    'America/Los_Angeles',
    '2026-11-25',
  ],
  [
    'late in the evening, when it is tomorrow in UTC',
    'tomorrow',
    '2026-11-24T04:30:00Z',
    'America/New_York',
    '2026-11-24',
  ],
  ['Honolulu, ten hours behind', 'today', '2026-11-24T09:59:00Z', 'Pacific/Honolulu', '2026-11-23'],
  [
    'the night clocks go back',
    'tomorrow at 9',
    '2026-10-31T23:30:00-04:00',
    'America/New_York',
    '2026-11-01@09:00',
  ],
  ['the repeated hour', 'in two hours', '2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01@02:30'],
  ['the skipped hour', 'in an hour', '2026-03-08T06:30:00Z', 'America/New_York', '2026-03-08@03:30'],
  ['Phoenix has no summer time', 'in an hour', '2026-03-08T09:30:00Z', 'America/Phoenix', '2026-03-08@03:30'],
  [
    'London, the last Sunday of October',
    'monday at half nine',
    '2026-10-24T23:30:00Z',
    'Europe/London',
    '2026-10-26@09:30',
  ],
  ['the turn of the year', 'jan 2', '2027-01-01T03:00:00Z', 'America/Denver', '2027-01-02'],
  ['a leap day', 'feb 29', monday, 'America/Denver', '2028-02-29'],
])('%s: "%s"', (_, text, now, timeZone, expected) => {
  expect(read(text, now, timeZone)).toBe(expected)
})

// Sabotage: in finish-when.ts leave out the line with `isToday`.
it('leaves out what is over today, and takes an hour that is over for the later one', () => {
  const afternoon = '2026-11-23T23:10:00Z'
  expect(read('this morning', afternoon, 'America/Denver')).toBe('')
  expect(read('today at 2pm', afternoon, 'America/Denver')).toBe('')
  expect(read('today at 7', afternoon, 'America/Denver')).toBe('2026-11-23@19:00')
})

// Sabotage: in join-when.ts let isMeant return true always.
it('takes a bare number for a time only where one was asked for', () => {
  expect(read('2', monday, 'America/Denver')).toBe('')
  expect(read('2', monday, 'America/Denver', true)).toBe('@14:00')
  // Sabotage: in tokens.ts let timeThatIs match nothing.
  expect(read("nine's good", monday, 'America/Denver', true)).toBe('@09:00')
  expect(read('i have 2 dogs', monday, 'America/Denver', true)).toBe('')
})

it('marks what is meant roughly', () => {
  const [found] = findWhen('around 2 on friday', { now: new Date(monday), timeZone: 'America/Denver' })
  expect(found?.value.isApproximate).toBe(true)
})
