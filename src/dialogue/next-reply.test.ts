import { describe, expect, it } from 'vitest'
import { nextReply } from './next-reply.ts'
import type { BusinessFacts, DialogueInput, DialogueMessage, OpenSpan, TakeMessageResult } from './types.ts'

const now = '2026-11-20T18:30:00Z' // Friday, 10:30 in Los Angeles
const day = (open: string, close: string): OpenSpan[] => [{ open, close }]
const usd = (amount: number) => ({ micros: amount * 1_000_000, currency: 'USD' as const })
const business: BusinessFacts = {
  name: 'Juniper & Sons',
  about: '',
  timeZone: 'America/Los_Angeles',
  phone: '+15035550100',
  email: null,
  website: 'https://juniper.example.com',
  addresses: [{ street: '12 Alder Street', city: 'Fairhaven', region: 'OR', postalCode: '97311' }],
  hours: {
    monday: day('08:00', '17:00'),
    tuesday: day('08:00', '17:00'),
    wednesday: [...day('08:00', '12:00'), ...day('13:15', '18:30')],
    thursday: day('08:00', '17:00'),
    friday: day('08:00', '17:00'),
    saturday: day('09:10', '12:00'),
    sunday: [],
  },
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving', hours: [] }],
  services: [
    { name: 'Clock repair', alsoCalled: ['fix my clock'], description: 'Cleaned and oiled.', durationMinutes: 90, bufferMinutes: 0, place: 'business' as const, price: { kind: 'from', amount: usd(129) } },
    { name: 'Battery change', alsoCalled: [], description: '', durationMinutes: null, bufferMinutes: 0, place: 'business' as const, price: { kind: 'fixed', amount: usd(9.5) } },
  ], // biome-ignore format: one service per line
  area: { places: ['Fairhaven', 'Northgate'], postalCodes: ['97311'], note: '' },
}
const bot = {
  name: 'Pip',
  greeting: 'Hi, this is Juniper! How can we help?',
  questions: [
    { id: 'q1', question: 'Do you buy old watches?', alsoAsked: [], answer: 'Yes, bring them in.' },
  ],
}
const kept: TakeMessageResult = { task_id: 'task_1', receipt_id: 'rcp_1', after_hours: false }

function talk(texts: string[], options: { result?: unknown; input?: Partial<DialogueInput> } = {}) {
  const messages: DialogueMessage[] = []
  const calls: object[] = []
  const input = (): DialogueInput => ({
    now,
    language: 'en',
    channel: 'text',
    business,
    bot,
    contact: { name: null, phone: '+15035550142', email: null, address: null, timeZone: null },
    tools: ['take_message'],
    passages: [],
    messages: structuredClone(messages),
    ...options.input,
  })
  const said = texts.map((text) => {
    messages.push({ role: 'contact', text, at: now })
    let reply = nextReply(input())
    for (let step = 0; reply.toolCalls.length > 0 && step < 3; step++) {
      expect(reply.text).toBe('')
      for (const call of reply.toolCalls) {
        const id = `call_${calls.push(call.arguments as (typeof calls)[number])}`
        messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
        messages.push({ role: 'tool_result', id, name: call.name, result: options.result ?? kept })
      }
      reply = nextReply(input())
    }
    expect(nextReply(input())).toEqual(reply)
    messages.push({ role: 'bot', text: reply.text, at: now })
    return reply
  })
  return { said, calls, last: said.at(-1)?.text ?? '', input }
}

