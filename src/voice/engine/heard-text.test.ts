import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heardText } from '#voice/engine/heard-text.ts'

const generated = 'We have Thursday at 2 PM, or Friday at 9. Which one suits you?'

describe('what was heard of a reply', () => {
  // Sabotage: give `generated` back whole.
  test.each([
    ['We have Thursday at', 'We have Thursday at'],
    ['we have thursday at 2 pm', 'We have Thursday at 2 PM,'],
    ['We have Thurs', 'We have Thursday'],
    ['or Friday at 9.', 'We have Thursday at 2 PM, or Friday at 9.'],
    ['', ''],
    ['…', ''],
  ])('told %j', (told, heard) => {
    expect(heardText(generated, told)).toBe(heard)
  })

  test('is always the beginning of what was generated, and all of it when all was heard', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 12 }), fc.string(), (parts, told) => {
        const text = parts.join(' ')
        expect(text.startsWith(heardText(text, told))).toBe(true)
        expect(heardText(text, text).replace(/[^\p{L}\p{N}]/gu, '')).toBe(text.replace(/[^\p{L}\p{N}]/gu, ''))
      }),
    )
  })

  test('names the same number of words as were told', () => {
    const words = generated.split(' ')
    for (let count = 1; count <= words.length; count++) {
      const told = words.slice(0, count).join(' ').replaceAll(',', '')
      expect(heardText(generated, told)).toBe(words.slice(0, count).join(' '))
    }
  })
})
