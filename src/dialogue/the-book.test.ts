import { describe, expect, it } from 'vitest'
import { onThursday, onTuesday, talk } from '../../tests/support/dialogue-talk.ts'

const onFriday = {
  ...onThursday,
  appointment_id: 'friday',
  service: 'Lamp rewiring',
  label: 'Friday, November 27, 9:00 AM',
  starts_at: '2026-11-27T15:00:00Z',
}

describe('whoever has an appointment on Thursday at two and tells of it', () => {
  it.each([
    // Sabotage: in the-book.ts let findInBook give back an empty map.
    'you folks have me thursday at two and I was just now told that I work that day',
    "I'm in thursday for my clock repair",
    "somebody's supposed to do my clock thursday at two and wouldn't you know it, jury duty",
    'my grandfather clock is coming in to you thursday',
    'the roofers come thursday, same afternoon your man is due about the clock',
  ])('"%s" is asked whether to move it or to cancel it', (text) => {
    const { names, last } = talk([text])
    expect(names).toEqual(['find_appointment'])
    expect(last).toMatch(/move it/)
    expect(last).toMatch(/cancel it/)
  })

  it.each([
    // Sabotage: in words.ts take "tomorrow", "off" and "do not send" out of cancelSigns in turn.
    "so nah don't come tomorrow, sorry it's such short notice",
    'no, strike it off please',
    'do not send anybody then',
  ])('and then says "%s" has it cancelled', (text) => {
    expect(talk(["I'm in thursday for my clock repair", text, 'yes']).of('cancel_appointment')).toEqual([
      { appointment_id: 'thursday' },
    ])
  })

  it.each([
    // Sabotage: in absorb-visit.ts let onItsDay give back wish.
    ['could you slide it to friday same time', 'Clock repair|2026-11-27|14:00'],
    ['four o’clock instead, please', 'Clock repair|2026-11-26|16:00'],
  ])('and then says "%s" has it moved', (text, window_id) => {
    const { of } = talk(['you have me thursday at two but I got called in', text, 'yes'])
    expect(of('reschedule_appointment')).toEqual([{ appointment_id: 'thursday', window_id }])
  })

  it('keeps the other one that is spoken of', () => {
    // Sabotage: in absorb-visit.ts let elsewhen give back whens.
    const words = 'the 24th is still perfect, but thursday has to shift. could it be friday at 3 pm'
    const { of } = talk(['you have me thursday at two but I got called in', words, 'yes'], {
      appointments: [onTuesday, onThursday],
    })
    expect(of('check_availability')).toMatchObject([{ when: 'friday at 3 pm' }])
  })

  it('has it moved at once where the day is named with it', () => {
    // Sabotage: in hear-result.ts let isElsewhen give back false.
    const { of } = talk(['thursday is no good, work trip. friday the 27th, still 2pm?', 'yes'])
    expect(of('reschedule_appointment')).toEqual([
      { appointment_id: 'thursday', window_id: 'Clock repair|2026-11-27|14:00' },
    ])
  })

  it('books beside it what is plainly wished for on that day', () => {
    // Sabotage: in the-book.ts let mayTell give back true.
    const wanted = [{ window_id: 'Lamp rewiring|2026-11-26|14:00' }]
    expect(
      talk(['please fit in a lamp rewiring thursday at 2, I got the lamp with me']).of('hold_window'),
    ).toEqual(wanted)
  })

  it('books something else beside the one that moves', () => {
    const { of } = talk([
      'I need my thursday appointment to go to friday at 2',
      'and then a separate thing, I want to bring in a lamp for rewiring on tuesday at 11',
      ...['yes', 'Petra Malik', 'yes'],
    ])
    expect(of('reschedule_appointment')).toMatchObject([{ window_id: 'Clock repair|2026-11-27|14:00' }])
    expect(of('book_appointment')).toMatchObject([{ window_id: 'Lamp rewiring|2026-11-24|11:00' }])
  })
})

it('is asked which of two, and which of them goes', () => {
  // Sabotage: in the-book.ts let `owns` match nothing.
  const { said, of } = talk(['I have two things with you this week', 'cancel them both', 'yes', 'yes'], {
    appointments: [onTuesday, onFriday],
  })
  expect(said[0]).toMatch(/Clock repair on .* and Lamp rewiring on /)
  expect(of('cancel_appointment')).toHaveLength(2)
})

it('hears a wish for something else while it asks whether to cancel', () => {
  // Sabotage: in open-visit.ts let isSaid need a day or a service.
  const { of } = talk([
    'Please cancel my thursday.',
    "What I'd like booked is somebody to mend the lamp cords. Friday the 27th at 9 in the morning?",
    'yes',
  ])
  expect(of('cancel_appointment')).toHaveLength(1)
  expect(of('hold_window')).toEqual([{ window_id: 'Lamp rewiring|2026-11-27|09:00' }])
})

