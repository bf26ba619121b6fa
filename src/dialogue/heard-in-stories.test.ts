import { describe, expect, it } from 'vitest'
import { talk } from '../../tests/support/dialogue-talk.ts'

const none = { appointments: [] }
const atTen = [{ window_id: 'Clock repair|2026-11-25|10:00' }]

describe('a clock repair on Wednesday at ten', () => {
  it.each([
    'a clock repair wednesday at ten if you got it my daughters party is friday',
    'i fly out thursday and it has to tick by then. clock repair wed 10 am??',
    'can i come wednesday at 10 for a clock repair',
  ])('"%s"', (text) => {
    expect(talk([text], none).of('hold_window')).toEqual(atTen)
  })

  it('stays when the guests are told of afterwards', () => {
    // Sabotage: in absorb-visit.ts let isSettled be false.
    const { of, last } = talk(['clock repair wednesday at 10', 'Dede Kowal. guests land thursday at 3'], none)
    expect(of('hold_window')).toEqual(atTen)
    expect(last).toContain('Dede Kowal')
  })

  it.each([
    // Sabotage: in read-values.ts let `pronoun` match nothing.
    ['the earliest one on wednesday will be fine', 'wednesday'],
    ['the thursday after that the third at two', 'thursday the third at two'],
  ])('"%s" names no hour by its "one", and one day', (text, when) => {
    expect(talk(['i need a clock repair', text], none).of('check_availability')).toMatchObject([{ when }])
  })
})

describe('a trouble that was told', () => {
  it.each([
    // Sabotage: in open-visit.ts let offersMoment give back false.
    'wednesday in the morning at ten would suit me',
    'my neighbor can carry it in for me wednesday at ten',
    'the kids have a recital friday so wed 10am pls',
  ])('is seen to when somebody then says "%s"', (text) => {
    const told = 'so the old thing in the hall has gone quiet and the kids miss the chime'
    const { said, names } = talk([told, text], none)
    expect(said[0]).toMatch(/team/)
    expect(names).not.toContain('take_message')
    expect(said[1]).toMatch(/Wed, Nov 25 at 10 am/)
  })
})

describe('somebody in the middle of booking a clock repair', () => {
  it.each([
    // Sabotage: in other-service.ts let insteadOf give back null.
    "don't do the clock, just get the lamp a new cord. same day same time",
    'no wait sorry, the lamp rewiring is what i want',
    'scratch the clock, rewire the lamp instead',
    "i don't want her ticking now, just a new lamp cord",
  ])('who says "%s" gets the other service at that time', (text) => {
    const { of } = talk(['clock repair wednesday at 10', text], none)
    expect(of('hold_window').at(-1)).toEqual({ window_id: 'Lamp rewiring|2026-11-25|10:00' })
  })

  it.each([
    // Sabotage: in recognise-name.ts let withoutSpelled give back text.
    ['my name is lorraine beck b e c k', 'Lorraine Beck'],
    // Sabotage: let signature() look at the end of the text alone.
    ['Joanne Pfister is the name, P-F.', 'Joanne Pfister'],
  ])('who spells it, "%s", is called by the name alone', (text, name) => {
    const { last } = talk(['clock repair wednesday at 10', text], none)
    expect(last).toContain(`, ${name}.`)
  })

  it('who is offered one time and gives a name for it takes it', () => {
    // Sabotage: in absorb-visit.ts let takesOnly give back false, in recognise-name.ts let withoutSpelled give back text.
    const { last } = talk(['clock repair wednesday around 10?', 'Dana Reed d a n a, 12 Elm Street'], none)
    expect(last).toMatch(/Wed, Nov 25 at 10 am, Dana Reed/)
  })

  it('who then says that nobody is to come has nothing booked', () => {
    // Sabotage: in absorb-visit.ts let isCalledOff know "cancel" alone.
    const { last } = talk(['clock repair wednesday at 10', "so nah don't come, my brother fixed it"], none)
    expect(last).toMatch(/nothing (?:was|is) booked|not booked/i)
  })

  it('who spells the name that was asked for has said nothing else', () => {
    // Sabotage: in recognise-name.ts let isOnlyName read text.
    const { last } = talk(['clock repair wednesday at 10', 'corinne ashby c o r i n n e'], none)
    expect(last).toContain('Corinne Ashby')
    expect(last).not.toMatch(/know|sure about/)
  })

  it('who says "can we do 2 not 10" gets the other hour', () => {
    // Sabotage: in read-values.ts let swapsHours match nothing.
    const { of } = talk(['clock repair wednesday at 10', 'can we do 2 not 10, my lab runs over'], none)
    expect(of('hold_window').at(-1)).toEqual({ window_id: 'Clock repair|2026-11-25|14:00' })
  })

  it('is not called after the state of a thing', () => {
    // Sabotage: in take-details.ts leave out the test of a bare word.
    expect(talk(['clock repair wednesday at 10? its caked from the river lol'], none).last).not.toContain(
      'Caked',
    )
  })
})

describe('nobody is taken for rude who says', () => {
  it.each([
    // Sabotage: in normalise.ts leave out willDo.
    'clock repair wednesday at 10, hell be at work and i can watch',
    // Sabotage: in recognise-mood.ts let `slights` count anywhere.
    'this is gonna sound dumb but the clock is disgusting inside, clock repair wednesday at 10',
  ])('"%s"', (text) => {
    expect(talk([text], none).last).not.toMatch(/sorry|upset|frustrat/i)
  })
})

