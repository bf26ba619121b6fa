import { describe, expect, it } from 'vitest'
import { nextReply } from './next-reply.ts'
import type { BusinessFacts, DialogueMessage } from './types.ts'

const now = '2026-11-20T18:30:00Z' // Friday, 10:30 in Los Angeles
const usual = [{ open: '08:10', close: '17:20' }]
const service = {
  description: 'We do it by hand.',
  durationMinutes: null,
  bufferMinutes: 0,
  place: 'business' as const,
  price: { kind: 'free' as const },
}
const business: BusinessFacts = {
  name: 'Juniper & Sons', about: '', timeZone: 'America/Los_Angeles', phone: '+15035550100', email: 'pip@example.com',
  website: null,
  addresses: [{ street: '12 Fern Court', city: 'Northgate', region: 'OR', postalCode: '97201' }],
  hours: {
    monday: usual, tuesday: usual, wednesday: usual, friday: usual, sunday: [],
    thursday: [{ open: '10:45', close: '15:15' }],
    saturday: [{ open: '09:25', close: '12:40' }],
  },
  holidays: [],
  services: [
    { ...service, name: 'Clock repair', alsoCalled: ['clock', 'wall clock'] },
    { ...service, name: 'Office clearing', alsoCalled: ['moving an office'] },
    { ...service, name: 'House moving', alsoCalled: ['moving'] },
    { ...service, name: 'Piano moving', alsoCalled: ['moving a piano'] },
    { ...service, name: 'Crate moving', alsoCalled: ['moving crates'] },
    { ...service, name: 'Safe moving', alsoCalled: ['moving a safe'] },
  ],
  area: { places: ['Northgate', 'Millrace'], postalCodes: [], note: '' },
} as BusinessFacts // biome-ignore format: one readable block
const bot = { name: 'Pip', greeting: 'Hi, this is Juniper!', questions: [] }

/** Each turn is one text. */
function talk(...texts: string[]) {
  const messages: DialogueMessage[] = []
  const calls: { name?: string; message: string; urgent?: boolean }[] = []
  let last = ''
  for (const text of texts) {
    messages.push({ role: 'contact', text, at: now })
    for (;;) {
      const contact = { name: null, phone: '+15035550142', email: null, address: null, timeZone: null }
      const input = { now, language: 'en', channel: 'text', business, bot, contact, messages } as const
      const reply = nextReply({ ...input, passages: [], tools: ['take_message'] })
      last = reply.text
      if (reply.toolCalls.length === 0) break
      for (const call of reply.toolCalls) {
        const id = `call_${calls.push(call.arguments as (typeof calls)[number])}`
        messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
        const result = { task_id: id, receipt_id: id, after_hours: false }
        messages.push({ role: 'tool_result', id, name: call.name, result })
      }
    }
    messages.push({ role: 'bot', text: last, at: now })
  }
  return { calls, last }
}

describe('another way to talk', () => {
  it.each([
    ["I'd prefer to phone rather than text", /555-0100/],
    ['prefer talking to texting honestly, I like calling over messaging. what do I dial', /555-0100/],
    ['please ring me, I hate doing this by text', /name/i],
  ])('"%s" is no wish to be left alone', (text, expected) => {
    // Sabotage: let otherChannel give null always.
    const { last } = talk(text)
    expect(last).toMatch(expected)
    expect(last).not.toMatch(/STOP|stop here/)
  })

  it('still leaves alone whoever says so', () => {
    // Sabotage: leave out wantsPeace in otherChannel.
    expect(talk('stop texting me, I would rather talk than text and you never listen').last).toMatch(/STOP/)
  })
})

describe('hours asked for in passing', () => {
  it.each([
    // Sabotage: let bothEnds match nothing.
    ['from what time until what time are you open saturday', ['9:25 am', '12:40 pm']],
    ['saturday when do the doors open and when do they shut', ['9:25 am', '12:40 pm']],
    // Sabotage: leave the "s" of "thus" out of weekdayOf.
    ['u working thus or closed', ['10:45 am', '3:15 pm']],
    // Sabotage: leave "todays" out of casualSpellings.
    ['todays closing and opening times please', ['8:10 am', '5:20 pm']],
    // Sabotage: let wholeWeek find nothing.
    ['which hours do you keep, Monday to the end of the week', ['9:25 am', '10:45 am', '8:10 am']],
  ])('"%s" hears %j', (text, times) => {
    const { last } = talk(text)
    for (const time of times) expect(last).toContain(time)
  })

  it('reads a date through a slip in its month', () => {
    // Sabotage: in recogniseDates return what is written always.
    const { last } = talk('what are your hours on novmber 26th')
    expect(last).toContain('10:45 am')
    expect(last).not.toContain('9:25 am')
  })

  it('answers the day that is asked about, not the one that does not suit', () => {
    // Sabotage: leave staysAway out of readAnew.
    const { last } = talk("Can't get there today. Which hours have you got tomorrow?")
    expect(last).toContain('9:25 am')
    expect(last).not.toContain('8:10 am')
  })
})

