import type { Line } from '#carrier-emulator/calls/line.ts'
import { type Strip, wordsSaid } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { recogniserOf } from '#carrier-emulator/relay/faulty-recogniser.ts'
import { recognise } from '#carrier-emulator/relay/noise.ts'
import type { Settings } from '#carrier-emulator/settings.ts'

export type HearingEvents = {
  /** Somebody begins to speak. Answers whether these words count: `quietly`, only if nothing sounds at their end. */
  began(strip: Strip): 'heard' | 'quietly' | 'ignored'
  /** Whether words of ours still sound when words heard `quietly` end. */
  isTalking(): boolean
  ended(): void
  /** What was recognised up to now of a turn that goes on. */
  partial(text: string): void
  /** A whole turn. */
  final(text: string): void
}

export type Hearing = { close(): void }

type Heard = {
  line: Line
  /** Words said from this call time on count, also those that were said before anybody was there to read them. */
  sinceMs: number
  speechTimeoutMs: number | null
  partials: boolean
}

/** The recogniser: turns of the caller, ended by a pause, as text. */
export function createHearing(
  carrier: Carrier,
  { line, sinceMs, speechTimeoutMs, partials }: Heard,
  events: HearingEvents,
): Hearing {
  const time = carrier.callTime
  const { endOfTurnMs, recogniseMs } = carrier.settings.timing
  const fates = new Map<Strip, 'heard' | 'quietly' | 'ignored'>()
  let said: string[] = []
  let turn = 0
  let cancelEnd = () => {}
  let cancelPartial = () => {}

  // A turn is misheard in the same way each time it is read.
  let ear: { turn: number; settings: Settings['recogniser'] } | null = null
  const read = (last: string) => {
    const words = [...said, last].join(' ').trim()
    if (words === '') return ''
    if (ear?.turn !== turn) ear = { turn, settings: recogniserOf(carrier, line) }
    return recognise(words, ear.settings, turn)
  }

  /** Reports after a third and two thirds of the words; the end of the speech reports them all. */
  function planPartial(strip: Strip, part: number): void {
    cancelPartial()
    const atMs = strip.startMs + (strip.speech.durationMs * part) / 3
    cancelPartial = time.after(atMs - time.nowMs(), () => {
      const words = wordsSaid(strip, atMs)
      if (words !== '') events.partial(read(words))
      if (part < 2) planPartial(strip, part + 1)
    })
  }
  function finish(): void {
    const text = read('')
    said = []
    turn++
    if (text !== '') events.final(text)
  }
  function take(strip: Strip, fate: 'heard' | 'quietly'): void {
    const words = wordsSaid(strip, strip.endMs)
    if (words !== '' && !(fate === 'quietly' && events.isTalking())) said.push(words)
    if (said.length === 0) return
    if (partials) events.partial(read(''))
    const waitMs = (speechTimeoutMs ?? endOfTurnMs) + recogniseMs
    cancelEnd()
    cancelEnd = time.after(strip.endMs + waitMs - time.nowMs(), finish)
  }
  const stopListening = line.listen({
    speechBegan(strip) {
      const fate = events.began(strip)
      fates.set(strip, fate)
      if (fate === 'ignored') return
      cancelEnd()
      if (partials && fate === 'heard') planPartial(strip, 1)
    },
    speechEnded(strip) {
      const fate = fates.get(strip) ?? 'heard'
      fates.delete(strip)
      if (fate === 'ignored') return
      cancelPartial()
      events.ended()
      take(strip, fate)
    },
  })
  // The end of what is still being said is told to the listener.
  for (const strip of line.strips)
    if (strip.track === 'in' && strip.startMs >= sinceMs && !line.mouth.isSaying(strip)) take(strip, 'heard')
  // Words that are being said at this moment belong to the same turn.
  if (line.mouth.isSpeaking()) cancelEnd()
  return {
    close() {
      stopListening()
      cancelEnd()
      cancelPartial()
    },
  }
}
