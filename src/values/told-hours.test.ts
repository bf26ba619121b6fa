import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in told-hours.ts let dropTold return the parts as they are.
it.each([
  ['my lesson ends at noon so thursday at 1', '11-26@13:00'],
  ['the bus gets here at 3, so friday after 3:30 please', '11-27@15:30-24:00'],
  ['friday before 2 because I drop off my dog at three', '11-27@00:00-14:00'],
  ['i work nights, mornings are best', '@06:00-12:00'],
])('leaves out what is only told of a life: "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in told-hours.ts leave out the line with `wishes`; in dropTold let the last line be `return false`.
it.each([
  ['can you start at 8, or come friday', '@08:00 11-27'],
  ['i get off at 5 on friday', '11-27@17:00'],
  ['i get off work at 5 so after 5:30', '@17:00 @17:30-24:00'],
  ['i work nights', '@17:00-24:00'],
])('keeps the hour of "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
