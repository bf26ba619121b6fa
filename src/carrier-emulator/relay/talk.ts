import { fetchSound } from '#carrier-emulator/calls/fetch-sound.ts'
import type { Line, PlayItem } from '#carrier-emulator/calls/line.ts'
import { noSpeech, saidLength } from '#carrier-emulator/calls/speech.ts'
import { keysSpeech } from '#carrier-emulator/calls/tones.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { type Reach, type RelayAttributes, readReach } from '#carrier-emulator/relay/attributes.ts'
import { lastWordEnd, sentenceEnds } from '#carrier-emulator/relay/chunks.ts'
import {
  addMessage,
  type Cycle,
  isSaid,
  messageAt,
  newCycle,
  type Piece,
  partSaid,
  settle,
} from '#carrier-emulator/relay/cycle.ts'
import type { PlayMessage, TextMessage } from '#carrier-emulator/relay/messages.ts'

/** What the app has the carrier say. */
export type Talk = {
  greet(text: string): void
  text(message: TextMessage): void
  digits(digits: string): void
  play(message: PlayMessage): void
  /** Stops what sounds at this call time; null when nothing does. `text` is what was said of the talk cycle. */
  interrupt(atMs: number): { text: string; durationMs: number } | null
  /** What may interrupt the words that sound; null when none do. */
  reach(): Reach | null
  /** The caller's words were passed on: what comes now answers them. */
  prompted(): void
  close(): void
}

export type TalkEvents = {
  /** Words begin to sound after a silence, or have ended. */
  speaking(isSpeaking: boolean): void
  /** A text message has been said whole. */
  played(token: string): void
  /** Something that was asked for is not to be had. */
  failed(why: string): void
}

type State = {
  carrier: Carrier
  line: Line
  attributes: RelayAttributes
  events: TalkEvents
  /** The turn that is not over. */
  open: Cycle | null
  /** Handed to the player and not yet said. */
  pieces: Piece[]
  isSpeaking: boolean
  /** Texts of an interrupted turn still come and count for nothing. */
  dropsLate: boolean
  cancelWait(): void
}

/** Words that come without an end of a sentence wait this long for more. */
const moreWordsMs = 500
const mostLoops = 1_000

export function createTalk(
  carrier: Carrier,
  { line, attributes }: { line: Line; attributes: RelayAttributes },
  events: TalkEvents,
): Talk {
  const rest = { open: null, pieces: [], isSpeaking: false, dropsLate: false, cancelWait: () => {} }
  const state: State = { carrier, line, attributes, events, ...rest }
  return {
    greet(text) {
      const cycle = newCycle({ isLast: true })
      addMessage(cycle, { token: text, reach: attributes.welcomeGreetingInterruptible })
      for (const message of cycle.messages) message.isTold = true
      setOpen(state, cycle)
      hand(state, cycle)
    },
    text: (message) => takeText(state, message),
    digits(digits) {
      const speech = keysSpeech(carrier, digits)
      const piece = { cycle: newCycle({ isLast: true }), from: 0, to: 0, reach: 'none' as const, strip: null }
      play(state, piece, { speech, digits })
    },
    play: (message) => playSource(state, message),
    interrupt: (atMs) => interrupt(state, atMs),
    reach: () => sounding(state)?.reach ?? null,
    prompted() {
      state.dropsLate = false
    },
    close: () => drop(state, carrier.callTime.nowMs()),
  }
}

function takeText(state: State, message: TextMessage): void {
  const { attributes, carrier } = state
  const { token, last = false, interruptible, preemptible = attributes.preemptible } = message
  if (state.dropsLate) {
    if (last) state.dropsLate = false
    return
  }
  const goesOn = state.open !== null && !state.open.isLast
  if (!goesOn && sounding(state)?.cycle.preemptible) drop(state, carrier.callTime.nowMs())
  const cycle = state.open && goesOn ? state.open : newCycle({ preemptible })
  cycle.isLast = last
  addMessage(cycle, { token, reach: readReach(interruptible, attributes.interruptible) })
  setOpen(state, cycle)
  hand(state, cycle)
}

