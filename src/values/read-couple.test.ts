import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string) => findNames(text).map((found) => found.value)

// Sabotage: in find-names.ts leave out readCouple.
it.each([
  ['Ana Ruiz and Tom Foss would like a quote', ['Ana Ruiz', 'Tom Foss']],
  ['jo + otis here, 12 Elm Street', ['Jo', 'Otis']],
  ['its me n my wife, ana ruiz and jo foss', ['Ana Ruiz', 'Jo Foss']],
])('hears both of "%s"', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

// Sabotage: in read-couple.ts let isShown return true; let readPerson take any word.
it.each([
  'Dave and Mike are the guys you sent',
  'sand and gravel would work',
  'Salt and Gravel here',
  'its me n my dog',
])('hears no two in "%s"', (text) => {
  expect(names(text)).toEqual([])
})
