import type { TurnGap } from '#telephony/debug-contract.ts'
import {
  type CallRecord,
  isFrom,
  type RecordedTimings,
  type RecordedTool,
  type RecordedTurn,
  tellsSoundOf,
} from './call-record.ts'

/**
 * How long the contact waited for each answer, from the end of their speech to the sound of the answer, and what the
 * time went into. A word that only bridges the wait does not end it. The parts add up to the whole.
 */
export function measureGaps(record: CallRecord): TurnGap[] {
  const isSoundTold = tellsSoundOf(record, 'bot')
  return record.turns.flatMap((turn) => {
    const { timings } = turn
    if (!timings) return []
    const fromMs = timings.speechEndMs ?? timings.wordsFinalMs
    const soundMs = timings.firstPlayedMs ?? (isSoundTold ? null : timings.firstSentMs)
    const answerMs = answerAt(record, timings, soundMs)
    return [
      {
        ...{ turnId: turn.id, state: turn.state, fromMs, soundMs, answerMs, isSoundTold },
        isSpeechEndTold: timings.speechEndMs !== null,
        parts: answerMs === null ? [] : partsOf(turn, timings, { fromMs, answerMs }),
        ...{ fillers: timings.fillers, interruptedMs: timings.interruptedMs },
      },
    ]
  })
}

/** When the answer itself was first heard: behind the fillers, where there were any. */
function answerAt(record: CallRecord, timings: RecordedTimings, soundMs: number | null): number | null {
  const { firstSentenceMs, fillers } = timings
  if (firstSentenceMs === null || soundMs === null) return null
  if (fillers === 0) return Math.max(soundMs, firstSentenceMs)
  const after = record.events.find(
    (event) =>
      event.atMs >= firstSentenceMs &&
      ((isFrom(event, 'line.in', 'speaking') && event.detail.who === 'bot' && event.detail.isOn === true) ||
        isFrom(event, 'line.in', 'played')),
  )
  return after && after.atMs <= (timings.replyEndMs ?? Number.POSITIVE_INFINITY)
    ? after.atMs
    : firstSentenceMs
}

function partsOf(
  turn: RecordedTurn,
  timings: RecordedTimings,
  { fromMs, answerMs }: { fromMs: number; answerMs: number },
): TurnGap['parts'] {
  const thinkMs = within(timings.thinkStartMs, fromMs, answerMs)
  const sentenceMs = within(timings.firstSentenceMs ?? answerMs, thinkMs, answerMs)
  const tool = coveredMs(turn.tools, thinkMs, sentenceMs)
  return [
    { kind: 'recognising' as const, ms: thinkMs - fromMs },
    { kind: 'thinking' as const, ms: sentenceMs - thinkMs - tool },
    { kind: 'tool' as const, ms: tool },
    { kind: 'sounding' as const, ms: answerMs - sentenceMs },
  ].filter((part) => part.ms > 0)
}

/** How much of a stretch tools were at work; tools at the same time count once. */
function coveredMs(tools: readonly RecordedTool[], startMs: number, endMs: number): number {
  let covered = 0
  let reachedMs = startMs
  for (const tool of [...tools].sort((one, other) => one.startMs - other.startMs)) {
    const from = within(tool.startMs, reachedMs, endMs)
    const to = within(tool.startMs + tool.durationMs, from, endMs)
    covered += to - from
    reachedMs = Math.max(reachedMs, to)
  }
  return covered
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
