import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankBot } from '#studio/compose-bot.ts'
import { edited, redone, startHistory, undone } from './draft-history.ts'

const first = blankBot('Wheel House')
const say = (greeting: string) => (config: typeof first) => ({ ...config, greeting })

describe('the steps of a draft', () => {
  test('edits in one breath are one step, later ones are more', () => {
    let now = startHistory(first)
    for (const [text, at] of [
      ['a', 0],
      ['ab', 100],
      ['abc', 2000],
    ] as const)
      now = edited(now, say(text), at)
    expect(undone(now).config.greeting).toBe('ab')
    expect(undone(undone(now)).config).toBe(first)
    expect(undone(undone(undone(now))).config).toBe(first)
  })

  // Sabotage: in undone leave `future` as it was.
  test('every step back can be taken forward again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 20 }), fc.nat(25), (texts, steps) => {
        const end = texts.reduce(
          (now, text, index) => edited(now, say(text), index * 1000),
          startHistory(first),
        )
        let now = end
        for (let step = 0; step < steps; step++) now = undone(now)
        for (let step = 0; step < steps; step++) now = redone(now)
        expect(now.config).toEqual(end.config)
        expect(now.past.length).toBe(end.past.length)
      }),
    )
  })
})
