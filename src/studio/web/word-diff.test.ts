import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiffPart, diffWords } from './word-diff.ts'

const textOf = (parts: readonly DiffPart[], gone: DiffPart['kind']) =>
  parts
    .filter((part) => part.kind !== gone)
    .map((part) => part.text)
    .join('')

describe('what changes from one text to another', () => {
  // Sabotage: swap `removed` and `added` in `walk`.
  test('tells changed words and keeps the others', () => {
    expect(diffWords('offer three windows', 'offer at most two windows')).toEqual([
      { kind: 'kept', text: 'offer' },
      { kind: 'removed', text: ' three' },
      { kind: 'added', text: ' at most two' },
      { kind: 'kept', text: ' windows' },
    ])
  })

  test('equal texts are one kept part, empty ones none', () => {
    expect(diffWords('same words', 'same words')).toEqual([{ kind: 'kept', text: 'same words' }])
    expect(diffWords('', '')).toEqual([])
  })

  // Sabotage: leave out the rest after the loop in `walk`.
  test('kept and removed give the text before, kept and added the one after', () => {
    const word = fc.constantFrom('a', 'be', 'sea', 'day', ' ', '\n', '  ')
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        expect(textOf(parts, 'added')).toBe(before)
        expect(textOf(parts, 'removed')).toBe(after)
      }),
    )
  })

  test('long texts are compared as wholes', () => {
    const long = 'word '.repeat(900)
    expect(diffWords(long, `${long}more`).map((part) => part.kind)).toEqual(['removed', 'added'])
  })
})
