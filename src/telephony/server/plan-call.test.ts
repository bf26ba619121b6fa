import { describe, expect, test } from 'vitest'
import { firstConfig } from '#bots/server/create-bot.ts'
import type { LiveBot } from '#bots/server/load-live-bot.ts'
import { type CallRouting, defaultCallRouting } from '#phones/contract.ts'
import { blankProfile } from '#teams/server/blank-profile.ts'
import { routeCall, transferPhoneAt } from '#telephony/server/plan-call.ts'

/** Monday, November 23, 9 AM and 9 PM in Denver. */
const morning = new Date('2026-11-23T16:00:00Z')
const night = new Date('2026-11-24T04:00:00Z')
const thanksgiving = new Date('2026-11-26T16:00:00Z')

const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    [{ open: '08:00', close: '17:00' }],
  ]),
) as ReturnType<typeof blankProfile>['hours']
const profile = {
  ...blankProfile('Larch & Fern', 'America/Denver'),
  hours: week,
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving', hours: [] }],
}
const bot: LiveBot = {
  id: 'bot_1',
  name: 'Robin',
  status: 'active',
  versionId: 'ver_1',
  versionNumber: 1,
  config: firstConfig('Larch & Fern'),
}
const own = '+15035550188'
const routing = (change: Partial<CallRouting>): CallRouting => ({ ...defaultCallRouting, ...change })
const route = (change: Partial<CallRouting>, given: { bot?: LiveBot | null; now?: Date } = {}) =>
  routeCall(routing(change), { bot, profile, now: morning, ...given })

describe('where a call goes', () => {
  test('to the bot, day and night, as long as nobody has chosen otherwise', () => {
    expect(route({})).toEqual({ kind: 'bot' })
    expect(route({}, { now: night })).toEqual({ kind: 'bot' })
  })

  test('to a phone first in opening hours alone', () => {
    const change = { inHours: 'ring-first', ringPhone: own, ringSeconds: 15 } as const
    expect(route(change)).toEqual({ kind: 'ring-first', phone: own, ringSeconds: 15 })
    expect(route(change, { now: night })).toEqual({ kind: 'bot' })
    // A phone that was never named cannot ring.
    expect(route({ inHours: 'ring-first' })).toEqual({ kind: 'bot' })
  })

  // Sabotage: leave the holidays out of isOpenAt.
  test('to a sentence when closed, on holidays too', () => {
    const change = { outOfHours: 'announce', closedText: 'We are closed.' } as const
    expect(route(change)).toEqual({ kind: 'bot' })
    for (const now of [night, thanksgiving])
      expect(route(change, { now })).toEqual({ kind: 'announce', text: 'We are closed.', reason: 'closed' })
  })

  test('to the fallback, or to an honest sentence, when no bot can answer', () => {
    const paused = { ...bot, status: 'paused' as const }
    expect(route({ fallbackPhone: own }, { bot: paused })).toEqual({
      kind: 'fallback',
      phone: own,
      reason: 'bot-paused',
    })
    expect(route({}, { bot: null })).toMatchObject({ kind: 'sorry', reason: 'no-bot' })
    expect(route({}, { bot: { ...bot, config: null } })).toMatchObject({ kind: 'sorry', reason: 'no-bot' })
  })
})

describe('who takes a caller that wants a person', () => {
  test('nobody, unless a phone is named; then in opening hours, or always', () => {
    expect(transferPhoneAt(routing({}), profile, morning)).toBeNull()
    const named = routing({ transferPhone: own })
    expect(transferPhoneAt(named, profile, morning)).toBe(own)
    expect(transferPhoneAt(named, profile, night)).toBeNull()
    expect(transferPhoneAt({ ...named, transferWhen: 'always' }, profile, night)).toBe(own)
  })
})
