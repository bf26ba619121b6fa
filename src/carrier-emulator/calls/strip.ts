import { type Speech, saidLength } from '#carrier-emulator/calls/speech.ts'
import type { HeardEntry } from '#carrier-emulator/rows.ts'

export type Tone = 'beep' | 'fax' | 'ringing'

/** Something that sounds on a line. Times are call time; `in` comes from the phone, `out` goes to it. */
export type Strip = {
  track: 'in' | 'out'
  who: HeardEntry['who']
  speech: Speech
  digits: string
  tone: Tone | null
  startMs: number
  /** Where it ends, or was cut. */
  endMs: number
  isCut: boolean
}

export type StripStart = {
  track: Strip['track']
  who: Strip['who']
  speech: Speech
  digits?: string
  tone?: Tone | null
  startMs: number
}

export function newStrip({ digits = '', tone = null, ...start }: StripStart): Strip {
  return { ...start, digits, tone, endMs: start.startMs + start.speech.durationMs, isCut: false }
}

/** The words of a strip that have been said by a time. */
export function wordsSaid({ speech, startMs, endMs, isCut }: Strip, atMs: number): string {
  if (!isCut && atMs >= endMs) return speech.text
  return speech.text.slice(0, saidLength(speech, Math.min(atMs, endMs) - startMs))
}

type Ear = { zeroMs: number; nowMs: number; deaf: { fromMs: number; toMs: number }[] }

/** A strip as the ear remembers it; null for what has no words. Times become ms from `zeroMs`. */
export function heardEntry(strip: Strip, { zeroMs, nowMs, deaf }: Ear): HeardEntry | null {
  const { who, digits, isCut, track } = strip
  const text = deaf.length === 0 || track === 'in' ? wordsSaid(strip, nowMs) : wordsHeard(strip, nowMs, deaf)
  if (text.trim() === '' && digits === '' && !(isCut && strip.speech.text !== '')) return null
  return {
    who,
    text: text.trim(),
    ...(digits === '' ? {} : { digits }),
    atMs: Math.max(0, Math.round(strip.startMs - zeroMs)),
    endMs: Math.max(0, Math.round(Math.min(strip.endMs, nowMs) - zeroMs)),
    ...(isCut ? { interrupted: true as const } : {}),
  }
}

/** The words of a strip that fell into no time in which nobody listened. */
function wordsHeard({ speech, startMs, endMs }: Strip, nowMs: number, deaf: Ear['deaf']): string {
  const untilMs = Math.min(endMs, nowMs)
  let from = 0
  const heard: string[] = []
  for (const word of speech.words) {
    const [beginMs, doneMs] = [startMs + word.startMs, startMs + word.endMs]
    const isHeard = !deaf.some(({ fromMs, toMs }) => fromMs < doneMs && toMs > beginMs)
    if (doneMs <= untilMs + 0.5 && isHeard) heard.push(speech.text.slice(from, word.endAt).trim())
    from = word.endAt
  }
  return heard.join(' ')
}