function playSource(state: State, { source, loop = 1, interruptible, preemptible }: PlayMessage): void {
  const { attributes, carrier, events, line } = state
  const cycle = newCycle({ isLast: true, preemptible: preemptible ?? attributes.preemptible })
  const goesOn = state.open !== null && !state.open.isLast
  if (!goesOn && sounding(state)?.cycle.preemptible) drop(state, carrier.callTime.nowMs())
  const speech = fetchSound(carrier, line.row.accountSid, source).then((sound) => {
    if (!sound) events.failed(`There is no sound at ${source}.`)
    return sound ?? noSpeech
  })
  const reach = readReach(interruptible, attributes.interruptible)
  for (let turn = 0; turn < (loop || mostLoops); turn++)
    play(state, { cycle, from: 0, to: 0, reach, strip: null }, { speech })
}

/** Hands to the voice what can be said already. */
function hand(state: State, cycle: Cycle): void {
  state.cancelWait()
  for (const end of sentenceEnds(cycle.text, cycle.handedAt)) speak(state, cycle, end)
  if (cycle.isLast) speak(state, cycle, cycle.text.length)
  else if (cycle.handedAt < cycle.text.length)
    state.cancelWait = state.carrier.callTime.after(moreWordsMs, () => {
      speak(state, cycle, lastWordEnd(cycle.text, cycle.handedAt))
      hand(state, cycle)
    })
}

function speak(state: State, cycle: Cycle, to: number): void {
  const from = cycle.handedAt
  cycle.handedAt = to
  const words = cycle.text.slice(from, to)
  if (!/[\p{L}\p{N}]/u.test(words)) {
    // Nothing that sounds belongs to what is said before it.
    const last = state.pieces.findLast((piece) => piece.cycle === cycle)
    if (last) last.to = to
    else said(state, cycle, to)
    return
  }
  const start = from + words.length - words.trimStart().length
  const reach = messageAt(cycle, start)?.reach ?? state.attributes.interruptible
  const speech = state.carrier.speaker.say(words.trim(), 'ours')
  play(state, { cycle, from: start, to, reach, strip: null }, { speech })
}

function play(state: State, piece: Piece, item: Pick<PlayItem, 'speech' | 'digits'>): void {
  state.pieces.push(piece)
  state.line.player.add({
    ...{ who: 'bot', ...item },
    began(strip) {
      piece.strip = strip
      piece.cycle.firstMs ??= strip.startMs
      setSpeaking(state, true)
    },
    done(how) {
      state.pieces = state.pieces.filter((other) => other !== piece)
      if (how !== 'stopped' && !piece.cycle.isDropped) said(state, piece.cycle, piece.to)
      if (state.pieces.length === 0) setSpeaking(state, false)
    },
  })
}

function said(state: State, cycle: Cycle, playedAt: number): void {
  for (const token of settle(cycle, playedAt)) state.events.played(token)
  if (cycle === state.open && isSaid(cycle)) setOpen(state, null)
}

function interrupt(state: State, atMs: number): { text: string; durationMs: number } | null {
  const { interruptText, lateText, playedPart } = state.carrier.settings.relay
  const piece = sounding(state)
  if (!piece?.strip) return null
  const { cycle, strip, from } = piece
  const to = from + saidLength(strip.speech, atMs - strip.startMs)
  const startAt = interruptText === 'cycle' ? 0 : (messageAt(cycle, from)?.startAt ?? 0)
  const durationMs = Math.max(0, Math.round(atMs - (cycle.firstMs ?? atMs)))
  const isUnfinished = state.open !== null && !state.open.isLast
  const part = playedPart === 'told' ? partSaid(cycle, to) : ''
  drop(state, atMs)
  if (part !== '') state.events.played(part)
  state.dropsLate = isUnfinished && lateText === 'dropped'
  return { text: cycle.text.slice(Math.min(startAt, to), to).trim(), durationMs }
}

/** Stops what sounds and forgets what waits. */
function drop(state: State, atMs: number): void {
  state.cancelWait()
  for (const { cycle } of state.pieces) cycle.isDropped = true
  if (state.open) state.open.isDropped = true
  state.pieces = []
  state.line.player.stop(atMs)
  setSpeaking(state, false)
  setOpen(state, null)
}

/** The words that sound; tones are nobody's speech. */
function sounding({ pieces }: State): Piece | undefined {
  return pieces.find(({ strip }) => strip !== null && strip.digits === '')
}

function setSpeaking(state: State, isSpeaking: boolean): void {
  if (isSpeaking !== state.isSpeaking) state.events.speaking(isSpeaking)
  state.isSpeaking = isSpeaking
}

function setOpen(state: State, cycle: Cycle | null): void {
  state.open = cycle
  state.line.isTalkOpen = cycle !== null
  state.line.changed()
}
