import { expect, it } from 'vitest'
import { findDurations } from './find-durations.ts'
import { findMoney } from './find-money.ts'
import { findNumbers } from './find-numbers.ts'
import { findOrdinals } from './find-ordinals.ts'

const values = <Value>(found: { value: Value }[]) => found.map((item) => item.value)

// Sabotage: in read-number.ts leave out the branch of `and`.
it('reads numbers, written and said', () => {
  expect(values(findNumbers('two hundred and five, twenty-one, 1,200 and 3.5'))).toEqual([205, 21, 1200, 3.5])
  expect(values(findNumbers('twelve thousand three hundred forty'))).toEqual([12340])
  expect(values(findNumbers('the 3rd'))).toEqual([])
})

// Sabotage: in find-ordinals.ts take "later" for 'first'.
it.each([
  ['the second one', [2]], ['2nd', [2]], ['the last one', ['last']], ['the later one please', ['last']], ['the earlier', ['first']],
  ['option 3', [3]], ['number two', [2]], ['the first works', [1]], ['one second', []], ['the second floor', []], ['last week', []],
] as const)('picks by "%s"', (text, expected) => {
  expect(values(findOrdinals(text))).toEqual(expected)
}) // biome-ignore format: one readable block

// Sabotage: in find-money.ts leave out the cents.
it.each([
  ['$120.50', 120.5], ['120 bucks', 120], ['two hundred dollars and fifty cents', 200.5], ['1.2k dollars', 1200], ['99 cents', 0.99],
] as const)('reads %s', (text, dollars) => {
  expect(values(findMoney(text))).toEqual([{ micros: dollars * 1_000_000, currency: 'USD' }])
}) // biome-ignore format: one readable block

// Sabotage: in find-durations.ts leave out "and a half".
it.each([
  ['an hour and a half', 90], ['90 min', 90], ['half an hour', 30], ['two days', 2880], ['1.5 hours', 90], ['2h', 120], ['one hour thirty minutes', 90],
] as const)('reads %s in minutes', (text, minutes) => {
  expect(values(findDurations(text))).toEqual([minutes])
}) // biome-ignore format: one readable block
