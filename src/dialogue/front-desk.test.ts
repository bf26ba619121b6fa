import { describe, expect, it } from 'vitest'
import { onThursday, service, talk } from '../../tests/support/dialogue-talk.ts'

const none = { appointments: [] }
const named = (name: string, ...alsoCalled: string[]) => ({ ...service, name, alsoCalled })
const question = (id: string, asked: string, answer: string) => ({
  id,
  question: asked,
  alsoAsked: [],
  answer,
})

describe('a clock repair that is being booked for Wednesday at ten', () => {
  const booked = (text: string, more = {}) =>
    talk(['clock repair wednesday at ten', text], { ...none, ...more })

  it.each([
    // Sabotage: in wished-times.ts leave out the first line of isTold.
    ['uh no wait i get off at two make it three', '15:00'],
    // Sabotage: in wished-times.ts take "um" out of betweenClauses.
    ['no wait i work wednesday um thursday at one', '13:00', '2026-11-26'],
    // Sabotage: in own-question.ts let putsTime match nothing.
    ['actually can we make it eleven my dog has the vet at ten', '11:00'],
  ])('is put to another hour by "%s"', (text, clock, date = '2026-11-25') => {
    const questions = [
      question('pets', 'Can I bring my dog along?', 'Dogs are welcome, vets say so too; mind the cat.'),
    ]
    const { of, last } = booked(text, { questions })
    expect(of('hold_window').at(-1)).toEqual({ window_id: `Clock repair|${date}|${clock}` })
    expect(last).not.toMatch(/dogs/i)
  })

  it('becomes the other service by "just the roots this time, not highlights"', () => {
    // Sabotage: in other-service.ts take the part with `just` out of putsInstead.
    const services = [named('Full highlights'), named('Root touch-up', 'roots done')]
    const text = 'Actually just the roots this time, not highlights. Wednesday at 10 is still good.'
    const { of } = talk(['book me for highlights wednesday at 10', text], { ...none, services })
    expect(of('hold_window').at(-1)).toEqual({ window_id: 'Root touch-up|2026-11-25|10:00' })
  })

  it.each([
    // Sabotage: in other-service.ts let notThatBut match nothing.
    ['sorry not highlights. roots. they show', 'Root touch-up'],
    // Sabotage: in other-service.ts take `the one` out of putsInstead.
    ["oh sorry it's me and my husband so um the one for two people", 'Cut for two people'],
  ])('becomes the other service by "%s"', (text, name) => {
    const services = [
      named('Full highlights'),
      named('Root touch-up', 'roots done'),
      named('Cut for two people'),
    ]
    const { of } = talk(['book me for highlights wednesday at 10', text], { ...none, services })
    expect(of('hold_window').at(-1)).toEqual({ window_id: `${name}|2026-11-25|10:00` })
  })

  it('stays when somebody asks whether they may drop it off', () => {
    // Sabotage: in words.ts let dropPhrases know no "off".
    const wait = question('wait', 'Can I drop it off and pick it up later?', 'Yes, keys go in the box.')
    const { said } = talk(['clock repair wednesday at ten', 'And can I just drop it off?', 'Ana Ruiz'], {
      ...none,
      questions: [wait],
    })
    expect(said[1]).toContain('keys go in the box')
    expect(said[2]).toMatch(/Clock repair, Wed, Nov 25 at 10 am, Ana Ruiz/)
  })

  it('is under no name that is a street', () => {
    // Sabotage: in take-details.ts leave out the line about addresses in mayBeName.
    const { last } = booked("sorry i said that wrong it's eighty cedar hollow road")
    expect(last).toMatch(/name/i)
  })

  it('becomes the one for children when it is for a daughter', () => {
    // Sabotage: in absorb-visit.ts let forOther give back null.
    const services = [named('Clock repair'), named("Children's clock repair")]
    const { of } = booked('actually no its for my daughter shes nine its not for me', { services })
    expect(of('hold_window').at(-1)).toEqual({ window_id: "Children's clock repair|2026-11-25|10:00" })
  })

  it('is not taken for a question by a lone word of thanks', () => {
    // Sabotage: in own-question.ts leave out the line about texts of less than three words.
    const questions = [
      question('parts', 'Are the parts original?', 'Original parts, or others of good quality.'),
    ]
    const { last } = talk(['how much is a clock repair', 'Good. Can I come Wednesday at ten?'], {
      ...none,
      questions,
    })
    expect(last).not.toContain('quality')
    expect(last).toContain('Wed, Nov 25')
  })
})

