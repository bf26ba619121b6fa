import { heardText } from '#voice/engine/heard-text.ts'
import { isBackchannel } from '#voice/engine/is-backchannel.ts'
import { isGreeting } from '#voice/engine/is-greeting.ts'
import type {
  Effect,
  Farewell,
  Opening,
  Reply,
  SessionEvent,
  SessionState,
} from '#voice/engine/session-state.ts'
import type { SpokenPhrases } from '#voice/engine/spoken-phrases.ts'

export interface Step {
  state: SessionState
  effects: Effect[]
}

export interface StepSettings {
  phrases: SpokenPhrases
  /** A turn's id, made new at each call. */
  newTurnId(): string
}

/** Nothing heard for so long after the last word of ours: ask, ask again, hang up. */
export const silenceMs = 8_000
const noiseMs = 25_000
const mostSilences = 2
/** Nobody waits in silence: a first word after this, another each time it has passed again. */
export const fillerMs = [1_200, 3_000] as const
const digitsMs = 2_000
/** Room for what was said last to sound to its end, where the line does not tell when it has. */
const perCharacterMs = 75
const leastSoundMs = 800

/**
 * Whose turn it is: takes one thing that happened and gives the new state and what to do. One speaker at a time, one
 * thought at a time; what was not heard does not count as said.
 */
export function stepSession(state: SessionState, event: SessionEvent, settings: StepSettings): Step {
  if (state.phase === 'ended') return { state, effects: [] }
  switch (event.kind) {
    case 'start':
      return start(state, event.opening)
    case 'words':
      return event.isFinal ? hearWords(state, event.text, settings) : listenOn(state)
    case 'interrupted':
      return interrupt(state, event.heard)
    case 'digit':
      return pressDigit(state, event.digit, settings)
    case 'played':
      return notePlayed(state, event.text)
    case 'speaking':
      return noteSpeaking(state, event)
    case 'sentence':
      return saySentence(state, event)
    case 'answered':
      return endReply(state, event)
    case 'timer':
      return onTimer(state, event.name, settings)
    case 'gone':
      return leave(state)
    case 'stop':
      return sayFarewell(state, event.text, { kind: 'end', reason: event.reason })
    default:
      return { state, effects: [] }
  }
}

function start(state: SessionState, opening: readonly Opening[]): Step {
  const sent = opening.map(({ text }) => text)
  const effects: Effect[] = opening.map(({ text, mayInterrupt }, index) => ({
    do: 'say',
    text,
    isLast: index === opening.length - 1,
    mayInterrupt,
  }))
  if (sent.length === 0) return { state, effects: [{ do: 'set-timer', name: 'silence', afterMs: silenceMs }] }
  effects.push({ do: 'keep-own-line', text: sent.join(' ') }, waitFor(sent))
  return { state: { ...state, phase: 'speaking', reply: wholeReply(sent) }, effects }
}

function hearWords(state: SessionState, said: string, settings: StepSettings): Step {
  const words = said.trim()
  if (words === '' || state.farewell) return { state, effects: [] }
  const { reply } = state
  if (isUnheardOpening(state) && isGreeting(words))
    return { state, effects: [{ do: 'note', name: 'greeting', detail: { words } }] }
  if (state.phase === 'speaking' && reply && !reply.hasQuestion && isBackchannel(words))
    return { state, effects: [{ do: 'note', name: 'backchannel', detail: { words } }] }
  const cut =
    state.phase === 'speaking' && reply && !isPlayed(reply) ? cutReply(reply, playedText(reply)) : []
  const stop = state.turnId ? [{ do: 'stop-thinking' as const, turnId: state.turnId }] : []
  const turnId = settings.newTurnId()
  return {
    state: { ...state, phase: 'thinking', turnId, reply: null, digits: '', silences: 0, fillers: 0 },
    effects: [
      ...cut,
      ...stop,
      { do: 'clear-timer', name: 'silence' },
      { do: 'clear-timer', name: 'digits' },
      { do: 'think', turnId, words },
      { do: 'set-timer', name: 'filler', afterMs: fillerMs[0] },
    ],
  }
}

/** Nothing of our opening has reached them yet: it is the answer to their hello. */
function isUnheardOpening({ phase, reply, silences }: SessionState): boolean {
  return phase === 'speaking' && silences === 0 && reply?.turnId === null && reply.playedLength === 0
}

/** They are speaking: silence is not what we hear. */
function listenOn(state: SessionState): Step {
  if (state.phase !== 'listening') return { state, effects: [] }
  return { state, effects: [{ do: 'set-timer', name: 'silence', afterMs: silenceMs }] }
}