it('takes "take that off the book" for a yes to cancelling', () => {
  // Sabotage: in absorb-visit.ts let saysGone want no answer at all.
  const words = "i just don't want anybody waiting, so if you could take that off the book"
  expect(talk(['Please cancel my thursday.', words]).of('cancel_appointment')).toHaveLength(1)
})

it('changes nothing in an empty book for words that only sound so', () => {
  // Sabotage: in open-visit.ts let isNothing be false.
  const { said } = talk(['my old clock grinds instead of ticking, the hands hardly turn'], {
    appointments: [],
  })
  expect(said[0]).not.toMatch(/appointment/)
})

it('asks what is to be done on a named moment where nothing is in the book', () => {
  // Sabotage: in hear-result.ts let isMoment be false.
  const { last } = talk(["something came up thursday, so let's do friday at two"], { appointments: [] })
  expect(last).toMatch(/Which of/)
})

it('goes on with the separate thing once the one has moved', () => {
  // Sabotage: in open-visit.ts let besides match nothing.
  const { of, last } = talk([
    'I need my thursday appointment to go to friday at 2',
    'and then a separate thing, could I bring it in on tuesday at 11',
    'yes',
  ])
  expect(of('reschedule_appointment')).toMatchObject([{ window_id: 'Clock repair|2026-11-27|14:00' }])
  expect(last).toMatch(/Tue, Nov 24 at 11 am.*name/)
})

it('cancels both where both are meant from the start', () => {
  // Sabotage: in hear-result.ts let meansAll give back false.
  const text = "I have two appointments with you, there won't be a move after all, cancel them both please"
  const { of } = talk([text, 'yes', 'yes'], { appointments: [onTuesday, onFriday] })
  expect(of('cancel_appointment')).toEqual([{ appointment_id: 'tuesday' }, { appointment_id: 'friday' }])
})

describe('while the book cannot be looked into', () => {
  it('nothing is said to be missing in it', () => {
    // Sabotage: in hear-result.ts let learnBook always take what came.
    const { last } = talk(['the visit on thursday has to be cancelled'], { isBookDown: true })
    expect(last).not.toMatch(/don't see|can't find/)
  })

  it('what may be a wish is taken for one', () => {
    // Sabotage: in read-talk.ts take after the result only where the book came.
    const { of } = talk(["I'm due thursday at two for a clock repair"], { isBookDown: true })
    expect(of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-26|14:00' }])
  })
})

it('cancels one alone where "that\'s all" ends the text', () => {
  // Sabotage: in absorb-visit.ts let meansAll look for "all" anywhere.
  const { of } = talk(["cancel my friday appointment please, that's all", 'yes'], {
    appointments: [onTuesday, onFriday],
  })
  expect(of('cancel_appointment')).toEqual([{ appointment_id: 'friday' }])
})

it('says goodbye to whoever says it', () => {
  // Sabotage: in compose.ts ask leavesIt before the goodbye.
  expect(talk(['what is the price of a clock repair', 'good night, bye']).last).not.toMatch(
    /all right|no problem/i,
  )
})

it('reads on as ever where nothing is in the book', () => {
  // Sabotage: in read-talk.ts leave out the take() after a tool's result.
  const { of } = talk(["I'm in town thursday, a clock repair at two please"], { appointments: [] })
  expect(of('hold_window')).toEqual([{ window_id: 'Clock repair|2026-11-26|14:00' }])
})

it('understands what was said before another tool was called, whoever called it', () => {
  // Sabotage: in read-talk.ts take only after the result.
  const at = '2026-11-23T15:10:00Z'
  const message = 'please tell Dana that I no longer need the spare key'
  const { names } = talk([message], {
    name: 'Petra Malik',
    before: [
      { role: 'contact', text: message, at },
      {
        role: 'tool_call',
        id: 'one',
        name: 'take_message',
        arguments: { name: 'Petra', phone: '+16305550142', message },
      },
      {
        role: 'tool_result',
        id: 'one',
        name: 'take_message',
        result: { task_id: 't', receipt_id: 'r', after_hours: false },
      },
      { role: 'bot', text: 'Your message is with the team now.', at },
    ],
  })
  expect(names).not.toContain('take_message')
})

it('takes what somebody else has said meanwhile before it looks on', () => {
  // Sabotage: in maySpeakOfBook() leave out the visit that is open.
  const { names } = talk(['i need a clock repair', 'my shift is over by then, thursday at 2 with you'], {
    appointments: [],
  })
  expect(names.filter((name) => name === 'find_appointment')).toEqual([])
})
