import { expect, it } from 'vitest'
import { findWhen } from './find-when.ts'

/** Monday. */
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/Denver' }

/** "2026-11-26@14:00-14:00", a missing half as "". */
const read = (text: string) =>
  findWhen(text, here).map(
    ({ value: { days, times } }) => `${days?.from ?? ''}@${times ? `${times.from}-${times.to}` : ''}`,
  )

// Sabotage: in same-talk.ts let isSmallTalk return false.
it.each([
  ['Thursday would be best for us, any time after two', ['2026-11-26@14:00-24:00']],
  ['is friday ok? like 3', ['2026-11-27@15:00-15:00']],
  ["friday works if it's still free, around 9:30", ['2026-11-27@09:30-09:30']],
  ['the 3rd is fine but not before 10', ['2026-12-03@10:00-24:00']],
  ['after 4 would be great on the 9th', ['2026-12-09@16:00-24:00']],
  ['the 4th or the 5th, both after 2', ['2026-12-04@14:00-24:00', '2026-12-05@14:00-24:00']],
  // Sabotage: let isNoun return false.
  ['sunday lunch at 1', ['2026-11-29@13:00-13:00']],
])('puts the time of "%s" to its day', (text, whens) => {
  expect(read(text)).toEqual(whens)
})

// Sabotage: in join-when.ts let isApart return true, in same-talk.ts leave out isAlone and the words with "i".
it.each([
  ['how late are you open friday', ['2026-11-27@']],
  ['no one is coming friday', ['2026-11-27@']],
  ['Friday works. We close at 5', ['2026-11-27@', '@17:00-17:00']],
  ['thursday lamp at ten and clock at two', ['2026-11-26@', '@10:00-10:00', '@14:00-14:00']],
  ['friday we work until 5:30', ['2026-11-27@', '@00:00-17:30']],
  ['can I leave it tonight and get it in the morning', ['2026-11-23@17:00-24:00', '@06:00-12:00']],
])('leaves apart what is apart in "%s"', (text, whens) => {
  expect(read(text)).toEqual(whens)
})
