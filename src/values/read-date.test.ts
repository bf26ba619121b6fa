import { expect, it } from 'vitest'
import { findWhen } from './find-when.ts'

/** Monday. */
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/Denver' }
const read = (text: string) =>
  findWhen(text, here).map(
    ({ value: { days, times } }) => `${days?.from ?? ''}${times ? `@${times.from}` : ''}`,
  )

// Sabotage: in read-lone-ordinal.ts leave out `day > 5`.
it.each([
  ['the thirtieth at nine', ['2026-11-30@09:00']],
  ['the twenty sixth half past two', ['2026-11-26@14:30']],
  ['do you have the seventeenth', ['2026-12-17']],
  // Sabotage: let isListedBehind return false.
  ['the ninth or tenth at four', ['2026-12-09@16:00', '2026-12-10@16:00']],
  // Sabotage: leave out `at === 0`.
  ['8th at 1015am', ['2026-12-08@10:15']],
  // Sabotage: let isOfWeek return false.
  ['the week of the third', ['2026-11-30']],
  // Sabotage: in read-date.ts let isAllSaid return false.
  ['july please', ['2027-07-01']],
  // Sabotage: in read-weekday.ts let isWritten be false.
  ['next thursday, 3rd, at 8', ['2026-12-03@08:00']],
])('takes a bare ordinal or month for a date in "%s"', (text, whens) => {
  expect(read(text)).toEqual(whens)
})

// Sabotage: in read-lone-ordinal.ts let isFree return true.
it.each([
  'the tenth customer wins',
  'the third one is fine',
  'the eleventh hour',
  'stuck between the third and fourth floors',
  'the fifth wheel is flat',
  'may i come in',
  'june here, my sink leaks',
])('finds no date in "%s"', (text) => {
  expect(read(text)).toEqual([])
})

it.each([
  // Sabotage: in past-talk.ts let isWishedDone look back five words.
  ['can i get the inside of my truck cleaned friday at eleven', ['2026-11-27@11:00']],
  // Sabotage: in free-hour.ts leave out what "the group one" says.
  ['id like to try the group one um saturday at noon', ['2026-11-28@12:00']],
  // Sabotage: in past-talk.ts take "slipped" out of pastVerbs.
  ['i slipped on the ice on saturday', []],
])('knows what is wished from what is told in "%s"', (text, whens) => {
  expect(read(text)).toEqual(whens)
})

// Sabotage: in weekday-word.ts let isSurname return false; in free-hour.ts let isNoHour return false.
it('knows surnames and ages from days and hours', () => {
  expect(read('See you. Joe Friday.')).toEqual([])
  expect(read('joe, friday works')).toEqual(['2026-11-27'])
  expect(read('she turns eleven on the 14th')).toEqual(['2026-12-14'])
  // Sabotage: in free-hour.ts let isAge know "turns" alone.
  for (const text of [
    'shes nine',
    "they're five and eight",
    'my son is 6',
    'its for my kids, they are 4 and 7',
  ])
    expect(findWhen(text, here), text).toEqual([])
})
