import { describe, expect, it } from 'vitest'
import { nextReply } from './next-reply.ts'
import type { BusinessFacts, DialogueMessage } from './types.ts'

const now = '2026-11-20T18:30:00Z' // Friday, 10:30 in Los Angeles
const usual = [{ open: '08:00', close: '17:00' }]
const price = { kind: 'free' as const }
const service = {
  description: '',
  durationMinutes: null,
  bufferMinutes: 0,
  place: 'business' as const,
  price,
}
const business: BusinessFacts = {
  name: 'Juniper & Sons', about: '', timeZone: 'America/Los_Angeles', phone: '+15035550100', email: null, website: null,
  addresses: [],
  hours: {
    monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual, sunday: [],
    saturday: [{ open: '09:10', close: '12:40' }],
  },
  holidays: [],
  services: [
    { ...service, name: 'Clock repair', alsoCalled: ['clock', 'wall clock'] },
    { ...service, name: 'Tower clock restoration', alsoCalled: ['tower'] },
    { ...service, name: 'Valuation', alsoCalled: ['check another appraisal'] },
  ],
  area: { places: ['Northgate'], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
const bot = {
  name: 'Pip',
  greeting: 'Hi, this is Juniper!',
  questions: [
    {
      id: 'q1',
      question: 'Do you give a warranty?',
      alsoAsked: ['what if it stops again'],
      answer: 'Two years.',
    },
    { id: 'q2', question: 'Are you insured?', alsoAsked: ['policy number'], answer: 'We are insured.' },
  ],
}

/** Each turn is one text or a burst of several. */
function talk(...turns: (string | string[])[]) {
  const messages: DialogueMessage[] = []
  const calls: { name?: string; message: string; urgent?: boolean }[] = []
  const replies = turns.map((turn) => {
    for (const text of [turn].flat()) messages.push({ role: 'contact', text, at: now })
    for (;;) {
      const contact = { name: null, phone: '+15035550142', email: null, address: null, timeZone: null }
      const input = { now, language: 'en', channel: 'text', business, bot, contact, messages } as const
      const reply = nextReply({ ...input, passages: [], tools: ['take_message'] })
      if (reply.toolCalls.length === 0) {
        messages.push({ role: 'bot', text: reply.text, at: now })
        return reply
      }
      for (const call of reply.toolCalls) {
        const id = `call_${calls.push(call.arguments as (typeof calls)[number])}`
        messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
        const result = { task_id: id, receipt_id: id, after_hours: false }
        messages.push({ role: 'tool_result', id, name: call.name, result })
      }
    }
  })
  return { calls, replies, last: replies.at(-1)?.text ?? '' }
}

describe('what was said before', () => {
  it('keeps the day that was asked about', () => {
    // Sabotage: let meantDays return the clause's own days only.
    expect(talk('open saturdays?', 'nice, how late are you there then').last).toContain('12:40 pm')
    expect(talk('open saturdays?', 'where are you', 'how late are you open').last).toContain('5 pm')
  })

  it('answers the place and the day asked for in one breath', () => {
    // Sabotage: leave withHours out.
    expect(talk('hi', 'do you travel out to Northgate saturdays').last).toMatch(/Northgate.*9:10 am/)
  })

  it('adds name and address to an urgent message that is on its way', () => {
    // Sabotage: let addsToUrgent be false always.
    const { calls, last } = talk('water is gushing everywhere', 'Ada Lindqvist, 9 Fern Court in Northgate')
    expect(calls).toEqual([
      expect.objectContaining({ urgent: true }),
      expect.objectContaining({ name: 'Ada Lindqvist', urgent: true }),
    ])
    expect(calls[1]?.message).toContain('9 Fern Court')
    expect(last).toMatch(/added|too/)
    expect(talk('water is gushing everywhere', 'ok thanks').calls).toHaveLength(1)
  })
})

describe('what is no message and what is no answer', () => {
  it('takes an opener for nothing, and the narrowest service for the one meant', () => {
    // Sabotage: let isOpener be false always, or mergeNarrower return its item.
    const { calls, last } = talk([
      'hello',
      'got a question',
      'can you do tower clocks',
      'what would one cost',
    ])
    expect(last).toContain('Tower clock restoration')
    expect(last).not.toMatch(/Clock repair|name/)
    expect(calls).toEqual([])
    expect(talk('hi', 'can I ask you something').last).toMatch(/ask|know|ahead/)
  })

  it('never drops a question behind a greeting', () => {
    // Sabotage: choose a greeting beside a question in isOnlyManners.
    for (const text of ['Hello, any coupons this week?', 'hey, do you run promotions?'])
      expect(talk(text).replies[0]?.trace.unknown).toHaveLength(1)
    expect(
      talk('how much is a valuation', 'is it more on sundays? any surcharge').replies[1]?.trace.unknown,
    ).not.toEqual([])
  })

  it('gives an own answer only to what it answers', () => {
    expect(talk('hello', 'hey again, I want to book a clock repair').last).not.toContain('Two years')
    expect(talk('call me about my clock please', 'Cy', 'yes my number is right').last).not.toContain(
      'insured',
    )
    expect(talk('do you check appraisals from other shops?').last).toContain('Valuation')
  })

  it('asks the same of what is only named next', () => {
    // Sabotage: let askedAlike give back the clause.
    expect(talk('do you come to Northgate?', 'okay what about gilford').last).toMatch(
      /Gilford in our service area/,
    )
  })

  it('takes no statement beside a question for words of the message it has offered', () => {
    // Sabotage: in absorb-message.ts let asksElse be false.
    const { last } = talk(
      'do you sell batteries?',
      'My uncle gave me his old barometer. Do you come to Northgate?',
    )
    expect(last).not.toMatch(/name/)
  })

  it('does not take "no idea" for a no, nor a busy weekday for the day asked about', () => {
    // Sabotage: in read-clause.ts let noNo match nothing; in told-topics.ts let weekendOf give back the days.
    expect(talk('no idea when you open on saturday').last).toContain('9:10')
    const { last } = talk('does the weekend crowd get served too or is it just mon to fri')
    expect(last).toContain('9:10')
    expect(last).not.toContain('Monday')
  })

  it('prices what was talked about', () => {
    // Sabotage: in answer-services.ts let refersBack match nothing.
    expect(talk('do you do valuations', 'wait is there a charge for it').last).toMatch(/free/)
  })

  it('takes a name for a name', () => {
    // Sabotage: leave isOnlyName out, or let /ing$/ end no surname.
    for (const name of ['Opal Closing', 'Owen Lateman', 'Ines Harding']) {
      const { calls, last } = talk('please have someone ring me about a clock', name)
      expect(calls).toEqual([
        expect.objectContaining({ name, message: 'please have someone ring me about a clock' }),
      ])
      expect(last).not.toMatch(/\d (?:am|pm)/)
    }
  })

  it('ends gracefully', () => {
    expect(talk('do you take bitcoin?', 'nah thank you').last).not.toMatch(/welcome|glad|happy|any time!/i)
    expect(talk('call me about my clock please', 'Cy', 'perfect').last).toMatch(/Great|good|Perfect/)
    expect(talk('hi', 'idk').last).toMatch(/here|any time|no problem/i)
  })
})
