import { describe, expect, it } from 'vitest'
import { nextReply } from './next-reply.ts'
import type { BusinessFacts, DialogueMessage, DialogueToolCall } from './types.ts'

const now = '2026-11-23T15:10:00Z' // Monday, 15:10 in London
const day = [{ open: '08:00', close: '18:00' }]
const price = { kind: 'fixed' as const, amount: { micros: 90_000_000, currency: 'USD' as const } }
const service = { description: '', durationMinutes: 60, bufferMinutes: 30, price }
const business: BusinessFacts = {
  name: 'Juniper & Sons', about: '', timeZone: 'Europe/London', phone: null, email: null, website: null, addresses: [],
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  holidays: [],
  services: [
    { ...service, name: 'Clock repair', alsoCalled: [], place: 'customer' },
    { ...service, name: 'Valuation', alsoCalled: ['appraisal'], place: 'business' },
  ],
  area: { places: ['Fairhaven'], postalCodes: [], note: '' },
} // biome-ignore format: one readable block

type Result = Record<string, unknown>
const windowAt = (service: string, startsAt: string) => ({
  window_id: `${service}|${startsAt}`, service, label: `Day, Nov ${startsAt.slice(8, 10)}, ${startsAt.slice(11, 16)}`, starts_at: startsAt,
}) // biome-ignore format: one readable block

/** A talk with a calendar in which the moments that `free` gives for what is asked are free. */
function talk(texts: string[], channel: 'text' | 'voice', free: (when: string) => string[]) {
  const messages: DialogueMessage[] = []
  const calls: DialogueToolCall[] = []
  const replies = texts.map((text) => {
    messages.push({ role: 'contact', text, at: now })
    for (let step = 0; step < 9; step++) {
      const reply = nextReply({
        now, language: 'en', channel, business, passages: [], messages,
        bot: { name: 'Pip', greeting: 'Hi!', questions: [] },
        contact: { name: null, phone: '+16305550142', email: null, address: null, timeZone: null },
        tools: ['check_availability', 'hold_window', 'book_appointment', 'find_appointment', 'reschedule_appointment', 'cancel_appointment', 'take_message', 'hand_over', 'send_text', 'end_call'],
      }) // biome-ignore format: one readable block
      const [call] = reply.toolCalls
      if (!call) {
        messages.push({ role: 'bot', text: reply.text, at: now })
        return reply
      }
      const id = `call_${calls.push(call)}`
      messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
      messages.push({ role: 'tool_result', id, name: call.name, result: resultOf(call, free) })
    }
    throw new Error('no end of tool calls')
  })
  const asked = calls.flatMap((call) => (call.name === 'check_availability' ? [call.arguments.when] : []))
  return { replies, calls, asked, names: calls.map((call) => call.name), last: replies.at(-1)?.text ?? '' }
}

let booked: Result[] = []
function resultOf(call: DialogueToolCall, free: (when: string) => string[]): Result {
  switch (call.name) {
    case 'check_availability': {
      const { service, when = '' } = call.arguments
      const windows = free(when).map((startsAt) => windowAt(service, startsAt))
      return { service, understood: null, is_exact: true, windows }
    }
    case 'hold_window':
    case 'book_appointment':
    case 'reschedule_appointment': {
      const [service = '', startsAt = ''] = call.arguments.window_id.split('|')
      const result = { ...windowAt(service, startsAt), hold_id: 'hold_1', receipt_id: 'rcp_1', appointment_id: 'appt_1' }
      if (call.name !== 'hold_window') booked = [result]
      return result
    }
    case 'find_appointment':
      return { appointments: booked }
    default:
      return { receipt_id: 'rcp_2', task_id: 'task_1', after_hours: false }
  }
} // biome-ignore format: one readable block

const tuesday = ['2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z']
const asIs = (when: string) =>
  /11 am/.test(when) ? ['2026-11-24T11:00:00Z'] : /25/.test(when) ? ['2026-11-25T10:00:00Z'] : tuesday
const atTen = (when: string) => (/24|25|tues.* at/i.test(when) ? asIs(when).slice(0, 1) : asIs(when))

