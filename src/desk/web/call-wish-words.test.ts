import { describe, expect, test } from 'vitest'
import type { CallWish, ContactCalling } from '#telephony/contract.ts'
import { verdictWords, wishWords } from './call-wish-words.ts'

/** Monday, November 23, a quarter to ten in the evening where the business is. */
const place = { timeZone: 'America/Los_Angeles', locale: 'en-US', now: new Date('2026-11-24T05:45:00Z') }
const verdict = (change: Partial<ContactCalling['verdict']>): ContactCalling => ({
  phone: '+15035550142',
  zones: ['America/Los_Angeles'],
  verdict: { kind: 'allow', rule: 'in-touch-before', reason: '', until: null, ...change },
  wish: null,
})
const wish = (change: Partial<CallWish>): CallWish => ({
  ...{ intentId: 'int_1', state: 'waiting', about: 'your boiler', askedAt: '2026-11-24T05:45:00Z' },
  ...{ until: null, reason: null, conversationId: null, ending: null },
  ...change,
})

describe('what the rules say before a call', () => {
  test('that it may go out now, with the time where they are if that is certain', () => {
    expect(verdictWords(verdict({}), place)).toMatchObject({
      ...{ tone: 'ok', deed: 'Call now', detail: 'It is 9:45 PM where they are.' },
    })
    const unsure = { ...verdict({}), zones: ['America/Denver', 'America/Los_Angeles'] }
    expect(verdictWords(unsure, place).detail).toBe('It is between 8 AM and 9 PM where they are.')
  })

  // Sabotage: in clockText, leave the day out.
  test('when it goes out, on the clock of whoever reads it and with another day named', () => {
    const held = { kind: 'hold', rule: 'quiet-hours', reason: 'It is night.' } as const
    expect(verdictWords(verdict({ ...held, until: '2026-11-24T16:00:00Z' }), place)).toMatchObject({
      ...{ tone: 'warn', title: 'It goes out at 8:00 AM tomorrow', deed: 'Call at 8:00 AM tomorrow' },
    })
    const inAnHour = verdictWords(verdict({ ...held, until: '2026-11-24T06:45:00Z' }), place)
    expect(inAnHour.deed).toBe('Call at 10:45 PM')
    const eastern = { ...verdict({ ...held, until: '2026-11-24T13:00:00Z' }), zones: ['America/New_York'] }
    expect(verdictWords(eastern, place).detail).toBe(
      'It is 12:45 AM where they are, and bots call from 8 AM to 9 PM there. It waits and goes out by itself, at 8:00 AM on their clock.',
    )
  })

  test('why it may not, and what to do', () => {
    const refused = {
      kind: 'refuse',
      rule: 'opt-out',
      reason: 'The contact asked to be left alone.',
    } as const
    expect(verdictWords(verdict(refused), place)).toEqual({
      ...{ tone: 'danger', title: 'The bot may not call', deed: null },
      detail:
        'The contact asked to be left alone. Only they can change that, by writing START to your number.',
    })
    expect(verdictWords(verdict({ ...refused, rule: 'brand-new' }), place).detail).toBe(refused.reason)
  })
})

describe('where a call stands', () => {
  test('from waiting to its end', () => {
    const states = (['waiting', 'placing', 'ringing', 'talking'] as const).map(
      (state) => wishWords(wish({ state }), place).state,
    )
    expect(states).toEqual(['Calling', 'Calling', 'Ringing', 'On the call'])
    const held = wish({ state: 'held', until: '2026-11-24T16:00:00Z', reason: 'It is night.' })
    expect(wishWords(held, place)).toEqual({
      ...{ tone: 'warn', state: 'Waiting for 8:00 AM tomorrow', sentence: 'It is night.' },
    })
    const refused = wish({ state: 'refused', reason: 'The contact asked to be left alone.' })
    expect(wishWords(refused, place)).toEqual({
      ...{ tone: 'danger', state: 'Not called', sentence: 'The contact asked to be left alone.' },
    })
    expect(wishWords(wish({ state: 'ended' }), place).sentence).toBe('The bot called about your boiler.')
  })
})
