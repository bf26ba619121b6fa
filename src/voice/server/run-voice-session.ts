import type { TurnTimings } from '#conversations/contract.ts'
import { keepTimings } from '#conversations/server/keep-spoken.ts'
import { newId } from '#kit/ids.ts'
import {
  type Effect,
  fillersBefore,
  firstState,
  type SessionEvent,
  type SessionState,
} from '#voice/engine/session-state.ts'
import { stepSession } from '#voice/engine/step-session.ts'
import type { CallNote, LineEvent, LineMessage, SessionEnd } from '#voice/ports.ts'
import { createNamedTimers, type NamedTimers } from '#voice/server/named-timers.ts'
import type { CallInHand, SessionDeps } from '#voice/server/session-deps.ts'
import { createSoundTimes, newTimings, type SoundTimes } from '#voice/server/sound-times.ts'
import { createSpokenLines, type SpokenLines } from '#voice/server/spoken-lines.ts'
import { type SpokenTurn, takeSpokenTurn } from '#voice/server/spoken-turn.ts'

export interface VoiceSession {
  callId: string
  epoch: number
  take(event: LineEvent): void
  /** The line is gone. */
  lineClosed(code: number): void
  /** Another line of the same call has come: this one says nothing more. */
  replace(): void
  /** Hands the call back to its carrier, for another line to take it up again. */
  moveAway(): void
  /** The call is led elsewhere by its carrier: nothing more is heard or said here, and the line stays as it is. */
  leave(): void
}

/** Closed by us because a newer line of the same call came. */
export const replacedCode = 4409
const normalCode = 1000

/** Holds one talk over one line, from its opening to its end. */
export function runVoiceSession(deps: SessionDeps, call: CallInHand): VoiceSession {
  const lines = createSpokenLines(deps, call)
  const session: Session = {
    deps,
    call,
    lines,
    sound: createSoundTimes(lines.atMs, () => noteFirstSound(session)),
    timers: createNamedTimers(deps.timers, (name) => dispatch(session, { kind: 'timer', name })),
    stopClock: deps.timers.after(call.maxMs, () => {
      const text = deps.phrases.timeIsUp(call.talk.profile.name)
      dispatch(session, { kind: 'stop', reason: 'time-limit', text })
    }),
    state: firstState,
    turn: null,
    isOver: false,
    outbox: [],
  }
  dispatch(session, { kind: 'start', opening: call.opening })
  return {
    callId: call.callId,
    epoch: call.epoch,
    take(event) {
      if (event.kind === 'speaking') session.sound.note(event)
      if (isWorthNoting(event))
        note(session, { source: 'line.in', name: event.kind, detail: detailOf(event) })
      dispatch(session, event)
    },
    lineClosed(code) {
      dispatch(session, { kind: 'gone' })
      finish(session, { kind: 'line-closed', code })
    },
    replace() {
      dispatch(session, { kind: 'gone' })
      finish(session, { kind: 'replaced' })
      call.line.close(replacedCode, 'A newer line of this call is open.')
    },
    moveAway() {
      dispatch(session, { kind: 'gone' })
      call.line.send([{ kind: 'end', handoff: JSON.stringify({ kind: 'resume' }) }])
      finish(session, { kind: 'line-closed', code: normalCode })
    },
    leave() {
      dispatch(session, { kind: 'gone' })
      finish(session, { kind: 'line-closed', code: normalCode })
    },
  }
}

interface Session {
  deps: SessionDeps
  call: CallInHand
  lines: SpokenLines
  sound: SoundTimes
  timers: NamedTimers
  stopClock: () => void
  state: SessionState
  turn: SpokenTurn | null
  isOver: boolean
  outbox: LineMessage[]
}

function dispatch(session: Session, event: SessionEvent): void {
  if (session.isOver) return
  const { deps, call } = session
  const newTurnId = () => newId('turn', deps.clock.now().getTime())
  const step = stepSession(session.state, event, { phrases: deps.phrases, newTurnId })
  session.state = step.state
  for (const effect of step.effects) perform(session, effect)
  // All that one event made us say leaves in one go.
  const leaving = session.outbox
  session.outbox = []
  if (leaving.length > 0) call.line.send(leaving)
}

function perform(session: Session, effect: Effect): void {
  const { lines, timers, turn } = session
  if (effect.do === 'say') say(session, effect)
  else if (effect.do === 'think') beginTurn(session, effect)
  else if (effect.do === 'stop-thinking') turn?.stop()
  else if (effect.do === 'keep-heard') cutShort(session, effect)
  else if (effect.do === 'reply-over') soundedOut(session, effect.turnId)
  else if (effect.do === 'keep-own-line')
    lines.botSaid({ turnId: null, text: effect.text, startMs: session.sound.startOfReply() })
  else if (effect.do === 'set-timer') timers.set(effect.name, effect.afterMs)
  else if (effect.do === 'clear-timer') timers.clear(effect.name)
  else if (effect.do === 'note') note(session, { ...effect, source: 'session' })
  else if (effect.farewell.kind === 'transfer') finish(session, effect.farewell)
  else finish(session, { kind: 'bot', reason: effect.farewell.reason })
}

