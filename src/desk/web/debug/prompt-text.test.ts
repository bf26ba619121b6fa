import { describe, expect, test } from 'vitest'
import { answerParts, engineFacts, promptParts } from './prompt-text.ts'

describe('what a model was told', () => {
  test('is shown as words, with tools as JSON', () => {
    const input = {
      prompt: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: [{ type: 'text', text: 'Are you open?' }] },
        { role: 'tool', content: [{ type: 'tool-result', toolName: 'look_up' }] },
      ],
      providerOptions: { parley: { facts: 1 } },
    }
    expect(promptParts(input)).toMatchObject([
      { role: 'system', text: 'Be brief.' },
      { role: 'user', text: 'Are you open?' },
      { role: 'tool' },
    ])
    expect(promptParts(input)[2]?.text).toContain('"look_up"')
    expect(engineFacts(input)).toEqual({ facts: 1 })
  })

  test('what it answered is its words and the tools it asked for', () => {
    const content = [
      { type: 'text', text: 'One moment.' },
      { type: 'tool-call', toolName: 'look_up', input: '{"day":"Friday"}' },
    ]
    expect(answerParts({ content })).toEqual([
      { role: 'words', text: 'One moment.' },
      { role: 'tool', text: 'look_up {\n  "day": "Friday"\n}' },
    ])
  })

  // Sabotage: in promptParts take `input.prompt` without a look at what it is.
  test.each([null, undefined, 'text', [], {}, { prompt: 'text' }, { prompt: [null, 1] }])(
    'anything else is nothing: %j',
    (input) => {
      expect(promptParts(input)).toEqual([])
      expect(answerParts(input)).toEqual([])
      expect(engineFacts(input)).toBeNull()
    },
  )
})
