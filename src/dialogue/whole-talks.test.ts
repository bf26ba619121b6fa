import { describe, expect, it } from 'vitest'
import { onThursday, onTuesday, talk } from '../../tests/support/dialogue-talk.ts'

describe('a read-back', () => {
  const start = ['clock repair thursday at 10', 'Petra Malik']

  // Sabotage: let saysReadBack be false always.
  it.each(['yup thursday', 'yes thursday at ten', 'yep 10 am'])('is agreed to with "%s"', (text) => {
    expect(talk([...start, text]).of('book_appointment')).toMatchObject([
      { window_id: 'Clock repair|2026-11-26|10:00', name: 'Petra Malik' },
    ])
  })

  // Sabotage: in saysReadBack leave out isWithin.
  it('is no longer agreed to once another day is named', () => {
    const { names, last } = talk([...start, 'yes but friday'])
    expect(names).not.toContain('book_appointment')
    expect(last).toMatch(/Fri/)
  })

  // Sabotage: let onlyNamed give null always.
  it('is put right by the other service beside a yes', () => {
    const { of } = talk([...start, 'yes the lamp rewiring', 'yes'])
    expect(of('book_appointment')).toMatchObject([{ window_id: 'Lamp rewiring|2026-11-26|10:00' }])
  })
})

describe('a cancellation', () => {
  // Sabotage: let isGivenUp be false always, leave `missed` out of findAppointment, or let isAside
  // ask of everybody who cannot come.
  it('is meant by somebody who cannot come and says so', () => {
    const { names, of } = talk(['cant make thursday 2pm. cancel pls', 'yes'], {
      appointments: [onTuesday, onThursday],
    })
    expect(names).not.toContain('check_availability')
    expect(of('cancel_appointment')).toEqual([{ appointment_id: 'thursday' }])
    expect(talk(["can't make thursday, don't cancel it, is friday at 9 free"]).names).not.toContain(
      'cancel_appointment',
    )
  })

  // Sabotage: let isKept be false always, or leave the weekday out of noTime.
  it('leaves alone what somebody still comes to', () => {
    const { of } = talk(['I have to cancel my visit', 'the thursday one, tuesday im still coming', 'yes'], {
      appointments: [onTuesday, onThursday],
    })
    expect(of('cancel_appointment')).toEqual([{ appointment_id: 'thursday' }])
  })

  // Sabotage: leave endsInCancel, or takesOff, out of readAnswerToCancel.
  it.each(['no no other day for now just cancel it', 'just take the clock visit on the 26th off, please'])(
    'is confirmed by "%s"',
    (text) => {
      expect(talk(['please cancel my appointment', text]).of('cancel_appointment')).toHaveLength(1)
    },
  )

  // Sabotage: in cancelSigns leave out "down".
  it('is meant of what they have down', () => {
    const { names } = talk(["you've got me down thursday for the clock repair, scrap that"])
    expect(names).toEqual(['find_appointment'])
  })
})

describe('two services, each with its own time', () => {
  const both = [
    { window_id: 'Clock repair|2026-11-26|10:00' },
    { window_id: 'Lamp rewiring|2026-11-26|14:00' },
  ]

  // Sabotage: let takePair be false always, or leave one of the two out of piecesOf.
  it.each([
    [
      'so two things the clock stopped and a lamp flickers could you do both thursday clock repair at ten and the lamp at two',
    ],
    ['Thursday please: 10am for the clock repair and 2pm for the lamp rewiring'],
    ['thurs: clock repair 10am for Ada, lamp rewiring 2pm for Ben'],
  ])('are two bookings: "%s"', (text) => {
    const { of } = talk([text, 'Petra Malik', 'yes both', 'yes both'])
    expect(of('book_appointment')).toMatchObject(both)
  })

  // Sabotage: in takePair keep both times' words for the day, as `whens` of each visit.
  it('takes the day of the first for the second, without its time', () => {
    const { of } = talk([
      'a clock repair thursday at 10 am and a lamp rewiring after it at 2 pm',
      'Petra Malik',
      'yes',
    ])
    expect(of('check_availability')[1]).toEqual({
      service: 'Lamp rewiring',
      when: expect.stringMatching(/^(?!.*10).*2/),
    })
  })

  // Sabotage: in mayBook leave out changeIn.
  it('are none where something is cancelled', () => {
    expect(
      talk(["you've got me down for a clock repair at 10 and a lamp rewiring at 2, scrap that"]).names,
    ).toEqual(['find_appointment'])
  })
})

// Sabotage: in noTime leave out the 4, or the age.
it.each([
  ['can i get a clock repair 4 my mom wed at 10am', 'wed at 10am'],
  ['clock repair for my daughter, she is 6, wed at 10am', 'wed at 10am'],
])('takes no figure for a time that is none: "%s"', (text, when) => {
  expect(talk([text]).of('check_availability')).toMatchObject([{ when }])
})

describe('danger told without its word', () => {
  const urgent = (text: string) => talk([text]).of('take_message')

  // Sabotage: in recogniseEmergency let isDanger be false always, or leave out the sign of "breathed".
  it.each([
    'the shelf fell and my brother is pinned under it',
    'help he can not feel his left leg',
    'my daughter will not wake up',
    'the baby breathed in a piece of the wire',
  ])('is an emergency: "%s"', (text) => {
    const { of, last } = talk([text])
    expect(of('take_message')).toMatchObject([{ urgent: true }])
    expect(last).toContain('911')
  })

  // Sabotage: leave longAgo out; let "fired" be fire; take "cooking" for a slip of "choking".
  it.each([
    'two years ago my brother was pinned under a clock like this one',
    'it was as if somebody fired a cannon in there',
    'my mother is cooking for twenty on Sunday',
    'we moved house and I do not know where the clock key is',
  ])('is none: "%s"', (text) => {
    expect(urgent(text).filter((message) => 'urgent' in message && message.urgent)).toEqual([])
  })
})

// Sabotage: let calmed give back the clauses as they are.
it('takes a story that only sounds urgent for a story beside a wish for another day', () => {
  const story = 'The ceiling is sagging and dripping and it gets worse by the minute.'
  expect(talk([story]).of('take_message')).toMatchObject([{ urgent: true }])
  expect(talk([`${story} Could you do a clock repair on Thursday at 10?`]).names).toEqual([
    'check_availability',
    'hold_window',
  ])
})

// Sabotage: let takeReply open the message for whoever says goodbye.
it('lets somebody go who was offered to have it passed on', () => {
  const { names, last } = talk([
    'is the roof of the tram finished yet',
    'oh you are the clock people sorry bye',
  ])
  expect(names).not.toContain('take_message')
  expect(last).not.toMatch(/\?/)
  expect(last).toMatch(/bye|take care/i)
})

// Sabotage: in social answer `wait` with take_your_time only.
it('says goodbye to somebody who thanks and goes to think', () => {
  expect(talk(['how much is a clock repair', 'Thanks, I will talk it over with my wife.']).last).toMatch(
    /bye|take care/i,
  )
})

// Sabotage: in isMoment ask for a day and a time in the same words.
it('takes a day and a time for a wish once something was answered', () => {
  const { of } = talk(['are you open on sundays', 'dang. ok thursday the 26th then at 10', 'a clock repair'])
  expect(of('check_availability')).toMatchObject([{ service: 'Clock repair' }])
})

// Sabotage: in words.ts take out gr8.
it('hears no eight in "gr8"', () => {
  const { of } = talk(['how much is a clock repair', 'gr8 can i get one wed at 330'])
  expect(of('check_availability')).toEqual([
    { service: 'Clock repair', when: expect.not.stringContaining('8') },
  ])
})