function say(session: Session, { text, isLast, mayInterrupt }: Extract<Effect, { do: 'say' }>): void {
  const { lines, turn, state, sound } = session
  // The line joins what it is given as it is: a space parts the sentences.
  const spaced = isLast ? text : `${text} `
  session.outbox.push({ kind: 'say', text: spaced, isLast, mayInterrupt })
  if (text === '') return
  sound.sent()
  const turnId = state.reply?.turnId ?? null
  if (turn && turn.turnId === turnId) turn.timings.firstSentMs ??= Math.round(lines.atMs())
  note(session, { source: 'line.out', name: 'say', detail: { text, turnId } })
}

function beginTurn(session: Session, { turnId, words }: { turnId: string; words: string }): void {
  const { deps, call, lines, sound } = session
  const speech = sound.takeSpeech()
  const line = lines.contactSaid(words, speech)
  const timings = newTimings(speech, lines.atMs())
  sound.replyOver()
  note(session, { source: 'turn', name: 'began', detail: { turnId } })
  session.turn = takeSpokenTurn(deps, call, {
    turnId,
    timings,
    coversSeq: () => line.seq,
    course: {
      onSentence: (text) => {
        timings.firstSentenceMs ??= Math.round(lines.atMs())
        dispatch(session, { kind: 'sentence', turnId, text })
      },
      onAnswer: ({ text, lines: between, farewell }) => {
        if (session.isOver || session.state.turnId !== turnId) return lines.keepDeeds(between)
        const { reply, fillers } = session.state
        timings.fillers = reply ? fillersBefore(reply) : fillers
        lines.botSaid({ turnId, text, startMs: sound.startOfReply(), between })
        dispatch(session, { kind: 'answered', turnId, farewell })
      },
      onStopped: lines.keepDeeds,
      onFailed: (error) => apologise(session, turnId, error),
    },
  })
}

/** No silence, whatever went wrong: the contact hears that somebody will see to it. */
function apologise(session: Session, turnId: string, error: unknown): void {
  const { deps, call, lines } = session
  deps.log.error({ err: error, turnId }, 'a turn of a call failed')
  if (session.isOver || session.state.turnId !== turnId) return
  const text = deps.phrases.sorry(call.talk.profile.name)
  dispatch(session, { kind: 'sentence', turnId, text })
  lines.botSaid({ turnId, text, startMs: session.sound.startOfReply() })
  dispatch(session, { kind: 'answered', turnId, farewell: null })
}

function cutShort(session: Session, cut: Extract<Effect, { do: 'keep-heard' }>): void {
  const { lines, sound } = session
  const { turnId, text, heard } = cut
  lines.botCut({ turnId, text, heard, startMs: sound.startOfReply() })
  note(session, { source: 'turn', name: 'cut', detail: { turnId, text, heard } })
  sound.replyOver()
  amendTimings(session, turnId, { interruptedMs: Math.round(lines.atMs()) })
}

function soundedOut(session: Session, turnId: string | null): void {
  const { lines, sound } = session
  lines.botDone(turnId)
  sound.replyOver()
  amendTimings(session, turnId, { replyEndMs: Math.round(lines.atMs()) })
}

function noteFirstSound(session: Session): void {
  const { lines, state } = session
  amendTimings(session, state.reply?.turnId ?? null, { firstPlayedMs: Math.round(lines.atMs()) })
}

/** The turn's row may be written already, or may yet be. */
function amendTimings({ call, turn }: Session, turnId: string | null, timings: Partial<TurnTimings>): void {
  if (turnId === null || turn?.turnId !== turnId) return
  Object.assign(turn.timings, timings)
  call.writer.add('timings', (tx) => keepTimings(tx, { turnId, timings }))
}

function note({ call, lines }: Session, { source, name, detail }: Omit<CallNote, 'atMs'>): void {
  call.owner.note({ atMs: Math.round(lines.atMs()), source, name, detail })
}

/** Ends the talk on this line once; what is still to be written goes on being written. */
function finish(session: Session, end: SessionEnd): void {
  if (session.isOver) return
  session.isOver = true
  const { deps, call } = session
  session.stopClock()
  session.timers.clearAll()
  session.turn?.stop()
  const last = session.outbox
  session.outbox = []
  const handBack = end.kind === 'bot' || end.kind === 'transfer'
  if (handBack) call.line.send([...last, { kind: 'end', handoff: JSON.stringify(end) }])
  note(session, { source: 'session', name: 'ended', detail: { ...end } })
  call.owner.ended(end).catch((error: unknown) => deps.log.error({ err: error }, 'end of a call not noted'))
}

/** Half-said words come by the dozen and say nothing the whole ones do not. */
function isWorthNoting(event: LineEvent): boolean {
  return event.kind !== 'words' || event.isFinal
}

/** Digits can be a card's number: that they were pressed is enough. */
function detailOf(event: LineEvent): Record<string, unknown> {
  const { kind: _kind, ...detail } = event
  return event.kind === 'digit' ? { digit: '•' } : detail
}