function interrupt(state: SessionState, told: string): Step {
  const { reply, turnId } = state
  // A farewell that is talked over still ends the call: it is the call's limit or both have said goodbye.
  if (state.phase !== 'speaking' || !reply || state.farewell?.kind === 'transfer')
    return { state, effects: [] }
  const heard = heardText(reply.sent.join(' '), told)
  const stop = turnId ? [{ do: 'stop-thinking' as const, turnId }] : []
  return {
    state: { ...state, phase: 'listening', reply: null, turnId: null },
    effects: [
      ...stop,
      ...cutReply(reply, heard),
      { do: 'clear-timer', name: 'filler' },
      { do: 'set-timer', name: 'silence', afterMs: silenceMs },
    ],
  }
}

/** What bridged the wait is no part of the answer, and not of what was heard of it. */
function cutReply(reply: Reply, heard: string): Effect[] {
  const { turnId, sent, fillers } = reply
  let at = 0
  const parts = sent.flatMap((text, place) => {
    const part = { text, heard: heard.slice(at, at + text.length) }
    at += text.length + 1
    return fillers.includes(place) ? [] : [part]
  })
  if (parts.length === 0) return []
  const joined = (words: string[]) => words.filter((text) => text !== '').join(' ')
  const text = joined(parts.map((part) => part.text))
  return [{ do: 'keep-heard', turnId, text, heard: joined(parts.map((part) => part.heard)).trim() }]
}

function pressDigit(state: SessionState, digit: string, settings: StepSettings): Step {
  if (digit === '#' && state.digits !== '') return takeDigits(state, settings)
  const digits = state.digits + digit
  return {
    state: { ...state, digits },
    effects: [
      { do: 'clear-timer', name: 'silence' },
      { do: 'set-timer', name: 'digits', afterMs: digitsMs },
    ],
  }
}

function takeDigits(state: SessionState, settings: StepSettings): Step {
  return hearWords({ ...state, digits: '' }, state.digits, settings)
}

function saySentence(state: SessionState, event: { turnId: string; text: string }): Step {
  if (state.turnId !== event.turnId) return { state, effects: [] }
  const before = state.reply ?? { ...emptyReply, turnId: event.turnId }
  const reply = {
    ...before,
    sent: [...before.sent, event.text],
    hasQuestion: event.text.trimEnd().endsWith('?'),
  }
  return {
    state: { ...state, phase: 'speaking', reply },
    effects: [
      { do: 'say', text: event.text, isLast: false, mayInterrupt: true },
      // The answer may stop coming in the middle.
      { do: 'set-timer', name: 'filler', afterMs: unplayedMs(reply) + fillerMs[0] },
    ],
  }
}

function endReply(state: SessionState, event: { turnId: string; farewell: Farewell | null }): Step {
  if (state.turnId !== event.turnId) return { state, effects: [] }
  const { farewell } = event
  const clear: Effect[] = [{ do: 'clear-timer', name: 'filler' }]
  if (!state.reply) {
    if (farewell) return end({ ...state, turnId: null }, farewell)
    const waiting = { ...state, phase: 'listening' as const, turnId: null }
    return { state: waiting, effects: [...clear, { do: 'set-timer', name: 'silence', afterMs: silenceMs }] }
  }
  const reply = { ...state.reply, isWhole: true }
  const closing: Effect = { do: 'say', text: '', isLast: true, mayInterrupt: true }
  const next = { ...state, reply, turnId: null, farewell: farewell ?? state.farewell }
  if (isPlayed(reply)) {
    const played = afterReply(next)
    return { state: played.state, effects: [...clear, closing, ...played.effects] }
  }
  return { state: next, effects: [...clear, closing, farewell ? farewellTimer(reply) : waitFor(reply.sent)] }
}

function notePlayed(state: SessionState, text: string): Step {
  if (!state.reply) return { state, effects: [] }
  const reply = { ...state.reply, playedLength: state.reply.playedLength + text.trim().length }
  const next = { ...state, reply }
  return reply.isWhole && isPlayed(reply) ? afterReply(next) : { state: next, effects: [] }
}

/** That we fell silent says nothing: we may have been cut short, of which the line tells apart. */
function noteSpeaking(state: SessionState, event: { who: 'bot' | 'contact'; isOn: boolean }): Step {
  if (event.who === 'bot' || state.phase !== 'listening') return { state, effects: [] }
  // Noise that never becomes words, and never ends, must not keep the line open for ever.
  const afterMs = event.isOn ? noiseMs : silenceMs
  return { state, effects: [{ do: 'set-timer', name: 'silence', afterMs }] }
}

/** Everything has sounded: the contact's turn, or the end. */
function afterReply(state: SessionState): Step {
  if (state.farewell) return end(state, state.farewell)
  return {
    state: { ...state, phase: 'listening', reply: null },
    effects: [...over(state.reply), { do: 'set-timer', name: 'silence', afterMs: silenceMs }],
  }
}

