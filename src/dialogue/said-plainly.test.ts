import { describe, expect, it } from 'vitest'
import { onTuesday, talk } from '../../tests/support/dialogue-talk.ts'

describe('whoever has an appointment on Thursday and', () => {
  it.each([
    // Sabotage: in open-visit.ts let isCancelled be `cancels && !moves`.
    'hi this is Lena I need to cancel my thursday appointment something came up at work',
    'Good evening. I have an appointment on Thursday at two and would like to withdraw it.',
    "I changed my mind about the repair on thursday, let's call it off",
    // Sabotage: in words.ts take "bail", "back out", "is off" and "come \w+day" out of cancelSigns in turn.
    'gotta bail on thursday sorry',
    'is it too late to back out of thursday?',
    "hey, thursday's not happening, sorry for the short notice",
    "don't come thursday",
    // Sabotage: in recognise-emergency.ts let "passed" beside "out" anywhere be danger.
    "my mother passed and we are flying out tomorrow, so thursday is off I'm afraid",
    "we won't be needing you thursday after all, my brother fixed it",
    'please scratch me for thursday',
    'plz cancle my appt thurs',
    'calling about thursday at 2, we sold the clock, so no need to come',
    'Do I get charged if I cancel thursday? If not, cancel it please.',
    'I want my appointment gone. all of it. cancelled.',
    'nvm about thursday we dont need it anymore',
    'can u take me off the schedule for thurs',
    'the visit on the 26th should be cancelled please',
    'cancel. thursday. thanks',
    'no longer need the clock looked at on thursday',
  ])('says "%s" has it cancelled', (text) => {
    expect(talk([text, 'yes']).of('cancel_appointment')).toEqual([{ appointment_id: 'thursday' }])
  })

  it.each([
    // Sabotage: in standing-appointment.ts take out the line of "isn't going to work".
    "thursday at 2 isn't going to work, what else you got",
    // Sabotage: in open-visit.ts let dayToDay match nothing.
    "we're snowed in, can thursday become friday",
    'can we do friday instead of thursday?',
    'need to push my thursday thing to the week after',
    "I'd like to rebook my thursday for next monday morning if that's all right",
    'is there any way to come wednesday rather than thursday',
    'my appointment thursday, can it go to friday same time',
    'wrong day! i said thursday but meant friday at 2',
    "hi I'm down for thursday at 2 but my shift changed. anything friday?",
    'reschedule pls',
  ])('says "%s" has it moved', (text) => {
    const { of } = talk([text, 'friday at 2', 'yes', 'yes'])
    expect(of('reschedule_appointment')).toMatchObject([{ appointment_id: 'thursday' }])
    expect(of('cancel_appointment')).toEqual([])
  })
})

