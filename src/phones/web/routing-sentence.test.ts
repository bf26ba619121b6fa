import { describe, expect, test } from 'vitest'
import { defaultCallRouting } from '#phones/contract.ts'
import { rightNow, routingSentences } from '#phones/web/routing-sentence.ts'

const words = { bot: 'Robin', phone: (number: string) => number }

describe('routing in words', () => {
  test('as numbers are routed from the start', () => {
    expect(routingSentences(defaultCallRouting, words)).toEqual([
      'In opening hours Robin answers at once.',
      'Outside them and on holidays Robin answers.',
      'Who asks for a person leaves a message.',
      'If no bot can answer, callers are told so.',
      'Calls are recorded, and callers are told first.',
    ])
  })

  // Sabotage: let transferSentence leave out when.
  test('with phones of the team’s own', () => {
    const calls = {
      ...defaultCallRouting,
      inHours: 'ring-first' as const,
      ringPhone: '+15035550188',
      outOfHours: 'announce' as const,
      transferPhone: '+15035550189',
      transferWhen: 'always' as const,
      fallbackPhone: '+15035550190',
      record: false,
    }
    expect(routingSentences(calls, words)).toEqual([
      'In opening hours +15035550188 rings for 20 seconds, and then Robin answers.',
      'Outside them and on holidays callers hear a sentence and the call ends.',
      'Who asks for a person is put through to +15035550189 at any hour.',
      'If no bot can answer, calls go to +15035550190.',
      'Calls are not recorded.',
    ])
    expect(rightNow(calls, { isOpen: true, bot: 'Robin' })).toBe('A call now rings a phone first')
    expect(rightNow(calls, { isOpen: false, bot: 'Robin' })).toBe('A call now hears that you are closed')
  })

  test('without a bot nobody answers, and it says so', () => {
    expect(routingSentences(defaultCallRouting, { ...words, bot: null })[0]).toBe(
      'In opening hours nobody answers.',
    )
    expect(rightNow(defaultCallRouting, { isOpen: true, bot: null })).toBe('A call now is not answered')
  })
})
