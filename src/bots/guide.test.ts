import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chipKinds, chipState, chipText, parseGuide } from '#bots/guide.ts'
import { toolNames } from '#tools/contract.ts'
import { sampleBot, sampleProfile } from '../../tests/support/a-bot.ts'

describe('a guide with chips', () => {
  test('is text and chips in order', () => {
    expect(parseGuide('Use {{tool:hand_over}}, say {{profile:hours}}')).toEqual([
      { kind: 'text', text: 'Use ' },
      { kind: 'chip', chip: { kind: 'tool', name: 'hand_over' }, text: '{{tool:hand_over}}' },
      { kind: 'text', text: ', say ' },
      { kind: 'chip', chip: { kind: 'profile', name: 'hours' }, text: '{{profile:hours}}' },
    ])
  })

  // Sabotage: in parseGuide leave out the text after the last chip.
  test('is the same text again when its parts are put together', () => {
    const name = fc.stringMatching(/^[a-z_0-9-]{1,20}$/)
    const chip = fc
      .tuple(fc.constantFrom(...chipKinds), name)
      .map(([kind, of]) => chipText({ kind, name: of }))
    const piece = fc.oneof(fc.string(), chip, fc.constantFrom('{{', '}}', '{{tool:', '\n', '{{x:y}}', '@'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const guide = pieces.join('')
        expect(
          parseGuide(guide)
            .map(({ text }) => text)
            .join(''),
        ).toBe(guide)
      }),
    )
  })

  test('finds every chip that was written between other words', () => {
    const words = fc.stringMatching(/^[a-z .,\n]{1,20}$/)
    const chip = fc.record({
      kind: fc.constantFrom(...chipKinds),
      name: fc.stringMatching(/^[a-z_0-9-]{1,20}$/),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(words, chip), { maxLength: 8 }), (pairs) => {
        const guide = pairs.map(([text, one]) => text + chipText(one)).join('')
        const found = parseGuide(guide).flatMap((part) => (part.kind === 'chip' ? part.chip : []))
        expect(found).toEqual(pairs.map(([, one]) => one))
      }),
    )
  })
})

describe('what a chip points at', () => {
  const config = { ...sampleBot, tools: ['take_message' as const] }
  const stateOf = (kind: (typeof chipKinds)[number], name: string) =>
    chipState({ kind, name }, { config, toolNames, profile: { ...sampleProfile, website: null } })

  // Sabotage: in chipState give 'ok' for a tool that is off.
  test('is there, off, empty or gone', () => {
    expect(stateOf('tool', 'take_message')).toBe('ok')
    expect(stateOf('tool', 'hand_over')).toBe('off')
    expect(stateOf('tool', 'launch_rocket')).toBe('gone')
    expect(stateOf('question', sampleBot.questions[0]?.id ?? '')).toBe('ok')
    expect(stateOf('question', 'q-nobody')).toBe('gone')
    expect(stateOf('profile', 'hours')).toBe('ok')
    expect(stateOf('profile', 'website')).toBe('empty')
    expect(stateOf('profile', 'toString')).toBe('gone')
  })
})
