import { expect, it } from 'vitest'
import { describeWhen, labelMoment, shortLabel, spokenLabel } from './describe-when.ts'

const zone = 'America/Los_Angeles'
const day = { from: '2026-11-26', to: '2026-11-26' }
const plain = { isExcluded: false, isApproximate: false }

// Sabotage: in describe-when.ts format with `timeZone: 'UTC'`.
it('labels a moment on the wall clock of its zone', () => {
  const moment = new Date('2026-11-26T22:00:00Z')
  expect(labelMoment(moment, zone)).toBe('Thursday, November 26, 2:00 PM')
  expect(shortLabel(moment, zone)).toBe('Thu Nov 26, 2 PM')
  expect(shortLabel(new Date('2026-11-26T22:30:00Z'), zone)).toBe('Thu Nov 26, 2:30 PM')
  expect(spokenLabel(moment, zone)).toBe('Thursday, November twenty-sixth at two PM')
  expect(spokenLabel(new Date('2026-12-01T20:00:00Z'), zone)).toBe('Tuesday, December first at noon')
  expect(spokenLabel(new Date('2026-12-30T18:05:00Z'), zone)).toBe(
    'Wednesday, December thirtieth at ten oh five AM',
  )
})

it.each([
  [
    { days: day, times: { from: '12:00', to: '17:00' }, ...plain },
    'Thursday, November 26, 12:00 PM to 5:00 PM',
  ],
  [{ days: day, times: null, ...plain }, 'Thursday, November 26'],
  [
    { days: { from: '2026-11-30', to: '2026-12-06' }, times: null, ...plain },
    'Monday, November 30 to Sunday, December 6',
  ],
  [{ days: null, times: { from: '15:00', to: '24:00' }, ...plain }, 'after 3:00 PM'],
  [{ days: null, times: { from: '00:00', to: '11:00' }, ...plain }, 'before 11:00 AM'],
  [
    { days: day, times: { from: '14:00', to: '14:00' }, isExcluded: false, isApproximate: true },
    'Thursday, November 26, around 2:00 PM',
  ],
  [
    { days: null, times: { from: '14:00', to: '14:00' }, isExcluded: false, isApproximate: true },
    'around 2:00 PM',
  ],
  [{ days: day, times: null, isExcluded: true, isApproximate: false }, 'not Thursday, November 26'],
  [{ days: null, times: null, ...plain }, ''],
])('describes what was understood', (when, expected) => {
  expect(describeWhen(when, zone)).toBe(expected)
})
