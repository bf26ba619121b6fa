import type { CallSpan } from '#telephony/debug-contract.ts'
import { type CallRecord, isFrom, openEnd, type RecordedEvent, textOf } from './call-record.ts'
import { makeSpan } from './make-span.ts'

/** The carrier's side: each line of ours from its opening to its end, phones that were rung, and webhooks. */
export function traceCarrier(record: CallRecord): CallSpan[] {
  const lines = traceLines(record)
  const rung = traceRinging(record)
  const whole =
    lines.length + rung.length > 0
      ? []
      : [makeSpan({ id: 'call', lane: 'carrier', startMs: 0, endMs: openEnd(record), name: 'Call' })]
  return [...whole, ...lines, ...rung, ...record.events.flatMap(traceMoment)]
}

/** A line that closed by itself while the call went on was lost. */
function traceLines(record: CallRecord): CallSpan[] {
  const { events } = record
  const openings = events.filter((event) => isFrom(event, 'line.in', 'opened'))
  return openings.map((opening, place) => {
    const next = openings[place + 1]
    const ending = events.find(
      (event) =>
        isFrom(event, 'session', 'ended') &&
        event.atMs >= opening.atMs &&
        (next === undefined || event.atMs <= next.atMs),
    )
    const isLost = next !== undefined && textOf(ending, 'kind') === 'line-closed'
    return makeSpan({
      id: opening.id,
      lane: 'carrier',
      startMs: opening.atMs,
      endMs: ending?.atMs ?? next?.atMs ?? openEnd(record),
      name: openings.length > 1 ? `Line ${place + 1}` : 'Line',
      state: isLost ? 'failed' : 'ok',
      detail: { ...opening.detail, ...(ending ? { end: ending.detail } : {}) },
    })
  })
}

/** Phones that were rung: the team's own before the bot, and those a caller was put through to. */
function traceRinging(record: CallRecord): CallSpan[] {
  const { events, transfers } = record
  const dialled = events.filter((event) => isFrom(event, 'plan', 'dial'))
  const starts = [
    ...dialled.map((event) => ({ id: event.id, atMs: event.atMs, phone: '', outcome: '' })),
    ...transfers.map((transfer, place) => ({ ...transfer, id: `transfer-${place}` })),
  ]
  return starts.map(({ id, atMs, phone, outcome }) => {
    const after = events.find((event) => isFrom(event, 'webhook', 'after-dial') && event.atMs >= atMs)
    const how = textOf(after, 'outcome') || outcome
    const isTaken = how === 'completed' || how === 'answered'
    return makeSpan({
      id,
      lane: 'carrier',
      startMs: atMs,
      endMs: after?.atMs ?? openEnd(record),
      name: phone === '' ? 'Ringing a phone first' : 'Put through',
      state: isTaken || how === '' || how === 'ringing' ? 'ok' : 'failed',
      detail: { ...(phone === '' ? {} : { phone }), ...(how === '' ? {} : { outcome: how }) },
    })
  })
}

const webhookNames: Record<string, string> = {
  'after-line': 'What comes after the line?',
  'after-dial': 'The phone that was rung',
}
const planNames: Record<string, string> = {
  converse: 'Call came in: to the bot',
  dial: 'Call came in: ring a phone',
  say: 'Call came in: a sentence',
  reject: 'Call came in: refused',
  'hang-up': 'Call came in: hung up',
}

function traceMoment(event: RecordedEvent): CallSpan[] {
  const { id, source, name, detail, atMs } = event
  const moment = { id: `${id}-moment`, startMs: atMs, endMs: atMs, detail }
  if (source === 'webhook')
    return [makeSpan({ ...moment, lane: 'webhook', name: webhookNames[name] ?? sentenceOf(name) })]
  if (source === 'recording')
    return [makeSpan({ ...moment, lane: 'webhook', name: `Recording: ${sentenceOf(name).toLowerCase()}` })]
  if (source === 'plan')
    return [makeSpan({ ...moment, lane: 'webhook', name: planNames[name] ?? sentenceOf(name) })]
  if (isFrom(event, 'line.in', 'error'))
    return [makeSpan({ ...moment, lane: 'carrier', name: 'The line reported an error', state: 'failed' })]
  if (isFrom(event, 'line.in', 'delay'))
    return [makeSpan({ ...moment, lane: 'carrier', name: 'Delay on the line' })]
  return []
}

/** `in-progress` as `In progress`. */
function sentenceOf(name: string): string {
  const words = name.replace(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
