import { expect, it } from 'vitest'
import { markTimes } from './mark-times.ts'

// Sabotage: let markTimes() give back the words; take each set of words out in turn.
it.each([
  ['can i come 2pm', 'can i come <time>'],
  ['at half past nine please', 'at <time> please'],
  ['<day> at two', '<day> at <time>'],
  ['9 30 p m works', '<time> works'],
  ["around ten o'clock", 'around <time>'],
  ['noon is fine', '<time> is fine'],
  ['from 9 to 5', 'from <time> to 5'],
  ['after two weeks', 'after two weeks'],
  ['about three people', 'about three people'],
  ['two of them leak', 'two of them leak'],
])('reads "%s" as "%s"', (text, marked) => {
  expect(markTimes(text.split(' ')).join(' ')).toBe(marked)
})
