import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in past-talk.ts let isVisitOfPast return false, then isTowards; leave out the line with "left".
it.each([
  ['we had your guy out here in may', ''],
  ['you came to my sister on friday and she loved it', ''],
  ['i left my coat there on friday', ''],
])('hears no wish in "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: let isVisitOfPast return true; leave `i < at - 1` out of the line with "left".
it.each([
  ['what i had in mind was friday', '11-27'],
  ['we left friday open', '11-27'],
])('hears the wish in "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