describe('answers', () => {
  it.each([
    ['are u open saturday?', /9:10 am to noon/],
    ['wednesday hours?', /8 am to noon and 1:15 pm to 6:30 pm/],
    ['open on thanksgiving?', /Nov 26.*closed|closed.*Nov 26/],
    ['what about next thursday, are you open', /Thanksgiving.*8 am to 5 pm/],
    ['are you open now', /5 pm/],
    ['how much to fix my clock', /starts at \$129/],
    ['how long does clock repair take', /1 hour 30 minutes/],
    ['price of a batery change?', /\$9\.50/],
    ['do you come to northgate?', /Northgate/],
    ['do you serve 97999', /don't see 97999|97999 isn't/],
    ['where are you', /12 Alder Street, Fairhaven, OR 97311/],
    ['whats your number', /\(503\) 555-0100/],
    ['your email?', /don't have|not sure/],
    ['are you a robot', /Pip.*automated|automated.*Pip|bot/],
    ['would you buy my old watch', /bring them in/],
  ])('%s', (text, expected) => expect(talk([text]).last).toMatch(expected))

  it('greets on first contact, and answers at once when something is asked', () => {
    expect(talk(['hello']).last).toBe(bot.greeting)
    expect(talk(['hi, are you open sunday?']).last).toMatch(/^Hi, this is Juniper! .*closed/)
    expect(talk(['hi', 'are you open sunday?']).last).not.toContain('Juniper!')
  })

  it('answers each of several questions, in one text and in several', () => {
    const one = talk(['how much is clock repair and are you open saturday? also where are you']).last
    for (const part of ['$129', '9:10 am', '12 Alder Street']) expect(one).toContain(part)
    const messages: DialogueMessage[] = ['how much is clock repair', 'and sunday hours?'].map((text) => {
      return { role: 'contact', text, at: now }
    })
    const two = nextReply({ ...talk([]).input(), messages }).text
    expect(two).toContain('$129')
    expect(two).toContain('closed')
  })

  it('knows what "it" was', () => {
    expect(talk(['do you do clock repair', 'how long is it?']).last).toContain('1 hour 30 minutes')
  })

  it('tells what it knew and where from', () => {
    const [reply] = talk(['how much is a battery change, and do you take bitcoin?']).said
    expect(reply?.trace.facts).toContainEqual({ path: 'business.services[1].price', text: 'is $9.50' })
    expect(reply?.trace.unknown).toEqual(['do you take bitcoin?'])
    expect(reply?.trace.openGoal).toBe('offer_message')
  })

  it('never says the same twice in a row', () => {
    // Sabotage: let createSay return `filled[0]`.
    for (const text of [
      'where are you',
      'are you open sunday',
      'do you take bitcoin',
      'asdf?',
      'thanks',
      'do you buy old watches',
    ]) {
      const { said } = talk([text, text, text, text])
      for (const [i, reply] of said.entries()) expect(reply.text).not.toBe(said[i - 1]?.text)
    }
  })
})

describe('a business that has not written its hours', () => {
  const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }

  // Sabotage: let `hasHours` be true always.
  it.each([
    'Are you open on Saturday?',
    'Are you open now?',
    'What are your hours?',
    'When do you open next?',
  ])('is not said to be closed: %s', (question) => {
    const { last } = talk([question], { input: { business: { ...business, hours: none } } })
    expect(last).toContain('our opening hours')
    expect(last).not.toMatch(/closed/i)
  })
})

