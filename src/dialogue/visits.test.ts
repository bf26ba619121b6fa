import { describe, expect, it } from 'vitest'
import { nextReply } from './next-reply.ts'
import type { BusinessFacts, DialogueInput, DialogueMessage, DialogueToolCall } from './types.ts'

const now = '2026-11-23T15:10:00Z' // Monday, 9:10 in Chicago
const day = [{ open: '08:00', close: '17:00' }]
const price = { kind: 'fixed' as const, amount: { micros: 90_000_000, currency: 'USD' as const } }
const service = { description: '', durationMinutes: 60, bufferMinutes: 0, price }
const business: BusinessFacts = {
  name: 'Juniper & Sons', about: '', timeZone: 'America/Chicago', phone: '+16305550100', email: null, website: null,
  addresses: [{ street: '12 Alder Street', city: 'Fairhaven', region: 'IL', postalCode: '60990' }],
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  holidays: [],
  services: [
    { ...service, name: 'Clock repair', alsoCalled: ['broken clock', 'fix my clock'], place: 'customer' },
    { ...service, name: 'Valuation', alsoCalled: ['appraisal'], place: 'business' },
    { ...service, name: 'Tower restoration', alsoCalled: ['tower'], place: 'customer', durationMinutes: null },
  ],
  area: { places: ['Fairhaven', 'Northgate'], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
const bot = { name: 'Pip', greeting: 'Hi, this is Juniper!', questions: [] }

type Result = Record<string, unknown>
type Options = {
  channel?: 'text' | 'voice'
  now?: string
  own?: Result[]
  results?: Record<string, Result[]>
}
const windowAt = (startsAt: string, label: string) => ({
  window_id: `w|${startsAt}`,
  label,
  starts_at: startsAt,
})
const thursdayAtTwo = windowAt('2026-11-26T20:00:00Z', 'Thursday, November 26, 2:00 PM')
const thursdayAtThree = windowAt('2026-11-26T21:00:00Z', 'Thursday, November 26, 3:00 PM')
const fridayAtNine = windowAt('2026-11-27T15:00:00Z', 'Friday, November 27, 9:00 AM')
const mine = {
  appointment_id: 'appt_1', service: 'Clock repair', label: thursdayAtTwo.label, starts_at: thursdayAtTwo.starts_at,
} // biome-ignore format: one readable block

/** A talk with tools that do what they are asked; `results` replaces what a tool gives, call by call. */
function talk(texts: string[], options: Options = {}) {
  const messages: DialogueMessage[] = []
  const calls: DialogueToolCall[] = []
  const kept = { ...options.results }
  const said = texts.map((text) => {
    messages.push({ role: 'contact', text, at: now })
    for (let step = 0; step < 9; step++) {
      const input: DialogueInput = {
        now: options.now ?? now, language: 'en', channel: options.channel ?? 'text', business, bot, passages: [], messages,
        contact: { name: null, phone: '+16305550142', email: null, address: null, timeZone: null },
        tools: ['check_availability', 'hold_window', 'book_appointment', 'find_appointment', 'reschedule_appointment', 'cancel_appointment', 'take_message', 'hand_over'],
      } // biome-ignore format: one readable block
      const reply = nextReply(structuredClone(input))
      if (reply.toolCalls.length === 0) {
        messages.push({ role: 'bot', text: reply.text, at: now })
        return reply
      }
      for (const call of reply.toolCalls) {
        const id = `call_${calls.push(call)}`
        const [first, ...rest] = kept[call.name] ?? []
        kept[call.name] = rest
        const result = first ?? resultOf(call, options.own ?? [mine])
        messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
        messages.push({ role: 'tool_result', id, name: call.name, result })
      }
    }
    throw new Error('no end of tool calls')
  })
  return {
    said,
    calls,
    names: calls.map((call) => call.name),
    last: said.at(-1)?.text ?? '',
    deed: calls.at(-1),
  }
}

function resultOf(call: DialogueToolCall, own: Result[]): Result {
  const receipt = { receipt_id: 'rcp_1', task_id: 'task_1', after_hours: false, is_open_now: true }
  const windows = [thursdayAtTwo, thursdayAtThree, fridayAtNine]
  switch (call.name) {
    case 'check_availability': {
      const asked = call.arguments.when ?? ''
      const fits = /fri/i.test(asked) ? [fridayAtNine] : / 3|three/i.test(asked) ? [thursdayAtThree] : windows
      return { service: call.arguments.service, understood: null, is_exact: true, windows: fits }
    }
    case 'hold_window': {
      const held = windows.find((item) => item.window_id === call.arguments.window_id)
      return { hold_id: 'hold_1', ...held, service: 'Clock repair', until: now }
    }
    case 'book_appointment': {
      const held = windows.find((item) => item.window_id === call.arguments.window_id)
      return { appointment_id: 'appt_2', receipt_id: 'rcp_2', service: 'Clock repair', ...held }
    }
    case 'find_appointment':
      return { appointments: own }
    case 'reschedule_appointment': {
      const moved = windows.find((item) => item.window_id === call.arguments.window_id)
      return { ...mine, ...moved, receipt_id: 'rcp_3', previous_label: mine.label }
    }
    case 'cancel_appointment':
      return { ...mine, receipt_id: 'rcp_4' }
    default:
      return receipt
  }
}

describe.each(['text', 'voice'] as const)('by %s', (channel) => {
  it('books a visit with values in any order and a correction midway', () => {
    // Sabotage: let startSearch keep what was held, or isOpen.confirm be false always.
    const { said, names, deed, last } = talk(
      ["I'm Dana Reed, can you fix my clock thursday?", 'the second one', 'actually make it friday at 9', '12 Elm Street, Northgate', 'yes please'],
      { channel },
    ) // biome-ignore format: one call
    expect(names.filter((name) => name === 'book_appointment')).toHaveLength(1)
    expect(deed).toMatchObject({
      name: 'book_appointment',
      arguments: { window_id: fridayAtNine.window_id, name: 'Dana Reed', phone: '+16305550142' },
    })
    expect(deed && 'address' in deed.arguments ? deed.arguments.address : '').toContain('12 Elm Street')
    expect(said[3]?.text).toMatch(/Clock repair.*9 am.*Dana Reed.*12 Elm Street.*\?/i)
    expect(said[3]?.trace.openGoal).toBe('book_appointment.confirm')
    expect(last).toMatch(/booked/i)
  })

  it.each([
    [
      'so the clock stopped again after the party and the kids cried all night, could someone come fix the clock thursday',
      'Clock repair',
    ],
    ['how long does a valuation take and can you do it thursday after 2', 'Valuation'],
  ])('finds the wish at the end of "%s"', (text, service) => {
    // Sabotage: in split-clauses.ts let splitBeforeWish return null.
    const { calls } = talk([text], { channel })
    expect(calls[0]).toMatchObject({ name: 'check_availability', arguments: { service } })
  })

  it.each([
    'a clock repair thursday at 2 and a valuation at 3',
    'need the clock repair and the valuation, both thursday',
    'i want a valuation and a clock repair on thursday, both please',
  ])('books two services asked for at once: "%s"', (text) => {
    // Sabotage: in second-booking.ts let meansBoth give back false.
    const { calls } = talk(
      [text, 'the first one', 'Dana Reed, 12 Elm Street, Northgate', 'yes', 'the first one', 'yes'],
      { channel },
    )
    const asked = calls.flatMap((call) =>
      call.name === 'check_availability' ? [call.arguments.service] : [],
    )
    expect(new Set(asked)).toEqual(new Set(['Clock repair', 'Valuation']))
  })

  it('takes words for somebody of the team from a text that books as well', () => {
    // Sabotage: in absorb-run.ts let tellsTeam give back false.
    const { names } = talk(
      [
        'please tell mister Hale that the pendulum is found and can you do a valuation on thursday at 2',
        'Dana Reed',
      ],
      { channel },
    )
    expect(names).toEqual(expect.arrayContaining(['check_availability', 'take_message']))
  })

  it('takes a moment for a wish to come', () => {
    // Sabotage: in implied-wish.ts let namesMoment give back false.
    const { said } = talk(['can i come in thursday around three'], { channel })
    expect(said[0]?.trace.openGoal).toMatch(/^book_appointment/)
  })

  it.each(['yes cancel that one', 'y cancel', 'cancel it please', 'yessir'])(
    'takes "%s" for a yes to cancelling',
    (text) => {
      // Sabotage: in read-values.ts always ask answerIn.
      expect(talk(['please cancel my appointment', text], { channel }).deed?.name).toBe('cancel_appointment')
    },
  )

  it('cancels what was just booked', () => {
    // Sabotage: in absorb-visit.ts let isDropped read the text as it is.
    const { deed } = talk(
      [
        "I'm Dana Reed, a valuation thursday please",
        'the first one',
        'yes',
        'actually can we cancel that',
        'yes cancel it',
      ],
      { channel },
    )
    expect(deed?.name).toBe('cancel_appointment')
  })

  it('books the moment somebody names after hearing when it is open', () => {
    // Sabotage: in open-visit.ts let isMoment give back false.
    const { said } = talk(['are you open thursday', 'ok thursday at 2 then'], { channel })
    expect(said[1]?.trace.openGoal).toMatch(/^book_appointment/)
  })

  it.each([
    [
      "it runs again all by itself must have been the spring you don't need to send anyone thursday",
      /cancel/i,
    ],
    ['the visit tomorrow will not work. friday 9?', /move/i],
    ['let me talk to delia please she does my taxes', /take over|know you want/i],
  ])('hears what "%s" asks for', (text, expected) => {
    // Sabotage: in words.ts take "need to send" or "will not work" out; in implied-wish.ts let talksTo match nothing.
    expect(talk([text], { channel }).last).toMatch(expected)
  })

  it('takes the one appointment that is not ruled out', () => {
    // Sabotage: in find-appointment.ts leave the text as it is.
    const other = {
      ...mine,
      appointment_id: 'appt_9',
      service: 'Valuation',
      label: fridayAtNine.label,
      starts_at: fridayAtNine.starts_at,
    }
    const { last } = talk(['cancel my appointment', 'the clock, not the valuation'], {
      channel,
      own: [mine, other],
    })
    expect(last).toMatch(/Clock repair/)
    expect(last).not.toContain('Valuation')
  })

  it('leaves politely whoever says goodbye in the middle', () => {
    // Sabotage: in absorb-visit.ts let every yes be agreed to.
    const { last } = talk(['i have to change my appointment somehow', 'okay bye for now'], { channel })
    expect(last).not.toContain('?')
  })

  it('books the other service where the first was named by mistake', () => {
    // Sabotage: in other-service.ts let putRight give back null.
    const { calls } = talk(
      ['a valuation on thursday', "i keep saying valuation, it's the clock repair i need"],
      { channel },
    )
    expect(calls.findLast((call) => call.name === 'check_availability')?.arguments).toMatchObject({
      service: 'Clock repair',
    })
  })

  it('looks up the days that were meant, also where a day means another one by itself', () => {
    // Sabotage: in merge-wish.ts let dayWordsFor give back when.text.
    const { deed } = talk(['can you fix my clock next week, tuesday or thursday?'], { channel })
    expect(deed).toMatchObject({ name: 'check_availability' })
    const asked = String(deed && 'when' in deed.arguments ? deed.arguments.when : '')
    expect(asked).toContain('Dec 1')
    expect(asked).toContain('Dec 3')
  })

  it('answers in between and comes back', () => {
    const { said } = talk(['can you fix my clock thursday', 'how much is it', 'where are you', 'at 3'], {
      channel,
    })
    expect(said[1]?.text).toMatch(/90.*\?$/s)
    expect(said[2]?.text).toMatch(/12 Alder Street.*\?$/s)
    expect(said[3]?.trace.openGoal).toMatch(/name|address/)
  })

  it('books nothing without a yes', () => {
    const start = ['fix my clock friday at 9, Dana Reed, 12 Elm Street Northgate', 'no']
    const { names, last } = talk(start, { channel })
    expect(names).not.toContain('book_appointment')
    expect(last).toMatch(/\?/)
  })

  it('moves and cancels what was shown, after a yes', () => {
    // Sabotage: let deedCall go without isConfirmed.
    const moved = talk(['move my thursday appointment to friday at 9', 'yes'], { channel })
    expect(moved.names).toEqual([
      'find_appointment',
      'check_availability',
      'hold_window',
      'reschedule_appointment',
    ])
    expect(moved.last).toMatch(/moved|now/i)
    const cancelled = talk(['please cancel my appointment', 'yes'], { channel })
    expect(cancelled.names).toEqual(['find_appointment', 'cancel_appointment'])
    expect(cancelled.said[0]?.text).toMatch(/Clock repair.*2 pm.*\?/i)
    expect(cancelled.last).toMatch(/cancelled/)
  })

  it('offers the next best at once when the time is taken, and says what failed', () => {
    const taken = { error: 'taken', next: [thursdayAtThree] }
    const race = talk(['fix my clock friday at 9, Dana Reed, 12 Elm Street Northgate', 'yes'], {
      channel,
      results: { book_appointment: [taken] },
    })
    expect(race.last).toMatch(/3 pm/i)
    expect(race.last).not.toMatch(/booked/i)
    const broken = talk(['please cancel my appointment', 'yes'], {
      channel,
      results: { cancel_appointment: [{ error: 'too_late' }] },
    })
    expect(broken.last).toMatch(/sorry/i)
    expect(broken.last).not.toMatch(/is cancelled/i)
  })

  it('asks again for what nobody said', () => {
    const { said, names } = talk(['fix my clock friday at 9, Dana Reed, 12 Elm Street Northgate', 'yes'], {
      channel,
      results: { book_appointment: [{ error: 'not_said', fields: ['address'] }] },
    })
    expect(names.at(-1)).toBe('book_appointment')
    expect(said[1]?.trace.openGoal).toBe('book_appointment.address')
  })

  it('takes a message for what nobody knows', () => {
    const { said, names } = talk(['do you take bitcoin?', 'yes please', 'Tom Baker'], { channel })
    expect(said[0]?.text).toMatch(/don't|not sure/)
    expect(names).toEqual(['take_message'])
  })

  it('gets a person, in and out of hours', () => {
    expect(talk(['let me talk to a person'], { channel }).last).toMatch(/person|somebody/i)
    const night = talk(['let me talk to a person'], {
      channel,
      results: { hand_over: [{ task_id: 't', receipt_id: 'r', is_open_now: false }] },
    })
    expect(night.last).toMatch(/8 am/i)
    expect(night.names).toEqual(['hand_over'])
  })

  it('puts an emergency before all else', () => {
    const { calls, last } = talk(['can you fix my clock thursday', 'help, I smell gas'], { channel })
    expect(calls.at(-1)).toMatchObject({ name: 'take_message', arguments: { urgent: true } })
    expect(last).toContain('911')
  })

  it.each(['my payment is overdue and I am worried about it', 'the clock does not strike any more'])(
    'takes a right word for no slip of an alarm: "%s"',
    (text) => {
      // Sabotage: in correct-spelling.ts let `alarms` be empty.
      expect(talk([text], { channel }).last).not.toContain('911')
    },
  )

  it.each([
    ['sorry, wrong number', /mix-up/],
    ['you are useless idiots', /sorry/i],
    ['', /Hi, this is Juniper|there|anything/],
    ['are you a robot?', /bot|automated/],
    ['stop texting me', /STOP|our list/],
  ])('stays calm at "%s"', (text, expected) => {
    const { names, last } = talk([text], { channel })
    expect(last).toMatch(expected)
    expect(names).toEqual([])
  })

  it('does two things asked for in one breath', () => {
    const { names } = talk(
      ['cancel my thursday appointment. and book a valuation friday at 9', 'yes', 'Dana Reed', 'yes'],
      { channel },
    )
    expect(names).toContain('cancel_appointment')
    expect(names.at(-1)).toBe('book_appointment')
  })

  it('understands an answer to what was asked two turns ago', () => {
    const { said } = talk(
      [
        'fix my clock friday at 9, this is Dana Reed',
        'where are you',
        'are you open friday?',
        '12 Elm Street in Northgate',
      ],
      { channel },
    )
    expect(said[0]?.trace.openGoal).toBe('book_appointment.address')
    expect(said[3]?.trace.openGoal).toBe('book_appointment.confirm')
  })

  it('never says the same twice in a row', () => {
    const { said } = talk(['fix my clock thursday', 'hmm', 'hmm', 'what', 'hmm'], { channel })
    for (const [i, reply] of said.entries()) expect(reply.text).not.toBe(said[i - 1]?.text)
  })
})

it('passes on what cannot be booked, and what has no tools', () => {
  const { last, names } = talk(['can you restore my tower thursday at 2', 'Dana Reed'])
  expect(names.at(-1)).toBe('take_message')
  expect(last).toMatch(/message/)
})
