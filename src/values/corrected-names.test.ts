import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string) => findNames(text).map((found) => found.value)

// Sabotage: in find-names.ts leave out withoutTakenBack; leave out readPutRight.
it.each([
  ['you can call me Gran, jk put Joan Rao', ['Joan Rao']],
  ['they call me Bunny but the form says Bettina Rao so use Bettina Rao', ['Bettina Rao']],
  ['my name is Jo, no, sorry, Joan Rao', ['Joan Rao']],
  ['the booking should read Ana Ruiz, not Anna Reese', ['Ana Ruiz']],
  // Sabotage: in corrected-names.ts let isAgain be false.
  ['its nadia osei sorry nadia foss i just moved', ['Nadia Foss']],
])('hears the name that holds: "%s"', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

// Sabotage: in corrected-names.ts leave out the line that asks `between` for the word; let hasCue return true.
it.each([
  ['this is Jo, no heat here, ask for Dan', ['Jo', 'Dan']],
  ['this is Jo, sorry, the sink is broken', ['Jo']],
  ['please ask for Jo, Dan.', ['Jo']],
  ['it should say sold out', []],
  ['so use the back door', []],
])('takes no name back in "%s"', (text, expected) => {
  expect(names(text)).toEqual(expected)
})