function over(reply: Reply | null): Effect[] {
  return reply ? [{ do: 'reply-over', turnId: reply.turnId }] : []
}

function onTimer(state: SessionState, name: string, settings: StepSettings): Step {
  if (name === 'digits') return state.digits === '' ? { state, effects: [] } : takeDigits(state, settings)
  if (name === 'farewell') return state.farewell ? end(state, state.farewell) : { state, effects: [] }
  if (name === 'filler') return sayFiller(state, settings.phrases)
  return onSilence(state, settings.phrases)
}

function sayFiller(state: SessionState, phrases: SpokenPhrases): Step {
  if (!state.turnId) return { state, effects: [] }
  const text = state.fillers === 0 ? phrases.oneMoment : phrases.stillLooking
  const before = state.reply ?? { ...emptyReply, turnId: state.turnId }
  return {
    state: {
      ...state,
      fillers: state.fillers + 1,
      reply: { ...before, sent: [...before.sent, text], fillers: [...before.fillers, before.sent.length] },
    },
    effects: [
      { do: 'say', text, isLast: false, mayInterrupt: true },
      { do: 'set-timer', name: 'filler', afterMs: fillerMs[1] },
    ],
  }
}

function onSilence(state: SessionState, phrases: SpokenPhrases): Step {
  if (state.phase === 'thinking') return { state, effects: [] }
  // The line never told that our words had sounded: by now they have.
  const quiet = { ...state, phase: 'listening' as const, reply: null }
  if (state.silences >= mostSilences)
    return sayFarewell(quiet, phrases.nobodyThere, { kind: 'end', reason: 'contact-silent' })
  const text = phrases.stillThere[state.silences] ?? phrases.stillThere[1]
  return {
    state: { ...quiet, phase: 'speaking', silences: state.silences + 1, reply: wholeReply([text]) },
    effects: [
      { do: 'say', text, isLast: true, mayInterrupt: true },
      { do: 'keep-own-line', text },
      waitFor([text]),
    ],
  }
}

function sayFarewell(state: SessionState, text: string, farewell: Farewell): Step {
  const stop = state.turnId ? [{ do: 'stop-thinking' as const, turnId: state.turnId }] : []
  const cut = state.reply && !isPlayed(state.reply) ? cutReply(state.reply, playedText(state.reply)) : []
  const reply = wholeReply([text])
  return {
    state: { ...state, phase: 'speaking', turnId: null, reply, farewell },
    effects: [
      ...stop,
      ...cut,
      { do: 'clear-timer', name: 'filler' },
      { do: 'clear-timer', name: 'silence' },
      { do: 'say', text, isLast: true, mayInterrupt: false },
      { do: 'keep-own-line', text },
      farewellTimer(reply),
    ],
  }
}

/** Nobody listens any more: what had not sounded was not heard. */
function leave(state: SessionState): Step {
  const { reply, turnId } = state
  const stop = turnId ? [{ do: 'stop-thinking' as const, turnId }] : []
  const cut = reply && !isPlayed(reply) ? cutReply(reply, playedText(reply)) : []
  return { state: { ...state, phase: 'ended', reply: null, turnId: null }, effects: [...stop, ...cut] }
}

function end(state: SessionState, farewell: Farewell): Step {
  return {
    state: { ...state, phase: 'ended', reply: null, turnId: null, farewell },
    effects: [...over(state.reply), { do: 'end', farewell }],
  }
}

const emptyReply: Reply = {
  turnId: null,
  sent: [],
  fillers: [],
  playedLength: 0,
  isWhole: false,
  hasQuestion: false,
}

function wholeReply(sent: string[]): Reply {
  return { ...emptyReply, sent, isWhole: true, hasQuestion: sent.at(-1)?.trimEnd().endsWith('?') ?? false }
}

function isPlayed(reply: Reply): boolean {
  return reply.playedLength >= reply.sent.reduce((sum, text) => sum + text.length, 0)
}

function playedText(reply: Reply): string {
  let left = reply.playedLength
  const whole = reply.sent.filter((text) => {
    left -= text.length
    return left >= 0
  })
  return whole.join(' ')
}

function soundMs(sent: readonly string[]): number {
  return Math.max(leastSoundMs, sent.join(' ').length * perCharacterMs)
}

/** How long what the line has not told of yet takes to sound. */
function unplayedMs({ sent, playedLength }: Reply): number {
  return Math.max(0, sent.join(' ').length - playedLength) * perCharacterMs
}

function waitFor(sent: readonly string[]): Effect {
  return { do: 'set-timer', name: 'silence', afterMs: soundMs(sent) + silenceMs }
}

function farewellTimer(reply: Reply): Effect {
  return { do: 'set-timer', name: 'farewell', afterMs: soundMs(reply.sent) * 2 }
}