describe.each(['text', 'voice'] as const)('other times, by %s', (channel) => {
  it.each([
    ['anything later that day?', /Nov\w* 24 after 11 am/],
    ['do you have anything earlier', /Nov\w* 24 before 10 am/],
    ['do you have something on friday instead', /^friday$/],
    ['could you do the day after', /Nov 25/],
  ])('asks the calendar again at "%s"', (text, expected) => {
    // Sabotage: let asksOtherTime return false, or shiftIn return null.
    const { asked, replies } = talk(['i need a valuation tuesday', text], channel, asIs)
    expect(asked.at(-1)).toMatch(expected)
    expect(replies[1]?.text).not.toMatch(/know|pass/)
  })

  it('takes a weekday for the one among the offers', () => {
    // Sabotage: let nearOffers give back what was said.
    const later = ['2026-12-03T10:00:00Z', '2026-12-04T10:00:00Z']
    const { asked } = talk(
      ['a valuation next week please, thursday or friday', 'thursday at 11'],
      channel,
      () => later,
    )
    expect(asked.at(-1)).toMatch(/december 3|dec 3/i)
  })

  it.each([
    ['10', '2026-11-24T10:00:00Z'],
    ['ten would be lovely', '2026-11-24T10:00:00Z'],
    ['the first one after ten thirty', '2026-11-24T11:00:00Z'],
    ['the earliest you have on wednesday', '2026-11-25T10:00:00Z'],
  ])('never asks again for what "%s" has said', (text, startsAt) => {
    // Sabotage: in pick-window.ts let byWhen narrow whatever more than one fits.
    const both = [...tuesday, '2026-11-25T10:00:00Z', '2026-11-25T11:00:00Z']
    const offered = /^\d|would/.test(text) ? ['2026-11-24T10:00:00Z', '2026-11-25T10:00:00Z'] : both
    const { calls } = talk(['a valuation on tuesday or wednesday', text], channel, () => offered)
    expect(calls.at(-1)).toEqual({ name: 'hold_window', arguments: { window_id: `Valuation|${startsAt}` } })
  })

  it('forgets "later" on another day', () => {
    const { asked } = talk(
      ['a valuation tuesday please', 'anything later?', 'what about friday'],
      channel,
      asIs,
    )
    expect(asked.at(-1)).toBe('friday')
  })

  it.each([
    ['oh no, I am away that day. Can we move it to the day after?', 'Nov 25 at 10 am'],
    ['can we do an hour later?', 'Nov 24 at 11 am'],
    ['could you push it back by an hour', 'Nov 24 at 11 am'],
  ])('moves what was just booked at "%s"', (text, when) => {
    // Sabotage: let shiftsDone return null, or applyShift do nothing.
    const start = ['valuation tuesday at 10, Jo Fields', 'yes']
    const { asked, names } = talk([...start, text, 'yes'], channel, atTen)
    expect(asked.at(-1)).toBe(when)
    expect(names.slice(3)).toEqual(['find_appointment', 'check_availability', 'hold_window', 'reschedule_appointment'])
  }) // biome-ignore format: one readable block

  it('books the second right after the first', () => {
    // Sabotage: let openSecond return at once.
    const text = 'i need a valuation tuesday at 10 and a clock repair right after, Jo Fields, 12 Elm Street'
    const { asked, names, last } = talk([text, 'yes', 'yes'], channel, (when) =>
      when.includes('11:30') ? ['2026-11-24T11:30:00Z'] : atTen(when),
    )
    expect(asked.at(-1)).toBe('Nov 24 at 11:30 am')
    expect(names.filter((name) => name === 'book_appointment')).toHaveLength(2)
    expect(last).toMatch(/Clock repair/)
  })

  it('takes a choice, a name and an address at once, and puts one right', () => {
    // Sabotage: let sameTown give the address alone.
    const texts = ['clock repair tuesday', 'the first one. Jo Fields, 36 Elm Street, Fairhaven', 'its 63 Elm Street not 36', 'yes']
    const { calls, replies } = talk(texts, channel, asIs)
    expect(replies[1]?.text).toMatch(/Jo Fields, 36 Elm Street, Fairhaven/)
    expect(calls.at(-1)).toMatchObject({
      arguments: { window_id: `Clock repair|${tuesday[0]}`, name: 'Jo Fields', address: '63 Elm Street, Fairhaven' },
    })
  }) // biome-ignore format: one readable block

  it('asks in other words twice when nothing is said, then no more', () => {
    // Sabotage: let isSilentTooLong return false.
    const { replies, names } = talk(['valuation tuesday at 10', '...', '', '...'], channel, atTen)
    const texts = replies.map((reply) => reply.text)
    expect(new Set(texts).size).toBe(4)
    expect(texts.slice(1, 3).every((text) => /name/.test(text))).toBe(true)
    expect(texts[3]).not.toContain('?')
    expect(names.includes('end_call')).toBe(channel === 'voice')
  })

  it('answers in between and comes back to the read-back in short', () => {
    const { replies } = talk(['valuation tuesday at 10, Jo Fields', 'how much is it', 'yes'], channel, atTen)
    expect(replies[1]?.text).toMatch(/90.*book it.*Valuation.*10 am/i)
    expect(replies[2]?.text).toMatch(/booked/)
  })

  it('offers to pass on what does not fit', () => {
    // Sabotage: let passVisitOn do nothing.
    const { replies, names } = talk(['valuation tuesday', 'yes please', 'Jo Fields'], channel, () => [])
    expect(replies[0]?.text).toMatch(/team/)
    expect(names.at(-1)).toBe('take_message')
  })
})

describe('on a call', () => {
  it('sends in writing what was asked for, and hangs up after goodbyes', () => {
    // Sabotage: let wantsInWriting or endOfCall say no.
    const texts = ['valuation tuesday at 10, Jo Fields', 'yes', 'can you text me that', 'thanks, bye']
    const { calls, replies } = talk(texts, 'voice', atTen)
    expect(calls.at(-2)).toEqual({ name: 'send_text', arguments: { body: 'Juniper & Sons: Valuation, Tue, Nov 24 at 10 am.' } })
    expect(replies[2]?.text).toMatch(/text/)
    expect(calls.at(-1)?.name).toBe('end_call')
    expect(replies[3]?.text).toMatch(/bye/i)
    expect(talk(texts, 'text', atTen).names).not.toContain('end_call')
  }) // biome-ignore format: one readable block

  it('hangs up on nobody who still wants something', () => {
    expect(talk(['bye, wait, how much is a valuation?'], 'voice', atTen).names).toEqual([])
  })
})