describe('two services in one text', () => {
  it.each([
    {
      // Sabotage: in timed-pair.ts let dayIn give back undefined.
      services: [named("Women's haircut"), named("Men's haircut", "men's cut")],
      texts: [
        "Can my husband and I both come Wednesday morning? A women's haircut for me at 9 and a men's cut for him at 11.",
      ],
    },
  ])('"$texts" are held one after the other, each at its hour', ({ services, texts }) => {
    const { calls, of } = talk([...texts, 'Ana Ruiz', 'yes', 'yes'], { ...none, services })
    expect(of('hold_window').map((item) => JSON.stringify(item))).toEqual([
      expect.stringContaining('2026-11-25|09:00'),
      expect.stringContaining('2026-11-25|11:00'),
    ])
    expect(calls.filter(({ name }) => name === 'book_appointment')).toHaveLength(2)
  })
})

describe('one for me and one for my son', () => {
  it('are the work for the grown and the work for children, one after the other', () => {
    // Sabotage: in timed-pair.ts let inOrder give back null.
    const services = [named('Haircut'), named('Kids haircut')]
    const texts = [
      'i need a haircut for me and one for my son hes nine',
      'wednesday um me at nine and him at eleven',
    ]
    const { of } = talk([...texts, 'greg lindholm', 'yes', 'yes'], { ...none, services })
    expect(of('book_appointment')).toMatchObject([
      { window_id: 'Haircut|2026-11-25|09:00' },
      { window_id: 'Kids haircut|2026-11-25|11:00' },
    ])
  })
})

describe('a second service, asked for while a visit is being moved', () => {
  it('is looked for on the same day where that is said', () => {
    // Sabotage: in absorb-run.ts give sameDay only `last`.
    const texts = [
      'can you move my clock repair to friday at nine',
      'and i want a lamp rewired too same day at noon',
    ]
    const { of } = talk([...texts, 'yes'], { appointments: [onThursday], name: 'Ana Ruiz' })
    expect(of('hold_window').at(-1)).toEqual({ window_id: 'Lamp rewiring|2026-11-27|12:00' })
  })
})

