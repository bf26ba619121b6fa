import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'
import { findNames } from './find-names.ts'
import { findWhen } from './find-when.ts'

/** Monday. */
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/Denver' }
const plain = (text: string) => findWhen(text, here).map(({ value }) => value)
const isSame = (texted: string, meant: string) => expect(plain(texted), texted).toEqual(plain(meant))

// Sabotage: in texted-words.ts let meantWord return `listed ?? word`.
it.each([
  ['wedensdy mornign', 'wednesday morning'],
  ['thurdsay aftr 3', 'thursday after 3'],
  ['tomorow evning arond 6', 'tomorrow evening around 6'],
  ['early nxt wk', 'early next week'],
  // Sabotage: leave out withDigits.
  ['2day b4 4', 'today before 4'],
  ['2morow nite', 'tomorrow night'],
  // Sabotage: let isFor return false.
  ['not fri 4 me', 'not fri for me'],
  ['thurs 4 my brother', 'thurs for my brother'],
  // Sabotage: in read-stretch.ts take the "n" out.
  ['tues betwen 1 n 3', 'tuesday between 1 and 3'],
])('reads "%s" as "%s"', (texted, meant) => {
  expect(plain(meant)).not.toEqual([])
  isSame(texted, meant)
})

// Sabotage: let beginsAlike return true, in isFor leave out the words before, in tokens.ts the units in joinTexted.
it('leaves other words as they are', () => {
  expect(plain('we are mourning on friday')).toEqual(plain('on friday'))
  expect(plain('friday at 4 my place')).toEqual(plain('friday at 4'))
  expect(findAddresses('12 elm street apt b4').map(({ value }) => value.unit)).toEqual(['Apt B4'])
})

// Sabotage: in meantWord leave isLowerCase out.
it('takes no capital name for a slip', () => {
  expect(findNames('this is Ana Moring').map(({ value }) => value)).toEqual(['Ana Moring'])
})
