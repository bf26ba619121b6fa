import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chipsOf, editChipText, stepOver } from './chip-text.ts'

const pattern = /\{\{[a-z:_]+\}\}/g
const edit = (text: string, range: [number, number], inputType: string, data: string | null = null) =>
  editChipText(text, { range: { start: range[0], end: range[1] }, pattern }, { inputType, data })

describe('editing a text with chips', () => {
  test('types, breaks lines and pastes at the caret', () => {
    expect(edit('ab', [1, 1], 'insertText', 'x')).toEqual({ text: 'axb', caret: 2 })
    expect(edit('ab', [0, 2], 'insertParagraph')).toEqual({ text: '\n', caret: 1 })
    expect(edit('ab', [2, 2], 'insertFromPaste', '1\r\n2')).toEqual({ text: 'ab1\n2', caret: 5 })
  })

  // Sabotage: in stepOver leave out the chip.
  test('takes a chip out as a whole', () => {
    const text = 'Use {{tool:a}} now'
    expect(edit(text, [14, 14], 'deleteContentBackward')).toEqual({ text: 'Use  now', caret: 4 })
    expect(edit(text, [4, 4], 'deleteContentForward')).toEqual({ text: 'Use  now', caret: 4 })
    expect(edit(text, [14, 14], 'deleteWordBackward')).toEqual({ text: 'Use  now', caret: 4 })
  })

  test('takes letters, words and lines', () => {
    expect(edit('say 👍🏽', [8, 8], 'deleteContentBackward')).toEqual({ text: 'say ', caret: 4 })
    expect(edit('one two', [7, 7], 'deleteWordBackward')).toEqual({ text: 'one ', caret: 4 })
    expect(edit('one\ntwo', [7, 7], 'deleteSoftLineBackward')).toEqual({ text: 'one\n', caret: 4 })
    expect(edit('one\n', [4, 4], 'deleteSoftLineBackward')).toEqual({ text: 'one', caret: 3 })
    expect(edit('', [0, 0], 'deleteContentBackward')).toBeNull()
    expect(edit('ab', [1, 1], 'formatBold')).toBeNull()
  })

  test('steps over chips and whole letters', () => {
    const text = 'a{{t:x}}é'
    expect(stepOver(text, { at: 1, pattern }, 1)).toBe(8)
    expect(stepOver(text, { at: 8, pattern }, -1)).toBe(1)
    expect(stepOver(text, { at: 0, pattern }, -1)).toBe(0)
  })

  // Sabotage: in widen give back the range as it came.
  test('never leaves half a chip, whatever is done', () => {
    const piece = fc.constantFrom('{{t:a}}', '{{t:b}}', 'word', ' ', '\n', 'x')
    const kinds = [
      'insertText',
      'insertParagraph',
      'deleteContentBackward',
      'deleteContentForward',
      'deleteWordBackward',
      'deleteWordForward',
      'deleteSoftLineBackward',
      'deleteByCut',
    ]
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.tuple(fc.nat(80), fc.nat(80)),
        fc.constantFrom(...kinds),
        (pieces, ends, kind) => {
          const text = pieces.join('')
          const [start = 0, end = 0] = ends.map((at) => Math.min(at, text.length)).sort((a, b) => a - b)
          const next = edit(text, [start, end], kind, 'y')
          if (!next) return
          expect(next.text.replaceAll(pattern, '')).not.toMatch(/[{}:]/)
          expect(next.caret).toBeLessThanOrEqual(next.text.length)
          expect(
            chipsOf(next.text, pattern).some((chip) => chip.start < next.caret && next.caret < chip.end),
          ).toBe(false)
        },
      ),
    )
  })
})