describe('an hour on the one day that is named', () => {
  it('is meant on it, though the day is only told', () => {
    // Sabotage: in wished-times.ts let onlyDay give back null.
    const { of } = talk(['I am moving out of my flat Wednesday and need a clock repair at 10 am.'], none)
    expect(of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-25|10:00' }])
  })
})

describe('a month in which something was got', () => {
  it('is none to come in', () => {
    // Sabotage: in wished-times.ts let gotIt match nothing.
    const { of } = talk(['we got our clock in September and it has stopped, i need a clock repair'], none)
    expect(of('check_availability')).toEqual([])
  })
})

describe('an appointment on Thursday at two', () => {
  it.each([
    // Sabotage: in absorb-visit.ts let applyShift give back at once where there is no shift.
    ['i got a clock repair thursday at two can you push it back to four', 'thursday', '16:00'],
    // Sabotage: in the-book.ts take "can we make it" out of `changes`.
    [
      'hi rosco has a clock repair thursday afternoon but i have to be out of town can we make it friday at 1',
      'friday',
      '13:00',
    ],
    // Sabotage: in absorb-visit.ts leave out fromWish. In absorb-run.ts let isForVisit be false.
    [
      "I'm so sorry, but my niece's recital got moved up to Wednesday at noon and I promised to be there. So I won't make my clock repair at 2. Could I come Friday at 1 instead?",
      'friday',
      '13:00',
    ],
  ])('is moved by "%s"', (text, day, clock) => {
    const { of, names } = talk([text, 'yes', 'yes'], { appointments: [onThursday], name: 'Ana Ruiz' })
    expect(names).not.toContain('book_appointment')
    const date = day === 'thursday' ? '2026-11-26' : '2026-11-27'
    expect(of('reschedule_appointment')).toMatchObject([{ window_id: `Clock repair|${date}|${clock}` }])
  })

  it.each([
    // Sabotage: in recognise-emergency.ts let ownPain know "my" alone.
    ['hi i gotta cancel for thursday um cooper hurt his paw', 'yes'],
    // Sabotage: in absorb-visit.ts let isGoing hear no "cancel".
    [
      'you were coming thursday at two for the clock',
      'my landlord is taking care of it so i need to cancel',
      'yes',
    ],
  ])('is cancelled by "%s"', (...texts) => {
    const { names, said } = talk(texts, { appointments: [onThursday] })
    expect(said.join(' ')).not.toMatch(/911/)
    expect(names).toContain('cancel_appointment')
  })

  it('is still cancelled for whoever will call again', () => {
    // Sabotage: in absorb-visit.ts take `back` out of what isDropped leaves out.
    const { names } = talk(
      [
        'i need to cancel my clock repair on thursday i have the flu',
        "i'll call back when i'm better",
        'yes',
      ],
      { appointments: [onThursday] },
    )
    expect(names).toContain('cancel_appointment')
  })
})

describe('an answer of the owner', () => {
  const home = question('home', 'Do I have to be home?', 'Leave a key and we lock up after us.')
  const cats = question('cats', 'Do you clean homes with cats?', 'Cats are welcome.')

  it('is the one that the words mean, and not the one that shares them', () => {
    // Sabotage: in own-question.ts let surer give back `exact`.
    const { last } = talk(['Must I be home while you clean?'], { ...none, questions: [home, cats] })
    expect(last).toContain('Leave a key')
  })

  it('comes before how long a service takes', () => {
    // Sabotage: in own-question.ts let leastMeant be null for every label but "other" and "trouble".
    const dry = question('dry', 'When can I walk on the carpet?', 'After six hours it is dry.')
    const services = [named('Carpet cleaning', 'clean my carpet')]
    const text = 'how long till i can walk on the carpet after you clean it'
    expect(talk([text], { ...none, questions: [dry], services }).last).toContain('six hours')
  })
})

describe('a question that names no service', () => {
  const before = 'how much is a clock repair'

  it.each([
    // Sabotage: in answer-services.ts take "appointment" out of `vague`.
    [[before, 'How long does the appointment take?'], /1 hour/],
  ])('%j is about the one spoken of', (texts, answer) => {
    expect(talk(texts, none).last).toMatch(answer)
  })

  it("is no question of the owner's that sounds like it", () => {
    // Sabotage: in own-question.ts let ofVisit match nothing.
    const refund = question('refund', 'How long does a refund take?', 'Three weeks by mail.')
    const { last } = talk([before, 'How long does the appointment take?'], { ...none, questions: [refund] })
    expect(last).toMatch(/1 hour/)
  })
})

describe('a complaint', () => {
  it.each([
    // Sabotage: in idioms.ts take the entry for complaints out.
    'you people cut my cord last week what kind of place is this',
    'what kind of outfit are you',
  ])('is heard in "%s"', (text) => {
    expect(talk([text], none).last).toMatch(/sorry/i)
  })
})

describe('what is wanted', () => {
  it('is somebody to come, however much it sounds like a complaint', () => {
    // Sabotage: in idioms.ts take the entry with "somebody to come" out.
    const text =
      "whoever was here before never cleaned it i've been on my knees all week and it is still black so i gave up i want somebody to come do it with a machine"
    expect(talk([text], none).last).toMatch(/which of|which one|what do you need/i)
  })

  it('is no opening hour by a door left open', () => {
    // Sabotage: in tells-of-hours.ts let leftOpen match nothing.
    expect(talk(['your people left my back door wide open yesterday'], none).last).not.toMatch(/\d (?:am|pm)/)
  })

  it.each([
    // Sabotage: in idioms.ts take the first entry out.
    'can you have billing call me about the invoice from last month',
    // Sabotage: in read-clause.ts let a person be wanted before a message.
    'I left my gray scarf at your place this morning. Can you ask someone to look for it and call me?',
  ])('is that word is left, by "%s"', (text) => {
    const { names } = talk([text, 'Ana Ruiz'], none)
    expect(names).toContain('take_message')
    expect(names).not.toContain('hand_over')
  })

  it.each([
    // Sabotage: in recognise-emergency.ts let isNoSign know "fired" alone.
    'i need two things done, a clock repair in the bedroom and our old smoke alarms replaced',
    // Sabotage: in recognise-emergency.ts let isUnhurt be false.
    'i dropped my clock on my toe last night it doesnt really hurt but it stopped',
    // Sabotage: in recognise-emergency.ts let ownPain match nothing.
    'I hurt my back lifting boxes at work. Any chance I can get in tomorrow morning for a clock repair?',
  ])('is no help at once, by "%s"', (text) => {
    expect(talk([text], none).last).not.toMatch(/911/)
  })
})