describe('a clock repair on Wednesday at ten for Petra Malik', () => {
  const wanted = 'Clock repair|2026-11-25|10:00'

  it.each([
    [
      'asked about first',
      [
        'i need my clock fixed',
        'what do you charge',
        'ok and how long',
        'wednesday 10 am',
        'Petra Malik',
        'yep',
      ],
    ],
    ['put right in its time', ['clock repair wednesday at 9', 'Petra Malik', 'actually make it 10', 'yes']],
    ['put right in its day', ['clock repair thursday at 10', 'Petra Malik', 'no wait wednesday', 'yes']],
    [
      'at another time than the one offered',
      ['clock repair wednesday', '9 am doesnt work, 10?', 'Petra Malik', 'yes'],
    ],
    // Sabotage: in absorb-run.ts let describedIn look at clauses without a topic alone.
    [
      'named by what it is',
      ['it is not ticking any more', 'the clock', 'wednesday at 10', 'Petra Malik', 'yes'],
    ],
    [
      'with its price asked',
      ['clock repair wednesday at 10', 'how much is that', 'Petra Malik', 'great, yes'],
    ],
    ['all at once', ['Petra Malik here, clock repair, wednesday 10am please', 'yes']],
    [
      'after a while',
      ['clock repair wednesday at 10', 'Petra Malik', 'hmm let me check', 'ok, yes, go on and book it'],
    ],
    ['word by word', ['hi', 'clock repair', 'wed', '10', 'Petra Malik', 'y']],
    // Sabotage: in other-service.ts let startsWithNo match nothing.
    ['and no lamp', ['lamp rewiring wednesday at 10', 'no the clock repair', 'Petra Malik', 'yes']],
    // Sabotage: in other-service.ts let notThat match nothing.
    ['and not the lamp', ['lamp rewiring wednesday at 10', 'Petra Malik', 'not the lamp, the clock', 'yes']],
    ['with a why', ['clock repair wednesday at 10', 'why do you need my name', 'oh ok Petra Malik', 'yes']],
  ])('is booked once: %s', (_, texts) => {
    expect(talk(texts).of('book_appointment')).toMatchObject([{ window_id: wanted, name: 'Petra Malik' }])
  })

  it('is booked by voice', () => {
    const texts = [
      'uh yeah hi i was hoping to get a clock repaired on wednesday',
      'uh ten in the morning',
      "it's petra malik",
      "uh huh that's right",
    ]
    expect(talk(texts, { channel: 'voice' }).of('book_appointment')).toMatchObject([{ window_id: wanted }])
  })

  // Sabotage: in own-question.ts leave out the line of "I will do it myself".
  it('is dropped by whoever does it themselves', () => {
    const { names, last } = talk(['clock repair wednesday at 10', 'actually forget it, i will do it myself'])
    expect(names).not.toContain('book_appointment')
    expect(last).not.toMatch(/name/)
  })

  it('stands beside another appointment, which is left alone', () => {
    const { names } = talk(['clock repair wednesday at 10', 'Petra Malik', 'yes'], {
      appointments: [onTuesday],
    })
    expect(names).toEqual(['check_availability', 'hold_window', 'book_appointment'])
  })
})

describe('what somebody has in the book', () => {
  // Sabotage: let asksWhatStands be false; in hear-result.ts leave hearBook out.
  it.each([
    'when is my appointment again',
    'do i have anything booked with you',
    'is my appointment still on for thursday',
    'am i still down for thursday?',
    'what time are you guys coming thursday',
    'whats my next appointment',
    'what appointments do i have',
    'what do i have booked',
    'whats the next appt i have',
    'remind me when my appointments are',
    'what days am i booked',
    'did i book already?',
  ])('is told to whoever asks "%s"', (text) => {
    const { names, last } = talk([text])
    expect(names).toEqual(['find_appointment'])
    expect(last).toMatch(/Clock repair on Thu, Nov 26 at 2 pm/)
  })

  it('is nothing where nothing stands', () => {
    // Sabotage: in hear-result.ts let hearBook push `listed` always.
    expect(talk(['when is my appointment again'], { appointments: [] }).last).toMatch(/don't see|can't find/)
  })

  it.each([
    'what time do you have for a clock repair',
    'are we still on for golf?',
    'do you have anything on wednesday for a clock repair',
  ])('is not asked by "%s"', (text) => {
    // Sabotage: in own-appointments.ts let whatStands match everything.
    expect(talk([text]).names).not.toContain('find_appointment')
  })

  it.each([
    'when is my appointment, can we move it to friday at 2?',
    'is my appointment still on? I need to cancel it',
  ])('is changed by "%s"', (text) => {
    // Sabotage: in own-appointments.ts let wantsChange match nothing.
    expect(talk([text, 'yes']).names.at(-1)).toMatch(/^(?:reschedule|cancel)_appointment$/)
  })
})