it('says how long it takes to whoever asks how long they sit there', () => {
  // Sabotage: in idioms.ts leave out the durations.
  expect(talk(['what is a clock repair', 'and how long am i tied up'], none).last).toMatch(/1 hour/)
})

it.each([
  // Sabotage: in idioms.ts take "run" and "running" out of the prices.
  'what does the clock thing run',
  'what does a clock repair run these days',
])('"%s" asks for the price', (text) => {
  expect(talk([text], none).last).toContain('$90')
})

describe('what was only offered to be passed on', () => {
  it.each([
    // Sabotage: in words.ts let leavesIt match nothing.
    "Don't trouble anyone over it.",
    "That's everything for now, thank you!",
  ])('is left after "%s"', (text) => {
    const { last, names } = talk(['do you buy barometers', text], none)
    expect(names).toEqual([])
    expect(last).toMatch(/all right|okay|no problem|glad|any ?time|take care/i)
  })

  it('is not taken for wanted because another question follows', () => {
    // Sabotage: let asksElse ask for a topic.
    const { of } = talk(['do you buy barometers', 'pity. and do your sons play chess?', 'ok'], none)
    expect(of('take_message')).toEqual([])
  })

  it('ends with a bare STOP', () => {
    // Sabotage: in absorb-run.ts let isBare be false.
    expect(talk(['do you buy barometers', 'STOP'], none).last).toMatch(/stop here|leave it at that/)
  })
})

it('takes somebody to do the work for no wish for a person', () => {
  // Sabotage: in read-clause.ts let doesWork match nothing.
  const { said } = talk(['I want somebody to get this old thing going again'], none)
  expect(said[0]).toMatch(/Which of these/)
})

describe('two things in one text', () => {
  it.each([
    // Sabotage: in second-booking.ts let withMeant give back [].
    'i need a clock repair and the lamp wants a cord, both wednesday at ten',
    'i want the clock repair plus my bedside light wired anew, both on wednesday at ten',
  ])('"%s" books the one by its name and the other by what is wanted', (text) => {
    const { of } = talk([text, 'Dede Kowal', 'yes', 'yes'], none)
    expect(of('book_appointment')).toMatchObject([
      { window_id: 'Clock repair|2026-11-25|10:00' },
      { window_id: 'Lamp rewiring|2026-11-25|11:00' },
    ])
  })

  it('take the times that are named for them afterwards', () => {
    // Sabotage: in timed-pair.ts let mayBook ask for no visit that waits.
    const told =
      'they said the lamp wants a cord and then there is the clock repair so i need the both of them done'
    const times = 'do the cord first wednesday at nine and then the clock same day at two'
    const { of } = talk([told, times, 'Dede Kowal', 'yes', 'yes'], none)
    expect(of('book_appointment')).toMatchObject([
      { window_id: 'Lamp rewiring|2026-11-25|09:00' },
      { window_id: 'Clock repair|2026-11-25|14:00' },
    ])
  })
})

describe('asked which service, somebody', () => {
  it.each([
    ['it no longer chimes', 'Clock repair'],
    ['it will not light', 'Lamp rewiring'],
  ])('who says "%s" gets that', (text, service) => {
    // Sabotage: in choose-service.ts let pointedAt give back null.
    const asked = talk(['can somebody see me wednesday at 10', text], none).of('check_availability')
    expect(asked).toMatchObject([{ service }])
  })

  it('who only gives a name is asked again', () => {
    // Sabotage: in meant.ts let asked.chance be 0.
    expect(talk(['can somebody see me wednesday at 10', 'virgil stamper'], none).names).toEqual([])
  })
})

it('leaves a name its own letters', () => {
  // Sabotage: in say.ts let fill make every first letter a capital.
  const questions = [{ id: 'q', question: 'Do you fix phones?', alsoAsked: [], answer: 'iPhones only.' }]
  expect(talk(['do you fix phones?'], { questions }).last).toContain('iPhones only.')
})

it('tells a bare yes to nobody who asks which', () => {
  // Sabotage: in own-question.ts let isAskedForMore give back false.
  const answer = 'Yes, coffee and tea in the front room.'
  const questions = [{ id: 'q', question: 'Is there coffee while I wait?', alsoAsked: [], answer }]
  expect(talk(['could i get a hot drink'], { questions }).last).toContain(answer)
  expect(talk(['which drinks do you pour for people'], { questions }).last).not.toContain(answer)
})

describe('whoever takes their leave', () => {
  it.each(['it is the green one. bye', 'thank you, good night'])(
    'with "%s" is kept by no further question, and the message is passed on',
    (text) => {
      // Sabotage: in take-message.ts let saysGoodbye give back false.
      const { names, last } = talk(['please tell Ana that her lamp arrived', text], none)
      expect(names).toEqual(['take_message'])
      expect(last).toMatch(/team.*\b(?:bye|take care)\b/i)
    },
  )

  it('is not asked when to come', () => {
    // Sabotage: in open-visit.ts leave leavesIt out of meansVisit.
    const texts = [
      'how much is a clock repair',
      "that's everything for now, we move on friday the 4th. thanks",
    ]
    const { names, last } = talk(texts, none)
    expect(names).toEqual([])
    expect(last).toMatch(/bye|take care/i)
  })
})

it('tells the price that is asked at the end of a story', () => {
  // Sabotage: in answer-services.ts let askedAtLast give back [].
  const texts = ['lamp rewiring wednesday at 10', 'ok so my brother drives me over then and how much is it']
  expect(talk(texts, none).last).toContain('Lamp rewiring is $90')
})
