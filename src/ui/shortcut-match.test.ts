import { expect, test } from 'vitest'
import { isPlainKey, isSingleKey, type KeyPress, matchKeys } from './shortcut-match.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  isMod: false,
  isShift: false,
  isAlt: false,
  ...held,
})

// Sabotage: in isSameChord drop the comparison of isMod.
test('matches a chord only with the keys held that it names', () => {
  expect(matchKeys('mod+k', [press('k', { isMod: true })])).toBe('done')
  expect(matchKeys('mod+k', [press('k')])).toBe('none')
  expect(matchKeys('k', [press('k', { isMod: true })])).toBe('none')
  expect(matchKeys('x', [press('X', { isShift: true })])).toBe('none')
  expect(matchKeys('shift+x', [press('X', { isShift: true })])).toBe('done')
  expect(matchKeys('?', [press('?', { isShift: true })])).toBe('done')
  expect(matchKeys('[', [press('[')])).toBe('done')
  expect(matchKeys('mod+enter', [press('Enter', { isMod: true })])).toBe('done')
  expect(matchKeys('space', [press(' ')])).toBe('done')
  expect(matchKeys('mod+\\', [press('\\', { isMod: true })])).toBe('done')
})

test('waits for the rest of a sequence', () => {
  expect(matchKeys('g h', [press('g')])).toBe('partial')
  expect(matchKeys('g h', [press('x'), press('g'), press('h')])).toBe('done')
  expect(matchKeys('g h', [press('g'), press('x')])).toBe('none')
  expect(matchKeys('g h', [press('h')])).toBe('none')
})

test('knows which keys a person may switch off', () => {
  expect(['j', 'g h', '?', 'space'].map(isSingleKey)).toEqual([true, true, true, true])
  expect(['mod+k', 'escape', 'alt+j'].map(isSingleKey)).toEqual([false, false, false])
  expect([isPlainKey('escape'), isPlainKey('mod+enter')]).toEqual([true, false])
})
