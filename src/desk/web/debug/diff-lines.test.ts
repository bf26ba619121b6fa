import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`)

describe('the difference of two prompts', () => {
  test('is what was added and removed, line by line', () => {
    expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
    expect(shown('', 'a')).toEqual(['+a'])
    expect(shown('a', 'a')).toEqual([' a'])
  })

  // Sabotage: in diffLines do not look at the common end.
  test('two long prompts with a common end are compared all the same', () => {
    const end = Array.from({ length: 5_000 }, (_, place) => `line ${place}`).join('\n')
    expect(diffLines(`old\n${end}`, `new\n${end}`).filter(({ kind }) => kind !== 'same')).toHaveLength(2)
  })
})

// Sabotage: in middle push an added line as the same.
test('without what was added it is the old text, without what was removed the new one', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})
