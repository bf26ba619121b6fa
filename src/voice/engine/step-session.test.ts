import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Effect, firstState, type SessionEvent, type SessionState } from '#voice/engine/session-state.ts'
import { spokenEnglish } from '#voice/engine/spoken-phrases.ts'
import { stepSession } from '#voice/engine/step-session.ts'

function talk() {
  let made = 0
  const settings = { phrases: spokenEnglish, newTurnId: () => `turn_${++made}` }
  let state: SessionState = firstState
  const all: Effect[] = []
  return {
    all,
    state: () => state,
    on: (event: SessionEvent): Effect[] => {
      const step = stepSession(state, event, settings)
      state = step.state
      all.push(...step.effects)
      return step.effects
    },
  }
}

const words = (text: string, isFinal = true): SessionEvent => ({
  kind: 'words',
  text,
  isFinal,
  language: null,
})
const played = (text: string): SessionEvent => ({ kind: 'played', text })
const said = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'say' && effect.text !== '' ? effect.text : []))
const kinds = (effects: readonly Effect[]) => effects.map((effect) => effect.do)

function opened() {
  const one = talk()
  one.on({ kind: 'start', opening: [{ text: 'Hello.', mayInterrupt: true }] })
  one.on(played('Hello.'))
  return one
}
function answered(text = 'We open at eight.') {
  const one = opened()
  one.on(words('When do you open?'))
  one.on({ kind: 'sentence', turnId: 'turn_1', text })
  one.on({ kind: 'answered', turnId: 'turn_1', farewell: null })
  return one
}

describe('the opening', () => {
  // Sabotage: in isUnheardOpening, leave out the length that was played.
  test('is the answer to a hello said before any of it was heard, and to nothing else', () => {
    const opening = [
      { text: 'Hello, this is Robin.', mayInterrupt: false },
      { text: 'Do you have a moment?', mayInterrupt: true },
    ]
    const one = talk()
    one.on({ kind: 'start', opening })
    expect(kinds(one.on(words('Hello?')))).toEqual(['note'])
    expect(one.state().phase).toBe('speaking')
    one.on(played('Hello, this is Robin.'))
    expect(kinds(one.on(words('Yes')))).toContain('think')
    const other = talk()
    other.on({ kind: 'start', opening })
    expect(kinds(other.on(words('Hello, is this the plumber?')))).toContain('think')
  })

  test('is said in one go, and then it is the contact’s turn', () => {
    const one = talk()
    const effects = one.on({
      kind: 'start',
      opening: [
        { text: 'This call is recorded.', mayInterrupt: false },
        { text: 'Hello.', mayInterrupt: true },
      ],
    })
    expect(effects.filter((effect) => effect.do === 'say')).toMatchObject([
      { isLast: false, mayInterrupt: false },
      { isLast: true, mayInterrupt: true },
    ])
    one.on(played('This call is recorded.'))
    expect(one.state().phase).toBe('speaking')
    one.on(played('Hello.'))
    expect(one.state().phase).toBe('listening')
  })
})

describe('a turn', () => {
  test('words are thought about, sentences said as they come, and the last one closes the cycle', () => {
    const one = opened()
    expect(kinds(one.on(words('When do you open?')))).toContain('think')
    expect(said(one.on({ kind: 'sentence', turnId: 'turn_1', text: 'At eight.' }))).toEqual(['At eight.'])
    const end = one.on({ kind: 'answered', turnId: 'turn_1', farewell: null })
    expect(end.filter((effect) => effect.do === 'say')).toMatchObject([{ text: '', isLast: true }])
    one.on(played('At eight.'))
    expect(one.state()).toMatchObject({ phase: 'listening', reply: null })
  })

  // Sabotage: leave `stop-thinking` out of hearWords.
  test('who says more while we think is answered once, to all of it', () => {
    const one = opened()
    one.on(words('When do you open'))
    const effects = one.on(words('on Saturday?'))
    expect(effects).toContainEqual({ do: 'stop-thinking', turnId: 'turn_1' })
    expect(effects).toContainEqual({ do: 'think', turnId: 'turn_2', words: 'on Saturday?' })
    expect(one.on({ kind: 'sentence', turnId: 'turn_1', text: 'Too late.' })).toEqual([])
  })

  test('a wait is bridged, again and again, and the bridge is no part of what was heard of the answer', () => {
    const one = opened()
    one.on(words('When do you open?'))
    expect(said(one.on({ kind: 'timer', name: 'filler' }))).toEqual([spokenEnglish.oneMoment])
    expect(said(one.on({ kind: 'timer', name: 'filler' }))).toEqual([spokenEnglish.stillLooking])
    one.on({ kind: 'sentence', turnId: 'turn_1', text: 'We open at eight.' })
    const told = `${spokenEnglish.oneMoment} ${spokenEnglish.stillLooking} We open`
    expect(one.on({ kind: 'interrupted', heard: told, afterMs: 900 })).toContainEqual({
      do: 'keep-heard',
      turnId: 'turn_1',
      text: 'We open at eight.',
      heard: 'We open',
    })
  })

  // Sabotage: in saySentence, clear the filler's timer instead of setting it.
  test('an answer that stops coming in the middle is bridged too, and that is no part of it either', () => {
    const one = opened()
    one.on(words('When do you open?'))
    const [, timer] = one.on({ kind: 'sentence', turnId: 'turn_1', text: 'We open at eight.' })
    expect(timer).toMatchObject({ do: 'set-timer', name: 'filler' })
    one.on({ kind: 'timer', name: 'filler' })
    one.on({ kind: 'sentence', turnId: 'turn_1', text: 'On Sundays at ten.' })
    const told = `We open at eight. ${spokenEnglish.oneMoment} On Sundays`
    expect(one.on({ kind: 'interrupted', heard: told, afterMs: 900 })).toContainEqual({
      do: 'keep-heard',
      turnId: 'turn_1',
      text: 'We open at eight. On Sundays at ten.',
      heard: 'We open at eight. On Sundays',
    })
  })
})