it.each(['clock repair the 25th at 10', 'clock repair in two days at ten'])(
  'hears a wish in "%s"',
  (text) => {
    // Sabotage: in implied-wish.ts let isBare be false.
    expect(talk([text]).of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-25|10:00' }])
  },
)

it('passes on that a person is wanted while something is being booked', () => {
  // Sabotage: in absorb-run.ts leave the line of `person` out of tellsTeam.
  const { names } = talk([
    'clock repair wednesday at 10',
    'actually can i just talk to a person',
    'Petra Malik',
  ])
  expect(names).toContain('take_message')
})

it('drops what is being booked where it is cancelled', () => {
  // Sabotage: in absorb-visit.ts let isCalledOff be false; in open-visit.ts leave the line of "cancel" out of isOfOpenBooking.
  const { names, last } = talk([
    'clock repair wednesday',
    'actually something came up, cancel wednesday please',
  ])
  expect(names).toEqual(['check_availability'])
  expect(last).toMatch(/leave it|nothing/i)
})

it('cancels the appointment somebody has while another is being booked', () => {
  // Sabotage: in open-visit.ts let namesOwn match nothing.
  const texts = [
    'lamp rewiring wednesday',
    'oh and cancel my thursday appointment',
    '10',
    'Petra Malik',
    'yes',
    'yes',
  ]
  expect(talk(texts).names).toContain('cancel_appointment')
})

it('tells what stands while another is being booked', () => {
  // Sabotage: in absorb-run.ts ask for state.visit === null beside asksWhatStands.
  const { last, of } = talk(['lamp rewiring wednesday', 'when is my other appointment again?'])
  expect(last).toMatch(/Clock repair on Thu, Nov 26 at 2 pm/)
  expect(last).toMatch(/10 am/)
  expect(of('check_availability')).toHaveLength(1)
})

it.each([
  'can you cancel the thursday one',
  'actually cancel my thursday appointment',
  'oh and cancel the clock repair',
])('cancels what stands while another is being booked, told “%s”, and goes on with that', (text) => {
  // Sabotages: in open-visit.ts let goesFirst be false; let namesOther be false.
  const { said, names } = talk([
    'i need a lamp rewiring',
    text,
    'yes',
    'wednesday at 10',
    'Petra Malik',
    'yes',
  ])
  expect(said[1]).toMatch(/Clock repair.*cancel/)
  expect(said[2]).toMatch(/cancelled.*Lamp rewiring/)
  expect(names.filter((name) => /^(cancel|book)_/.test(name))).toEqual([
    'cancel_appointment',
    'book_appointment',
  ])
})

it.each(['yes but 11', 'ok but 11'])('books nothing at ten for whoever says “%s”', (text) => {
  // Sabotage: in free-hour.ts leave out the line with "but".
  const { said, last } = talk(['clock repair wednesday at 10', 'Petra Malik', text, 'yes'])
  expect(said[2]).toMatch(/11 am.*\?/)
  expect(last).toMatch(/11 am/)
})

it.each([
  ['whats the earliest you can do a clock repair'],
  ['are you guys free wednesday', 'clock repair'],
  ['u free weds?', 'clock repair'],
])('looks for a time for whoever asks “%s”', (...texts) => {
  // Sabotages: in idioms.ts take either half of the entry with "earliest" out.
  expect(talk(texts).names).toContain('check_availability')
})

it('gives up what is being booked for whoever says "nvm"', () => {
  // Sabotage: in words.ts take "nvm" out.
  expect(talk(['clock repair wednesday at 10', 'nvm']).last).toMatch(/nothing was booked|leave it/)
})

it('takes a thumb up for a yes, and one down for a no', () => {
  // Sabotage: in read-values.ts take out the two lines of thumbs.
  expect(talk(['clock repair wednesday at 10', 'Petra Malik', '👍']).names).toContain('book_appointment')
  expect(talk(['clock repair wednesday at 10', 'Petra Malik', '👎']).last).toMatch(/change|different/)
})

it('books each of two services that are needed', () => {
  // Sabotage: in second-booking.ts let wantsEach match nothing.
  const texts = [
    'i need a clock repair and a lamp rewiring wednesday morning',
    '10',
    'Petra Malik',
    'yes',
    '11 am',
    'yes',
  ]
  expect(talk(texts).of('book_appointment')).toHaveLength(2)
})

it('changes nothing for whoever only comes late', () => {
  const { names } = talk(['I will be late for my thursday appointment, about 20 minutes'])
  expect(names).not.toContain('reschedule_appointment')
  expect(names).not.toContain('cancel_appointment')
})
