import { expect, it } from 'vitest'
import { findWhen } from './find-when.ts'

/** Monday. */
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/Denver' }
const read = (text: string) =>
  findWhen(text, here).map(({ value: { days, isExcluded } }) => `${isExcluded ? '!' : ''}${days?.from}`)

// Sabotage: in exclusion-words.ts take out "any time bar".
it.each([
  ['any time bar friday', ['!2026-11-27']],
  ['every day except tuesday', ['!2026-11-24']],
  // Sabotage: in read-exclusion.ts let isAnyPart return false.
  ['any weekday but friday', ['2026-11-23', '!2026-11-27']],
  // Sabotage: take out "is really".
  ['friday is really tough, saturday is fine', ['!2026-11-27', '2026-11-28']],
  ['thursday and friday are impossible', ['!2026-11-26', '!2026-11-27']],
  ['tues wont work for me', ['!2026-11-24']],
  // Sabotage: in exclusion-words.ts take "won't be able to" out.
  ["i won't be able to make it on friday", ['!2026-11-27']],
  ['please do not come on friday', ['!2026-11-27']],
  // Sabotage: in read-exclusion.ts leave out the line with "all but".
  ['tues wont work at all but friday would', ['!2026-11-24', '2026-11-27']],
  // Sabotage: in join-when.ts leave out the lines with "Not Mon".
  ['not mon. after 3 is ok', ['!2026-11-30', 'undefined']],
  ['the 3rd not the 4th', ['2026-12-03', '!2026-12-04']],
])('hears what is ruled out in "%s"', (text, whens) => {
  expect(read(text)).toEqual(whens)
})

// Sabotage: in read-exclusion.ts let isAnyPart return true.
it.each([
  ['nice in the morning but friday is fine too', ['2026-11-27']],
  ['meet at the bar friday', ['2026-11-27']],
  ['is friday full', ['2026-11-27']],
])('rules nothing out in "%s"', (text, whens) => {
  expect(read(text).filter((when) => !when.includes('undefined'))).toEqual(whens)
})
