import { formatOffset } from '#ui/offset-text.ts'
import { stripWords } from '#ui/strip-words.ts'

export type Speaker = 'contact' | 'bot' | 'person'

/** One thing on a strip: a stretch of speech, a text, or something that happened at a moment. */
export type TurnMark =
  | { kind: 'speech' | 'text'; who: Speaker; startMs: number; endMs: number }
  | { kind: 'tool' | 'error' | 'handover'; atMs: number }

/** Where a mark is drawn, in per cent of the strip's width. */
export type PlacedMark = { id: number; left: number } & (
  | { kind: 'speech'; who: Speaker; width: number }
  | { kind: 'text'; who: Speaker }
  | { kind: 'tool' | 'error' | 'handover' }
)

export interface StripTimes {
  /** The whole length; the last mark's end when not said. */
  durationMs?: number
  /** Still going on: the playhead stands at the last mark and the rest is unknown. */
  isLive?: boolean
}

/** Share of a live strip that is already known. */
const liveShare = 82
/** A shorter conversation ends before the strip does, so that a word in it looks no longer than a word. */
const shortestMs = 5000
const fewestSlots = 12

/** Places marks: speech by time, texts evenly in at least twelve slots. */
export function layoutTurnStrip(
  marks: readonly TurnMark[],
  { durationMs, isLive }: StripTimes = {},
): PlacedMark[] {
  const width = isLive ? liveShare : 100
  const isTextOnly =
    marks.some((mark) => mark.kind === 'text') && !marks.some((mark) => mark.kind === 'speech')
  if (isTextOnly) return layoutTexts(marks, width)
  const totalMs = Math.max(shortestMs, lengthMs(marks, durationMs))
  const place = (ms: number) => clamp((ms / totalMs) * width, 0, width)
  return marks.map((mark, id): PlacedMark => {
    const left = place(startOf(mark))
    if (mark.kind === 'speech') {
      return { id, kind: 'speech', who: mark.who, left, width: Math.max(0, place(mark.endMs) - left) }
    }
    return mark.kind === 'text' ? { id, kind: 'text', who: mark.who, left } : { id, kind: mark.kind, left }
  })
}

/** Where the conversation ends on the strip, or the playhead of a live one stands, in per cent. */
export function stripEnd(marks: readonly TurnMark[], { durationMs, isLive }: StripTimes = {}): number {
  if (marks.length === 0) return isLive ? 0 : 100
  const width = isLive ? liveShare : 100
  if (!marks.some((mark) => mark.kind === 'speech')) return width
  return width * Math.min(1, lengthMs(marks, durationMs) / shortestMs)
}

/** The strip in words: length, tools, errors, hand-over. */
export function describeTurnStrip(
  marks: readonly TurnMark[],
  { durationMs, isLive }: StripTimes = {},
): string {
  if (marks.length === 0) return isLive ? stripWords.nothingYet : stripWords.nobody
  const count = (kind: TurnMark['kind']) => marks.filter((mark) => mark.kind === kind).length
  const lengthText = formatOffset(durationMs ?? lastMs(marks))
  const parts = [
    isLive && stripWords.live,
    count('speech') > 0 && stripWords.long(lengthText),
    count('text') > 0 && stripWords.texts(count('text')),
    count('tool') > 0 && stripWords.tools(count('tool')),
    count('error') > 0 && stripWords.errors(count('error')),
    count('handover') > 0 && stripWords.handedOver,
  ].filter(Boolean)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function layoutTexts(marks: readonly TurnMark[], width: number): PlacedMark[] {
  const inOrder = [...marks].sort((a, b) => startOf(a) - startOf(b))
  const texts = inOrder.filter((mark) => mark.kind === 'text').length
  const slot = width / Math.max(fewestSlots, texts)
  let placed = 0
  return inOrder.map((mark, id): PlacedMark => {
    if (mark.kind !== 'text' && mark.kind !== 'speech') return { id, kind: mark.kind, left: placed * slot }
    placed += 1
    return { id, kind: 'text', who: mark.who, left: (placed - 0.5) * slot }
  })
}

function startOf(mark: TurnMark): number {
  return 'atMs' in mark ? mark.atMs : mark.startMs
}

/** How long the conversation was, in ms. */
export function lengthMs(marks: readonly TurnMark[], durationMs = 0): number {
  return Math.max(durationMs, lastMs(marks))
}

function lastMs(marks: readonly TurnMark[]): number {
  return marks.reduce((latest, mark) => Math.max(latest, 'atMs' in mark ? mark.atMs : mark.endMs), 0)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
