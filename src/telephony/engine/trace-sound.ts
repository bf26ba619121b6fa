import { estimateSpokenMs } from '#kit/spoken-words.ts'
import type { CallSpan } from '#telephony/debug-contract.ts'
import { type CallRecord, isFrom, openEnd, type RecordedEvent, tellsSoundOf, textOf } from './call-record.ts'
import { makeSpan } from './make-span.ts'
import { pairUp } from './trace-words.ts'

/** The bot's side: each sentence from when it left until it had sounded, and when the bot was heard. */
export function traceSound(record: CallRecord): CallSpan[] {
  const heard = tellsSoundOf(record, 'bot') ? toldSound(record) : guessedSound(record)
  return [...sentences(record), ...heard]
}

function sentences(record: CallRecord): CallSpan[] {
  const { events } = record
  const used = new Set<string>()
  return events
    .filter((event) => isFrom(event, 'line.out', 'say'))
    .map((said) => {
      const text = textOf(said)
      const turnId = textOf(said, 'turnId') || null
      const played = events.find((event) => isPlayed(event, said, text) && !used.has(event.id))
      const cut = cutAfter(events, said, turnId)
      const isCut = cut !== undefined && (played === undefined || played.atMs > cut.atMs)
      if (played && !isCut) used.add(played.id)
      const end = isCut ? cut : played
      return makeSpan({
        ...{ id: said.id, lane: 'speaking', name: text, turnId, detail: { ...said.detail, text } },
        startMs: said.atMs,
        endMs: end ? end.atMs : Math.min(said.atMs + estimateSpokenMs(text), record.durationMs),
        state: isCut ? 'cut' : 'ok',
        isEstimated: end === undefined,
      })
    })
}

function isPlayed(event: RecordedEvent, said: RecordedEvent, text: string): boolean {
  return isFrom(event, 'line.in', 'played') && event.atMs >= said.atMs && textOf(event).trim() === text.trim()
}

/** The cut that a sentence fell under, unless something else was begun before it. */
function cutAfter(
  events: readonly RecordedEvent[],
  said: RecordedEvent,
  turnId: string | null,
): RecordedEvent | undefined {
  return events.find(
    (event) =>
      isFrom(event, 'turn', 'cut') &&
      event.atMs >= said.atMs &&
      (textOf(event, 'turnId') || null) === turnId &&
      textOf(event).includes(textOf(said).trim()),
  )
}

function toldSound(record: CallRecord): CallSpan[] {
  return pairUp(record.events, 'bot').map(({ on, off }) => {
    const endMs = off?.atMs ?? openEnd(record)
    const text = said(record.events, on.atMs, endMs ?? record.durationMs)
    return makeSpan({
      ...{ id: on.id, lane: 'bot', name: 'Bot speaks', detail: text === '' ? {} : { text } },
      startMs: on.atMs,
      endMs,
    })
  })
}

/** How long after it left a sentence may begin to sound and still belong to this stretch. */
const leadMs = 3_000

function said(events: readonly RecordedEvent[], startMs: number, endMs: number): string {
  return events
    .filter(
      (event) =>
        isFrom(event, 'line.out', 'say') &&
        event.atMs >= startMs - leadMs &&
        event.atMs < Math.max(endMs, startMs + 1),
    )
    .map((event) => textOf(event))
    .join(' ')
}

/** Where the line does not tell, the bot was heard from when it was sent, for as long as it takes to say. */
function guessedSound(record: CallRecord): CallSpan[] {
  return record.lines
    .filter((line) => line.role === 'bot')
    .map((line) => {
      const text = line.heard ?? line.text
      return makeSpan({
        ...{ id: line.id, lane: 'bot', name: 'Bot speaks', turnId: line.turnId, detail: { text } },
        startMs: line.startMs,
        endMs: line.endMs ?? (record.isLive ? null : line.startMs + estimateSpokenMs(text)),
        state: line.heard === null ? 'ok' : 'cut',
        isEstimated: true,
      })
    })
}
