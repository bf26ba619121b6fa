import type { CallFinding, CallSpan } from '#telephony/debug-contract.ts'
import { isFrom, textOf } from '#telephony/engine/call-record.ts'
import { type CallToDiagnose, secondsText } from '#telephony/engine/call-to-diagnose.ts'

/** What went wrong around the talk: the line, phones that were rung, the recording. */
export function findLineTrouble(call: CallToDiagnose): CallFinding[] {
  return [
    ...lostLines(call),
    ...lineErrors(call),
    ...slowLine(call),
    ...transfers(call),
    ...recordingOf(call),
  ]
}

function lostLines({ spans }: CallToDiagnose): CallFinding[] {
  const lines = spans.filter((span) => span.lane === 'carrier' && /^Line\b/.test(span.name))
  return lines.flatMap((line, place) => {
    const next = lines[place + 1]
    if (line.state !== 'failed' || !next || line.endMs === null) return []
    return [
      {
        ...{ kind: 'line-lost' as const, severity: 'warn' as const, label: 'line lost and back', fix: null },
        title: 'The line to the bot was lost and taken up again',
        detail: `For ${secondsText(next.startMs - line.endMs)} the contact had nobody to talk to; the talk went on with all that had been said.`,
        ...{ atMs: line.endMs, spanId: line.id },
      },
    ]
  })
}

function lineErrors({ record }: CallToDiagnose): CallFinding[] {
  return record.events
    .filter((event) => isFrom(event, 'line.in', 'error'))
    .map((event) => ({
      ...{ kind: 'line-error' as const, severity: 'danger' as const, label: 'error on the line', fix: null },
      title: 'The carrier reported an error on the line',
      detail: textOf(event, 'description') || 'It gave no description.',
      ...{ atMs: event.atMs, spanId: `${event.id}-moment` },
    }))
}

const slowLineMs = 400

/** Said once, at its worst. */
function slowLine({ record }: CallToDiagnose): CallFinding[] {
  const worst = record.events
    .filter((event) => isFrom(event, 'line.in', 'delay'))
    .map((event) => ({ event, ms: Number(event.detail.roundTripMs) }))
    .filter(({ ms }) => ms > slowLineMs)
    .sort((one, other) => other.ms - one.ms)[0]
  if (!worst) return []
  return [
    {
      ...{ kind: 'slow-line', severity: 'warn', label: 'slow connection', fix: null },
      title: `The way to the carrier and back took ${secondsText(worst.ms)}`,
      detail: 'Every answer of this call reached the contact later by that much.',
      ...{ atMs: worst.event.atMs, spanId: `${worst.event.id}-moment` },
    },
  ]
}

const outcomes: Record<string, string> = {
  busy: 'It was busy.',
  'no-answer': 'Nobody picked up.',
  failed: 'It could not be reached.',
  canceled: 'The call was taken back before anybody picked up.',
}

function transfers({ spans }: CallToDiagnose): CallFinding[] {
  return spans
    .filter((span) => span.lane === 'carrier' && 'outcome' in span.detail && span.state === 'failed')
    .map((span: CallSpan) => ({
      ...{ kind: 'transfer-failed' as const, severity: 'warn' as const, label: 'nobody took the call' },
      title: 'The phone the call was put to did not take it',
      detail: `${outcomes[String(span.detail.outcome)] ?? 'It was not taken.'} The bot went on with the call.`,
      ...{ atMs: span.startMs, spanId: span.id },
      fix: { label: 'Choose who takes calls', href: '/settings/phones' },
    }))
}

const problems: Record<string, string> = {
  absent: 'The carrier has no sound of this call.',
  failed: 'The carrier could not record this call.',
  shorter: 'The recording is shorter than the call: its end is missing.',
  unreadable: 'The recording that the carrier gave cannot be read.',
  'too-large': 'The recording is larger than may be kept.',
  lost: 'The recording is not in our store any more.',
  unreachable: 'The recording could not be fetched from the carrier.',
}

function recordingOf({ recording, record, spans }: CallToDiagnose): CallFinding[] {
  if (record.isLive) return []
  const base = { kind: 'recording' as const, atMs: null, spanId: null }
  const fix = { label: 'Change what happens to calls', href: '/settings/phones' }
  if (!recording) {
    if (!spans.some((span) => span.lane === 'bot' || span.lane === 'contact')) return []
    return [
      {
        ...{ ...base, severity: 'info', label: 'not recorded', fix },
        title: 'This call was not recorded',
        detail: 'The words are here all the same, as the line told them.',
      },
    ]
  }
  if (recording.problem === null) return []
  return [
    {
      ...{ ...base, severity: 'warn', label: 'recording missing', fix: null },
      title: recording.isStored ? 'The recording is not whole' : 'There is no recording of this call',
      detail: `${problems[recording.problem] ?? 'It could not be kept.'} The words are here all the same.`,
    },
  ]
}
