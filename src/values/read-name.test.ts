import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string) => findNames(text, { isAsked: true }).map((found) => found.value)

// Sabotage: in read-name.ts let readNickname return null, isShortSurname false, skipJoint `at`, isSaint false; in name-leads.ts take "los" out.
it.each([
  ['Robert "Bobby" Reyes', 'Robert "Bobby" Reyes'],
  ['linh le', 'Linh Le'],
  ['Karim al-Sayed', 'Karim al-Sayed'],
  ['Zephyra St. Aubyn', 'Zephyra St. Aubyn'],
  ['imogen st. aubyn', 'Imogen St. Aubyn'],
  ['ana de los santos rivera', 'Ana de los Santos Rivera'],
  // Sabotage: in name-leads.ts take "sergeant" and "deacon" out.
  ['Sergeant Ana Ruiz here', 'Ana Ruiz'],
  ['this is deacon foss', 'Foss'],
  // Sabotage: in read-bare-name.ts let isDay be false.
  ['Bud Monday', 'Bud Monday'],
  // Sabotage: in read-labelled-name.ts let readGivenBefore return null; in read-spelled.ts let skipSpelling return `next`.
  ['oona n my last name is rao', 'Oona Rao'],
  ['surname is zielinski z i e l i n s k i and my first name is jo', 'Jo Zielinski'],
  ['its oona spelled o o n a last name rao', 'Oona Rao'],
])('writes "%s" as a name', (text, name) => {
  expect(names(text)).toEqual([name])
})

// Sabotage: in read-bare-name.ts let isDay be true.
it.each(['Early Monday', 'Maybe Friday', 'its le'])('takes no name from "%s"', (text) => {
  expect(names(text)).toEqual([])
})

// Sabotage: in read-standing-name.ts let readPair return null; let isSent return false.
it.each([
  ['joy vasquelle 27 elm street', ['Joy Vasquelle']],
  ['joy lives at 27 elm street', []],
  ['can you send the bill to Oona Rao, 9 Elm Street', ['Oona Rao']],
  ['i gave it to Mike, 503 555 0144', []],
])('reads who stands before an address in "%s"', (text, expected) => {
  expect(findNames(text).map((found) => found.value)).toEqual(expected)
})
