import { expect, test } from 'vitest'
import { gridText, millisText, momentText } from './moment-text.ts'

// Sabotage: in momentText leave out padStart.
test('moments are told to the millisecond, lengths in groups of three', () => {
  expect(momentText(72_600)).toBe('1:12.600')
  expect(momentText(5)).toBe('0:00.005')
  expect(millisText(7_938.4)).toBe('7 938 ms')
  expect(millisText(412)).toBe('412 ms')
})

test('the grid tells as much as its lines differ in', () => {
  expect(gridText(68_000, 4_000)).toBe('1:08')
  expect(gridText(68_200, 200)).toBe('1:08.2')
  expect(gridText(68_050, 50)).toBe('1:08.05')
})
