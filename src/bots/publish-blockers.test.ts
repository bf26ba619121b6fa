import { describe, expect, test } from 'vitest'
import type { BotConfig } from '#bots/contract.ts'
import { listBlockers } from '#bots/publish-blockers.ts'
import { switchOff, switchOn } from '#bots/tool-needs.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import { toolNames } from '#tools/contract.ts'
import { sampleBot, sampleProfile } from '../../tests/support/a-bot.ts'

const told: BusinessProfile = {
  ...sampleProfile,
  notify: { phones: ['+15035550100'], emails: [] },
}
/** What stops the sample's bot with these changes; without them its guide says nothing. */
const codesOf = (config: Partial<BotConfig>, profile: Partial<BusinessProfile> = {}) =>
  listBlockers({ ...sampleBot, guide: '', ...config }, { profile: { ...told, ...profile }, toolNames }).map(
    ({ code, path }) => [code, path],
  )

describe('what stops a publish', () => {
  test('nothing, when all is there', () => {
    expect(codesOf({ guide: sampleBot.guide })).toEqual([])
    expect(
      codesOf({ guide: 'Say {{profile:hours}}, then {{tool:take_message}}. See {{question:q-pets}}.' }),
    ).toEqual([])
  })

  // Sabotage: in greetingBlockers compare the greeting without trim().
  test('an empty greeting and unfinished questions', () => {
    expect(codesOf({ greeting: '  ' })).toEqual([['greeting_empty', 'greeting']])
    const question = { id: 'q1', question: 'How long?', alsoAsked: [], answer: '' }
    expect(codesOf({ questions: [question] })).toEqual([['question_incomplete', 'questions.0.answer']])
  })

  // Sabotage: let blanksIn give back [].
  test('blanks of a template that nobody filled in', () => {
    const question = { id: 'q1', question: 'How long?', alsoAsked: [], answer: 'About [how long].' }
    expect(codesOf({ questions: [question] })).toEqual([['blank_left', 'questions.0.answer']])
    expect(codesOf({ guide: 'Our trucks are [colour]. Rates [1] stay.' })).toEqual([['blank_left', 'guide']])
  })

  test('chips that point at nothing, or at a tool that is off', () => {
    const tools = toolNames.filter((name) => name !== 'send_text')
    expect(codesOf({ guide: '{{tool:send_text}}{{tool:send_text}}', tools })).toEqual([['chip_off', 'guide']])
    expect(codesOf({ guide: '{{question:q-gone}} {{tool:fly}} {{profile:mood}}' })).toEqual([
      ['chip_gone', 'guide'],
      ['chip_gone', 'guide'],
      ['chip_gone', 'guide'],
    ])
  })

  // Sabotage: in toolBlockers leave out the check of `durationMinutes`.
  test('booking without a service that can be booked, or without hours', () => {
    const services = sampleProfile.services.map((service) => ({ ...service, durationMinutes: null }))
    expect(codesOf({}, { services })).toEqual([['no_bookable_service', 'tools']])
    const hours = Object.fromEntries(Object.keys(sampleProfile.hours).map((day) => [day, []]))
    expect(codesOf({}, { hours: hours as never })).toEqual([['no_hours', 'tools']])
    expect(codesOf({ tools: ['take_message'] }, { services: [], hours: hours as never })).toEqual([])
  })

  test('handing over with nobody told', () => {
    expect(codesOf({}, { notify: { phones: [], emails: [] } })).toEqual([['nobody_told', 'tools']])
    expect(codesOf({ tools: ['take_message'] }, { notify: { phones: [], emails: [] } })).toEqual([])
  })

  test('a tool without what it needs', () => {
    expect(codesOf({ tools: ['book_appointment'] })).toEqual([['tool_lame', 'tools']])
  })
})

describe('switching tools', () => {
  // Sabotage: in switchOff keep the tools that need the one taken out.
  test('brings along what a tool needs, and takes out what needs it', () => {
    expect(switchOn([], 'book_appointment')).toEqual([
      'check_availability',
      'hold_window',
      'book_appointment',
    ])
    expect(
      switchOff(['check_availability', 'hold_window', 'book_appointment', 'take_message'], 'hold_window'),
    ).toEqual(['check_availability', 'take_message'])
  })
})