describe('being talked over', () => {
  test('what was heard is kept, and nothing more of the answer is said', () => {
    const one = answered()
    const effects = one.on({ kind: 'interrupted', heard: 'We open at', afterMs: 700 })
    expect(effects).toContainEqual({
      do: 'keep-heard',
      turnId: 'turn_1',
      text: 'We open at eight.',
      heard: 'We open at',
    })
    expect(one.state().phase).toBe('listening')
  })

  // Sabotage: let isBackchannel answer false.
  test('a sound of listening changes nothing; after a question it is an answer', () => {
    expect(kinds(answered().on(words('mm-hm')))).toEqual(['note'])
    expect(kinds(answered('Shall I book it?').on(words('yeah')))).toContain('think')
  })
})

describe('silence', () => {
  test('is asked into twice, then the call ends', () => {
    const one = opened()
    expect(said(one.on({ kind: 'timer', name: 'silence' }))).toEqual([spokenEnglish.stillThere[0]])
    one.on(played(spokenEnglish.stillThere[0]))
    expect(said(one.on({ kind: 'timer', name: 'silence' }))).toEqual([spokenEnglish.stillThere[1]])
    one.on(played(spokenEnglish.stillThere[1]))
    expect(said(one.on({ kind: 'timer', name: 'silence' }))).toEqual([spokenEnglish.nobodyThere])
    expect(one.on(played(spokenEnglish.nobodyThere))).toContainEqual({
      do: 'end',
      farewell: { kind: 'end', reason: 'contact-silent' },
    })
  })

  test('a word in between begins the count anew', () => {
    const one = opened()
    one.on({ kind: 'timer', name: 'silence' })
    one.on(words('Yes, I am here.'))
    expect(one.state().silences).toBe(0)
  })
})

describe('keys', () => {
  test('digits are gathered until a pause or the hash sign', () => {
    const one = opened()
    for (const digit of '503') one.on({ kind: 'digit', digit })
    expect(one.on({ kind: 'timer', name: 'digits' })).toContainEqual({
      do: 'think',
      turnId: 'turn_1',
      words: '503',
    })
    one.on({ kind: 'digit', digit: '7' })
    expect(one.on({ kind: 'digit', digit: '#' })).toContainEqual({
      do: 'think',
      turnId: 'turn_2',
      words: '7',
    })
  })
})

describe('the end', () => {
  test('comes when the farewell has sounded, or when it must have', () => {
    const farewell = { kind: 'transfer' as const, phone: '+15035550188', briefing: '' }
    const one = opened()
    one.on(words('A person, please.'))
    one.on({ kind: 'sentence', turnId: 'turn_1', text: 'One moment, I am putting you through.' })
    expect(one.on({ kind: 'answered', turnId: 'turn_1', farewell }).map((effect) => effect.do)).toContain(
      'set-timer',
    )
    expect(one.on({ kind: 'timer', name: 'farewell' })).toContainEqual({ do: 'end', farewell })
    expect(one.on(words('hello?'))).toEqual([])
  })
})

const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>(
    words('hello'),
    words('mm-hm'),
    words('so', false),
    { kind: 'interrupted', heard: 'We open', afterMs: 100 },
    { kind: 'interrupted', heard: '', afterMs: 0 },
    { kind: 'digit', digit: '4' },
    { kind: 'digit', digit: '#' },
    { kind: 'speaking', who: 'bot', isOn: false },
    { kind: 'speaking', who: 'contact', isOn: true },
    { kind: 'timer', name: 'silence' },
    { kind: 'timer', name: 'filler' },
    { kind: 'timer', name: 'digits' },
    { kind: 'timer', name: 'farewell' },
    { kind: 'stop', reason: 'time-limit', text: 'Goodbye.' },
    played('We open at eight.'),
  ),
  fc
    .nat(6)
    .map((turn): SessionEvent => ({ kind: 'sentence', turnId: `turn_${turn}`, text: 'We open at eight.' })),
  fc.nat(6).map((turn): SessionEvent => ({ kind: 'answered', turnId: `turn_${turn}`, farewell: null })),
)

test('whatever happens: one thought at a time, nothing after the end, never stuck without a timer', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const one = talk()
      one.on({ kind: 'start', opening: [{ text: 'Hello.', mayInterrupt: true }] })
      const timers = new Set<string>()
      const thinking = new Set<string>()
      const follow = (effects: readonly Effect[]) => {
        for (const effect of effects) {
          if (effect.do === 'set-timer') timers.add(effect.name)
          if (effect.do === 'clear-timer') timers.delete(effect.name)
          if (effect.do === 'stop-thinking') thinking.delete(effect.turnId)
          if (effect.do === 'think') thinking.add(effect.turnId)
        }
      }
      follow(one.all)
      for (const event of events) {
        const wasOver = one.state().phase === 'ended'
        if (event.kind === 'timer') timers.delete(event.name)
        if (event.kind === 'answered') thinking.delete(event.turnId)
        const effects = one.on(event)
        if (wasOver) expect(effects).toEqual([])
        follow(effects)
        expect(thinking.size).toBeLessThanOrEqual(1)
        if (one.state().phase !== 'ended') expect([...timers].length + thinking.size).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500 },
  )
})
