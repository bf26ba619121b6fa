import type { CallCompletion, CallSpan } from '#telephony/debug-contract.ts'
import {
  type CallRecord,
  isFrom,
  openEnd,
  type RecordedTool,
  type RecordedTurn,
  textOf,
} from './call-record.ts'
import { makeSpan } from './make-span.ts'

/** The bot's thinking: every question to a model and every tool. */
export function traceThought(record: CallRecord): CallSpan[] {
  const known = new Set(record.turns.map((turn) => turn.id))
  const begun = record.events.filter(
    (event) => isFrom(event, 'turn', 'began') && !known.has(textOf(event, 'turnId')),
  )
  return [
    ...record.turns.flatMap((turn) => [
      ...(turn.completions.length > 0 ? turn.completions.map(traceCompletion) : [traceUnasked(record, turn)]),
      ...turn.tools.map((tool) => traceTool(tool, turn)),
    ]),
    // Its row is not written yet.
    ...begun.map((event) =>
      makeSpan({
        ...{ id: event.id, lane: 'thinking', name: 'Thinking', turnId: textOf(event, 'turnId') },
        startMs: event.atMs,
        endMs: openEnd(record),
      }),
    ),
  ]
}

function traceCompletion(completion: CallCompletion): CallSpan {
  const { id, turnId, status, engine, model, startMs, endMs, error, attempt } = completion
  return makeSpan({
    ...{ id, lane: 'thinking', turnId, completionId: id, startMs, endMs },
    name: engine === 'builtin' ? 'Built-in engine' : model,
    state: status === 'failed' ? 'failed' : status === 'cancelled' ? 'cut' : 'ok',
    detail: { status, attempt, ...(error ? { error } : {}) },
  })
}

/** A turn of which no question to a model was kept. */
function traceUnasked(record: CallRecord, turn: RecordedTurn): CallSpan {
  const { timings, startMs } = turn
  return makeSpan({
    ...{ id: turn.id, lane: 'thinking', turnId: turn.id, startMs: timings?.thinkStartMs ?? startMs },
    endMs: timings?.firstSentenceMs ?? turn.endMs ?? openEnd(record),
    name: turn.state === 'thinking' ? 'Thinking' : 'Thinking, not recorded',
    state: turn.state === 'failed' ? 'failed' : turn.state === 'superseded' ? 'cut' : 'ok',
    isEstimated: turn.state !== 'thinking',
  })
}

function traceTool(tool: RecordedTool, turn: RecordedTurn): CallSpan {
  const { position, name, startMs, durationMs, workMs, status, receiptId, result } = tool
  return makeSpan({
    ...{ id: `${turn.id}-tool-${position}`, lane: 'tool', name, turnId: turn.id, startMs },
    endMs: startMs + durationMs,
    state: status === 'succeeded' ? 'ok' : 'failed',
    detail: { status, workMs, arguments: tool.arguments, result, ...(receiptId ? { receiptId } : {}) },
  })
}