describe('a place nobody listed', () => {
  it.each([
    // Sabotage: let recogniseElsewhere find nothing.
    ['Is Osterwick part of your coverage or no?', 'Osterwick'],
    ['does your territory take in places like Port Ellery too', 'Port Ellery'],
    // Sabotage: in standsAsPlace ask for a word in front always.
    ['Osterwick, do you travel there', 'Osterwick'],
    // Sabotage: leave tellsPlace out of belongTogether.
    ['We live up in Osterwick. Would you serve people out here?', 'Osterwick'],
  ])('"%s" hears that it is not on the list', (text, place) => {
    const { last } = talk(text)
    expect(last).toContain(place)
    expect(last).toMatch(/isn't|don't|not/)
    expect(last).not.toContain('Millrace')
  })

  it.each([
    // Sabotage: leave asksWhich out of nameOfPlace.
    'which parts of Oregon do you cover',
    // Sabotage: leave mayAsk out of standsAsPlace.
    'our dog is Wendeline, do you take clients out in the country',
    // Sabotage: leave namesUs out of answerArea.
    'does Juniper cover more than one area',
    // Sabotage: leave isOwnWord out of nameOfPlace.
    'is Juniper in the area tomorrow',
  ])('"%s" asks for no place by that name', (text) => {
    expect(talk(text).last).not.toMatch(/Oregon|Wendeline|see Juniper|Juniper (?:isn|is n)/)
  })

  it('takes a street for no town', () => {
    // Sabotage: let streetNumber match nothing.
    expect(
      talk('could you come out to 14 Fernhill Lane in Osterwick, it is the wall clock').last,
    ).not.toMatch(/isn't on/)
  })
})

describe('work of another kind', () => {
  it.each([
    // Sabotage: leave asksForWork out of readAnew.
    ['is remote kiln tuning a thing yall do', 'remote kiln tuning'],
    ['do u do long range kite delivery too', 'long range kite delivery'],
    ['you folks the people for kiln tuning or no', 'kiln tuning'],
    // Sabotage: leave asksForWorkOf out of belongTogether; let ofAnotherMatter match nothing.
    ['Hoping somebody there can help with kiln tuning. Is that among the things you do?', 'kiln tuning'],
    ['My aunt mentioned kiln tuning and your number came with it, do you do that?', 'kiln tuning'],
    // Sabotage: leave the work out of the leftover words in readAnew.
    ['wondering if kiln tuning is in your line of work', 'kiln tuning'],
  ])('"%s" hears that it is not on the list', (text, work) => {
    const { last } = talk(text)
    expect(last.toLowerCase()).toContain(work)
    expect(last).toMatch(/isn't|don't|not/)
    expect(last).not.toMatch(/repair|clearing|moving/)
  })

  it('says what a service is when "it" stands behind its name', () => {
    // Sabotage: leave asksWhat out of belongTogether.
    expect(talk('piano moving... what even is it lol').last).toContain('by hand')
  })
})

describe('the business itself', () => {
  it('takes its own office for no service', () => {
    // Sabotage: let isOwnPlace be false always.
    expect(talk('whereabouts is your office').last).toContain('12 Fern Court')
    expect(talk('what is the office phone').last).toContain('555-0100')
    expect(talk('do you do office clearing').last).toContain('clearing')
  })

  it('knows an address by its short name', () => {
    // Sabotage: leave "addy" out of casualSpellings.
    expect(talk('whats ur addy').last).toContain('12 Fern Court')
  })
})

describe('what is wanted of the team', () => {
  it('takes out of the book whoever asks for it', () => {
    // Sabotage: let takesBack be false always.
    expect(talk('you have us down for monday, strike that').last).toMatch(/name/i)
  })

  it('keeps as urgent what cannot wait a minute', () => {
    // Sabotage: let isInNeed be false always.
    const { calls } = talk(
      'stuck outside with the baby and the key snapped off, need one of you here right now',
    )
    expect(calls[0]?.urgent).toBe(true)
  })

  it('takes a question about moving for no emergency', () => {
    // Sabotage: let liesStill look for both words in any order.
    expect(talk('why move it ourselves if your people will not?').calls).toEqual([])
  })

  it('takes an offer up, whatever the yes sounds like', () => {
    // Sabotage: leave bidsIt out of readAnew.
    expect(talk('do you sell gift vouchers', 'fine by me, do it').last).toMatch(/name/i)
    // Sabotage: leave "go for it" out of the cues for yes.
    const { calls } = talk('do you sell gift vouchers', 'go for it', 'Oriane Tselikov')
    expect(calls[0]?.message).toBe('do you sell gift vouchers')
  })

  it.each([
    // Sabotage: leave "have me in the system as" and its like out of nameLeads.
    'you should have me in your books as Oriane Tselikov',
    // Sabotage: leave "name on the account is" and its like out of nameLeads.
    'the name on my file is Oriane Tselikov',
  ])('hears the name in "%s"', (text) => {
    expect(talk('do you sell gift vouchers', 'yes please', text).calls[0]?.name).toBe('Oriane Tselikov')
  })
})