describe('messages', () => {
  it('asks for the name, keeps the words, and confirms only what the tool kept', () => {
    const { said, calls } = talk([
      'Can I book a clock repair for Tuesday?',
      "it's Dana, after four please",
      'thanks',
    ])
    expect(said[0]?.text).toMatch(/name/)
    expect(said[0]?.trace.openGoal).toBe('take_message.name')
    expect(calls).toEqual([
      { name: 'Dana', phone: '+15035550142', message: "Can I book a clock repair for Tuesday?\nit's Dana, after four please" },
    ]) // biome-ignore format: one call
    expect(said[1]?.text).toMatch(/Dana/)
    expect(said[2]?.trace.acts).toContain('thanks')
  })

  it('offers to pass an unknown question on, and does so after a yes', () => {
    const { said, calls } = talk(['do you take bitcoin?', 'yes please', 'Tom'])
    expect(said[0]?.text).toMatch(/don't know|don't have|not sure/)
    expect(calls).toEqual([{ name: 'Tom', phone: '+15035550142', message: 'do you take bitcoin?' }])
    expect(talk(['do you take bitcoin?', 'no thanks', 'Tom']).calls).toEqual([])
  })

  it('asks nothing it knows, and takes the same message once', () => {
    // Sabotage: drop the isSameMatter check in want().
    const contact = { name: 'Priya', phone: '+15035550142', email: null, address: null, timeZone: null }
    const { calls, last } = talk(
      ['please have someone call me about my invoice', 'please have someone call me about my invoice'],
      { input: { contact } },
    )
    expect(calls).toHaveLength(1)
    expect(last).toMatch(/already/)
  })

  it('does not claim what failed, and tries again when asked to', () => {
    // Sabotage: treat every result as taken in applyResult.
    const { said, calls } = talk(['I want to complain about my bill', 'Kim', 'yes'], {
      result: { error: 'busy' },
    })
    expect(said[1]?.text).toMatch(/couldn't|didn't go through/)
    expect(said[1]?.text).toContain('(503) 555-0100')
    expect(calls).toHaveLength(2)
  })

  it('says when the team is back after hours', () => {
    const night = { input: { now: '2026-11-21T22:00:00Z' }, result: { ...kept, after_hours: true } }
    expect(
      talk(['call me back please, Dana here'], night).last +
        talk(['call me back please', 'Dana'], night).last,
    ).toMatch(/Monday at 8 am/)
  })

  it('sends an emergency at once, and names 911 only where life is in danger', () => {
    // Sabotage: mark the water sign as danger to life.
    const water = talk(['help, water everywhere!!'])
    expect(water.calls).toEqual([
      { phone: '+15035550142', message: 'help, water everywhere!!', urgent: true },
    ])
    expect(water.last).not.toContain('911')
    const gas = talk(['I smell gas', 'what should I do'])
    expect(gas.said[0]?.text).toContain('911')
    expect(gas.last).toContain('911')
    expect(talk(['do you repair gas leaks?']).calls).toEqual([])
  })

  it('says so where it may take no message', () => {
    const { calls, last } = talk(['can I talk to a person'], { input: { tools: [] } })
    expect(calls).toEqual([])
    expect(last).toContain('(503) 555-0100')
  })

  it('asks for a number only where none is known', () => {
    const contact = { name: 'Dana', phone: null, email: null, address: null, timeZone: null }
    const { said, calls } = talk(['please call me about my invoice', '503 555 0177'], { input: { contact } })
    expect(said[0]?.text).toMatch(/number/)
    expect(calls).toMatchObject([{ phone: '+15035550177' }])
  })
})

it('says back only a few plain words', () => {
  // Sabotage: let quotable return its words as they are.
  for (const text of ['do you do evil.example.com/x', `do you offer ${'giant '.repeat(60)}long things`]) {
    const { last } = talk(['hi', text])
    expect(last).not.toContain('evil')
    expect(last.length).toBeLessThan(200)
  }
})

it('has words for anything, and stays quiet when it is not its turn', () => {
  for (const text of [
    '',
    '   ',
    '🙂',
    '\u0000',
    '{{x}}',
    '$&',
    'a'.repeat(3000),
    '?'.repeat(200),
    '1 '.repeat(500),
  ])
    expect(talk(['hi', text]).last).not.toBe('')
  const { input } = talk(['hi'])
  expect(nextReply(input()).text).toBe('')
})

it('reads midnight, other zones and the change of clocks right', () => {
  const allNight = {
    ...business,
    hours: { ...business.hours, friday: day('18:00', '24:00'), saturday: day('00:00', '24:00') },
  }
  const at = (time: string, text: string) => talk([text], { input: { now: time, business: allNight } }).last
  expect(at('2026-11-21T07:30:00Z', 'are you open now?')).toMatch(/midnight/)
  expect(at('2026-11-21T08:05:00Z', 'open now?')).toMatch(/around the clock|all day/)
  expect(at('2026-11-21T07:59:00Z', 'hours tomorrow?')).toMatch(/around the clock/)
  expect(at('2026-11-01T08:30:00Z', 'are you open tomorrow')).toMatch(/8 am to 5 pm/)
})
