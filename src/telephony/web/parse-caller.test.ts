import { expect, test } from 'vitest'
import { parseCaller } from './parse-caller.ts'

// Sabotage: take `digits` as it is and a national number is refused.
test.each([
  ['(503) 555-0142', '+15035550142'],
  ['1 503 555 0142', '+15035550142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['555-0142', undefined],
  ['+0123456789', undefined],
  ['', undefined],
])('%s is read as %s', (text, number) => {
  expect(parseCaller(text)).toBe(number)
})
