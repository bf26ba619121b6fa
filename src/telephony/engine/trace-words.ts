import { estimateSpokenMs } from '#kit/spoken-words.ts'
import type { CallSpan } from '#telephony/debug-contract.ts'
import { type CallRecord, isFrom, openEnd, type RecordedEvent, tellsSoundOf, textOf } from './call-record.ts'
import { makeSpan } from './make-span.ts'

/** The contact's side: when they spoke, when their words were final, what they pressed, and where they cut in. */
export function traceWords(record: CallRecord): CallSpan[] {
  const speech = tellsSoundOf(record, 'contact') ? toldSpeech(record) : guessedSpeech(record)
  return [...speech, ...recognised(record, speech), ...record.events.flatMap(traceMoment)]
}

function toldSpeech(record: CallRecord): CallSpan[] {
  return pairUp(record.events, 'contact').map(({ on, off }) =>
    makeSpan({
      id: on.id,
      lane: 'contact',
      startMs: on.atMs,
      endMs: off?.atMs ?? openEnd(record),
      name: 'Contact speaks',
    }),
  )
}

/** Each side's turning on with the turning off that follows it. */
export function pairUp(
  events: readonly RecordedEvent[],
  who: 'contact' | 'bot',
): { on: RecordedEvent; off: RecordedEvent | null }[] {
  const pairs: { on: RecordedEvent; off: RecordedEvent | null }[] = []
  for (const event of events) {
    if (!isFrom(event, 'line.in', 'speaking') || event.detail.who !== who) continue
    const open = pairs.at(-1)
    if (event.detail.isOn === true) {
      if (!open || open.off) pairs.push({ on: event, off: null })
    } else if (open && !open.off) open.off = event
  }
  return pairs
}

/** Where only the words are known: as long as they take to say, up to when they were final. */
function guessedSpeech(record: CallRecord): CallSpan[] {
  return record.lines
    .filter((line) => line.role === 'contact')
    .map((line) => {
      const endMs = line.endMs ?? line.startMs
      const startMs = Math.min(line.startMs, endMs - estimateSpokenMs(line.text))
      return makeSpan({
        ...{ id: line.id, lane: 'contact', name: 'Contact speaks' },
        ...{ startMs: Math.max(0, startMs), endMs, isEstimated: true },
      })
    })
}

/** From the beginning of the speech to the moment its words were final. */
function recognised(record: CallRecord, speech: readonly CallSpan[]): CallSpan[] {
  let after = 0
  return record.events
    .filter((event) => isFrom(event, 'line.in', 'words'))
    .map((event) => {
      const text = textOf(event)
      const heard = speech.find((span) => span.startMs >= after && span.startMs <= event.atMs)
      after = event.atMs
      return makeSpan({
        ...{ id: event.id, lane: 'words', name: 'Words' },
        startMs: heard?.startMs ?? Math.max(0, event.atMs - estimateSpokenMs(text)),
        endMs: event.atMs,
        isEstimated: heard === undefined || heard.isEstimated,
        detail: { ...event.detail, text, ...(heard?.endMs == null ? {} : { speechEndMs: heard.endMs }) },
      })
    })
}

function traceMoment(event: RecordedEvent): CallSpan[] {
  const moment = { id: `${event.id}-moment`, startMs: event.atMs, endMs: event.atMs, detail: event.detail }
  if (isFrom(event, 'line.in', 'digit'))
    return [makeSpan({ ...moment, lane: 'words', name: 'A key was pressed' })]
  if (isFrom(event, 'session', 'backchannel'))
    return [makeSpan({ ...moment, lane: 'words', name: 'Only a backchannel: the bot goes on' })]
  if (isFrom(event, 'turn', 'cut')) {
    const turnId = textOf(event, 'turnId') || null
    return [makeSpan({ ...moment, lane: 'contact', name: 'Cut the bot short', state: 'cut', turnId })]
  }
  return []
}
