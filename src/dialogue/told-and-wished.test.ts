import { describe, expect, it } from 'vitest'
import { onThursday, onTuesday, talk } from '../../tests/support/dialogue-talk.ts'

const kids = {
  id: 'kids',
  question: 'Do you repair things for children?',
  alsoAsked: ['small kids'],
  answer: 'From six on.',
}
const park = {
  id: 'park',
  question: 'Where can I park?',
  alsoAsked: ['parking', 'park'],
  answer: 'Behind the shop.',
}
const card = { id: 'id', question: 'Must it be a state ID?', alsoAsked: ['ID'], answer: 'Bring a photo ID.' }
const charge = {
  id: 'late',
  question: 'Is there a charge for coming late?',
  alsoAsked: ['late charge'],
  answer: 'No late charge.',
}

describe('a time that is told, and not wished for', () => {
  it.each([
    // Sabotage: in wished-times.ts let isHabit match nothing.
    ['a habit', 'he wound it every sunday. clock repair tuesday at 10 please'],
    // Sabotage: let fromWish give back whens.
    ['a feast', 'I am getting married saturday, could I bring it for a clock repair tuesday at 10'],
    // Sabotage: let isMonth be false always.
    ['a month', 'my brother passed in august. clock repair, would tuesday at 10 be ok'],
    // Sabotage: in read-values.ts leave the words of figures out of noTime.
    ['an age', "she's turning nine, a clock repair on tuesday at 10 please"],
    // Sabotage: in merge-wish.ts let saidOnce give back whens.
    ['the same day', 'clock repair on tuesday, uh, tuesday at 10'],
  ])('%s', (_, text) => {
    expect(talk([text]).of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-24|10:00' }])
  })

  // Sabotage: in read-values.ts leave "on nights" out of noTime.
  it('is the shift somebody works', () => {
    const { of } = talk(["clock repair wednesday please, I'm on nights"])
    expect(of('check_availability')).toMatchObject([{ when: expect.not.stringMatching(/night/) }])
  })

  // Sabotage: in merge-wish.ts let mostDaysOn be a year.
  it('is a month far off beside an appointment to be moved', () => {
    const { of } = talk(['move my thursday one, my brother passed in august. tuesday or wednesday please'])
    expect(of('check_availability')).toMatchObject([{ when: expect.not.stringMatching(/aug|sep/i) }])
  })

  // Sabotage: in tokens.ts leave "d" out of timeThatIs.
  it('hears the day in "wednesday\'d work"', () => {
    expect(
      talk(['need a clock repair', "wednesday'd work like ten"]).of('check_availability').at(-1),
    ).toMatchObject({ when: expect.stringMatching(/wednesday/i) })
  })
})

describe('an appointment told of as a story', () => {
  // Sabotage: in open-visit.ts leave tellsOfAppointment out of changeIn.
  it.each([
    "you're supposed to come thursday and I just found out I work",
    'I had a clock repair scheduled thursday but the clock runs again',
    "I've got an appointment thursday and it turns out I work",
  ])('"%s" is about what stands in the book', (text) => {
    expect(talk([text]).last).toMatch(/Clock repair.* Thu, Nov 26 .* cancel it/)
    expect(talk([text, 'cancel it', 'yes']).of('cancel_appointment')).toMatchObject([
      { appointment_id: 'thursday' },
    ])
  })

  // Sabotage: in split-move.ts let standsOn be undefined.
  it('is moved from the day it stands on to the day asked for', () => {
    const { of } = talk(["you're supposed to come thursday but I work, is there anything wednesday at 3"])
    expect(of('check_availability')).toMatchObject([{ when: expect.not.stringMatching(/thursday/i) }])
  })

  // Sabotage: in standing-appointment.ts let asksAboutIt match nothing.
  it('stays where only something is asked about it', () => {
    const { names } = talk(['I have a clock repair coming thursday but do I need to bring the key?'])
    expect(names).not.toContain('reschedule_appointment')
    expect(names).not.toContain('cancel_appointment')
    expect(names).not.toContain('check_availability')
  })

  // Sabotage: in absorb-visit.ts let settleKind do nothing.
  it.each([
    ['friday at 10', 'reschedule_appointment'],
    ['skip that one', 'cancel_appointment'],
  ])('"%s" settles whether it is moved or cancelled', (text, deed) => {
    const told = "I've got an appointment thursday and it turns out I work"
    expect(talk([told, text, 'yes']).of(deed)).toMatchObject([{ appointment_id: 'thursday' }])
  })

  // Sabotage: in open-visit.ts let isStillCalledOff be false; in hear-result.ts let hasDone be false.
  it('is cancelled once, and nothing is looked for instead', () => {
    const { names } = talk([
      "I'm on your books thursday but it turns out I have to go elsewhere, is there a fee if I call it off now?",
      // Sabotage: in absorb-visit.ts let saysGone be false.
      'take me off then please',
    ])
    expect(names).toContain('cancel_appointment')
    expect(names).not.toContain('check_availability')
  })

  // Sabotage: in open-visit.ts leave the days out of isCalledOff.
  // Sabotage: in split-clauses.ts let changesTwo be false.
  it.each([
    'move my thursday one to friday at 2 and cancel tuesday',
    'cancel tuesday and move thursday to friday at 2',
    'please move my thursday one to friday at 2. and cancel the tuesday one',
  ])('is another than the one to be moved where it stands on another day: "%s"', (text) => {
    const { of } = talk([text, 'yes', 'yes'], { appointments: [onTuesday, onThursday] })
    expect(of('reschedule_appointment')).toMatchObject([{ appointment_id: 'thursday' }])
    expect(of('cancel_appointment')).toMatchObject([{ appointment_id: 'tuesday' }])
  })

  // Sabotage: in absorb-visit.ts let noOther match nothing.
  it('is cancelled by whoever needs no other date', () => {
    const { of } = talk(['cancel thursday, the clock is sold', "nope, don't need a new date"])
    expect(of('cancel_appointment')).toMatchObject([{ appointment_id: 'thursday' }])
    expect(talk(['cancel thursday, the clock is sold', 'no, leave it']).names).not.toContain(
      'cancel_appointment',
    )
  })

  // Sabotage: in absorb-visit.ts let takesItBack match nothing.
  it('is cancelled by whoever scratches it while it is moved', () => {
    const { of } = talk(["I can't make thursday", 'just scratch it', 'yes'])
    expect(of('cancel_appointment')).toMatchObject([{ appointment_id: 'thursday' }])
  })

  // Sabotage: in open-visit.ts let isCalledOff be false.
  it('is cancelled by whoever was asked for another time for it', () => {
    const { of } = talk(['my thursday clock repair has to be moved', 'please take me off then', 'yes'])
    expect(of('cancel_appointment')).toMatchObject([{ appointment_id: 'thursday' }])
  })
})

describe('with nothing in the book', () => {
  // Sabotage: in hear-result.ts let bookInstead be false.
  it('words that may mean an appointment are taken for a wish', () => {
    const { of, names } = talk(['my clock repair not before next week please, not monday'], {
      appointments: [],
    })
    expect(names[0]).toBe('find_appointment')
    expect(of('check_availability')).toMatchObject([
      { service: 'Clock repair', when: expect.stringMatching(/next week/) },
    ])
  })

  // Sabotage: in words.ts let ofTheBook match nothing.
  it('whoever speaks of their appointment is told that there is none', () => {
    const { names, last } = talk(['move my appointment for the clock repair to wednesday at 10'], {
      appointments: [],
    })
    expect(names).not.toContain('hold_window')
    expect(last).toMatch(/can't find|no (?:upcoming )?appointment|don't see/i)
  })

  // Sabotage: in hear-result.ts let beside be undefined.
  it('a wish beside what only sounds like a cancellation is all that is heard', () => {
    const { of, said } = talk(
      ["it's only the clock repair so i don't need it fast, can you do wednesday at 10 in the morning"],
      { appointments: [] },
    )
    expect(of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-25|10:00' }])
    expect(said.join(' ')).not.toMatch(/don't see/)
  })
})

describe('set phrases', () => {
  it.each([
    // Sabotage: in idioms.ts take out each pattern in turn.
    ['what would a clock repair run me', /\$90/],
    ['what do you get for a clock repair', /\$90/],
    ['what would a clock repair set me back', /\$90/],
    ['does a real person read these', /automated|assistant/i],
    ['I am supposed to mail you a check, what do I write on the envelope', /12 Alder Street/],
    ['what is your mailing address', /12 Alder Street/],
    ['need a clock repair. how much is it first', /\$90/],
  ])('"%s"', (text, expected) => {
    expect(talk([text]).last).toMatch(expected)
  })

  // Sabotage: in own-question.ts leave out the line of "Is there a charge for it?".
  it('ask for the price of what was spoken of, whatever question of the business sounds alike', () => {
    const { last } = talk(["I'd like a clock repair", 'wait is there a charge for it'], {
      questions: [charge],
    })
    expect(last).toMatch(/\$90/)
    expect(last).not.toContain('late charge')
  })

  // Sabotage: in idioms.ts let isTown be false.
  it('ask for a town in small letters', () => {
    expect(talk(['would you drive out to osterwick']).last).toMatch(/Osterwick isn't|Osterwick in/)
  })

  // Sabotage: in topics.ts take out "not|never appreciate".
  it('thank nobody with "did not appreciate"', () => {
    expect(talk(['the man at the counter talked down to me and I did not appreciate it']).last).not.toMatch(
      /welcome|happy to help/i,
    )
  })
})

describe('what is asked behind a story', () => {
  // Sabotage: in own-question.ts let askedAtLast give back null.
  it('is answered, though the story sounds like a wish', () => {
    const story =
      "so my daughter's turning nine and all she wants is to get her music box fixed with her friends"
    const { last } = talk([`${story} do you repair things for small kids`], { questions: [kids] })
    expect(last).toContain('From six on.')
  })
})

describe('a question behind what is only told', () => {
  // Sabotage: in split-clauses.ts let splitBeforeQuestion be null.
  it('is heard by itself', () => {
    const told =
      "I'm only asking around before I spend what I don't have, and my boy needs shoes, and my uncle said"
    expect(talk([`${told} polishing, so what would one polishing be`]).last).toMatch(/Frame polishing.*\$90/)
  })
})

describe('what is asked of oneself while a time is held', () => {
  // Sabotage: in split-asides.ts leave out asksOfOneself.
  it('is no other time, whatever time is named beside it', () => {
    const { of, last } = talk([
      'clock repair wednesday at 10',
      'do I have to be there for it, I leave for the plant at 6',
    ])
    expect(of('check_availability')).toHaveLength(1)
    expect(last).toMatch(/name/)
  })
})

describe('yes and no', () => {
  const start = ['clock repair wednesday at 10', 'Petra Malik']

  // Sabotage: in answer-words.ts take out "is correct", "mm hm" and "put me down".
  it.each(['yes is correct', 'both are correct', 'mm hm go ahead', 'mm hm put me down'])(
    '"%s" books',
    (text) => {
      expect(talk([...start, text]).names).toContain('book_appointment')
    },
  )

  // Sabotage: in absorb-message.ts let hardlyYes be false.
  it('an offer to pass something on is not taken up by "lol ok" and another question', () => {
    const { names, last } = talk(['do you sell batteries', 'lol ok. how much is a lamp rewiring?'])
    expect(names).not.toContain('take_message')
    expect(last).toMatch(/\$90/)
    expect(last).not.toMatch(/your name/)
  })
})

describe('names', () => {
  // Sabotage: in take-details.ts let isBareName be false.
  it('are taken bare, whatever their words mean elsewhere', () => {
    const { of } = talk(['clock repair wednesday at 10', 'Hyejin Park', 'yes'], { questions: [park] })
    expect(of('book_appointment')).toMatchObject([{ name: 'Hyejin Park' }])
  })

  // Sabotage: in take-details.ts leave out the line of "Scratch that".
  it('are none in "scratch that"', () => {
    const { of } = talk([
      'clock repair wednesday at 10',
      'Scratch that, lamp rewiring, same time',
      'Hank Ives',
      'yes',
    ])
    expect(of('book_appointment')).toMatchObject([{ name: 'Hank Ives' }])
  })
})

describe('a thing that died', () => {
  // Sabotage: in take-details.ts leave out the line of "AC died".
  it('is nobody', () => {
    const { of } = talk([
      'Your guy was here. $240. Lamp died AGAIN same night. Clock repair wednesday at 10',
      'Jo Fields',
      'yes',
    ])
    expect(of('book_appointment')).toMatchObject([{ name: 'Jo Fields' }])
  })
})

describe('somebody angry', () => {
  // Sabotage: in tells-of-hours.ts let isOver be empty.
  it('who tells when you were there is told no opening hours', () => {
    expect(talk(['your guy was here monday. bunch of crooks']).last).not.toMatch(/8 am|open/)
  })

  // Sabotage: in open-visit.ts leave asksAnything out of wantedKind.
  it('who tells what was done wishes for nothing', () => {
    const text =
      "you clowns did a clock repair for me on monday and it's stopped again, what a bunch of amateurs"
    expect(talk([text]).names).not.toContain('check_availability')
    expect(talk([`${text}. send somebody for a clock repair wednesday at 10`]).names).toContain('hold_window')
  })

  // Sabotage: in compose.ts leave out the line of sorry_about_it.
  it('hears a sorry beside the word that it was passed on', () => {
    const { names, last } = talk(['your shop is a disgrace and I want the owner to know it'], {
      name: 'Dana Reed',
    })
    expect(names).toContain('take_message')
    expect(last).toMatch(/sorry/)
  })

  // Sabotage: in compose.ts leave out isNewGoal.
  it('hears it once', () => {
    const { last } = talk(['you idiots broke my lamp again and tell your boss that'])
    expect(last.match(/sorry/g)).toHaveLength(1)
  })
})

describe('another service than the one spoken of', () => {
  // Sabotage: in other-service.ts let putRight be null always.
  it('is put right', () => {
    const { of } = talk(['lamp rewiring wednesday at 10', "i keep saying lamp, it's the clock"])
    expect(of('check_availability').at(-1)).toMatchObject({ service: 'Clock repair' })
  })
})

describe('somebody who takes us for another', () => {
  // Sabotage: in implied-wish.ts let toFamily match nothing.
  it.each(["mom the car won't start can you get me", "Hi Kayla, it's Aunt Bev, are you bringing the salad?"])(
    '"%s" hears that the number is wrong',
    (text) => {
      expect(talk([text]).last).toMatch(/mix-up|wrong number|telling me/i)
    },
  )

  it('is not somebody who tells of their mother', () => {
    expect(talk(['mom had her clock repair with you. clock repair on wednesday at 10?']).names).toContain(
      'hold_window',
    )
  })
})

describe('a wish', () => {
  it.each([
    // Sabotage: in implied-wish.ts leave the second half of comes out.
    ['might wednesday at 10 in the morning be open?', 'how much is a clock repair'],
  ])('"%s"', (text, before) => {
    expect(talk([before, text]).of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-25|10:00' }])
  })

  // Sabotage: in implied-wish.ts let onlyMoment match nothing.
  it('is a day with its time and nothing else', () => {
    expect(talk(['wed 10?']).last).toMatch(/Clock repair, Lamp rewiring or Frame polishing/)
  })

  // Sabotage: in implied-wish.ts let needsIt match nothing.
  it('is a service that is needed', () => {
    expect(talk(['i need lamp rewiring']).last).toMatch(/day and time|when would/i)
  })

  // Sabotage: let tellsTrouble() be false.
  it('is trouble that one service plainly mends', () => {
    const { last } = talk(['one of the hands came loose on my clock and it drags'])
    expect(last).toMatch(/Clock repair/)
    expect(last).toMatch(/\?/)
  })

  // Sabotage: in absorb-run.ts ask for days.length === 0 always.
  it('stands beside words for the team, whatever day is in them', () => {
    const { names } = talk([
      'please tell Omar the pendulum came back today. and may I bring my clock repair in on wednesday at 10?',
      'Naveen Ash',
    ])
    expect(names).toEqual(expect.arrayContaining(['take_message', 'hold_window']))
  })
})

describe('slips that are words', () => {
  // Sabotage: in normalise.ts let mendHomophone give back the token.
  it('"how long dose it take" asks how long', () => {
    expect(talk(['how much is a clock repair', 'how long dose it take']).last).toMatch(/1 hour/)
  })

  // Sabotage: in normalise.ts let beforeId be empty.
  it('"some i d" is one word', () => {
    for (const text of ['you want some i d from me?', 'you want my id?'])
      expect(talk([text], { questions: [card] }).last).toContain('photo ID')
  })
})

it('asks between two appointments which is meant', () => {
  expect(
    talk(["you're supposed to come but I work"], { appointments: [onTuesday, onThursday] }).last,
  ).toMatch(/\?/)
})
