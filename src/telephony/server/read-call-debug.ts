import {
  readSpokenLines,
  readSpokenTurns,
  type SpokenTurnRow,
} from '#conversations/server/read-spoken-turns.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'
import type { CallCompletion, CallDebug } from '#telephony/debug-contract.ts'
import type { CallRecord, RecordedEvent, RecordedTurn } from '#telephony/engine/call-record.ts'
import { diagnoseCall } from '#telephony/engine/diagnose-call.ts'
import { endedReason } from '#telephony/engine/ended-reasons.ts'
import { measureGaps } from '#telephony/engine/measure-gaps.ts'
import { placeTools } from '#telephony/engine/place-tools.ts'
import { traceCall } from '#telephony/engine/trace-call.ts'
import type { CallTransfer } from '#telephony/server/tables.ts'

/** All that is known of how a call went: what happened when, every wait, and what there is to say of it. Throws NotFound. */
export async function readCallDebug(tx: Transaction, of: { id: string; now: Date }): Promise<CallDebug> {
  const call = await findRow(tx, of.id)
  const { id, conversation_id: conversationId } = call
  const began = call.answered_at ?? call.started_at
  const events = await readEvents(tx, id)
  const record: CallRecord = {
    durationMs: Math.max(0, (call.ended_at ?? of.now).getTime() - began.getTime()),
    isLive: call.ended_at === null,
    events: events.slice(0, mostEvents),
    lines: conversationId ? await readSpokenLines(tx, { conversationId, callId: id }) : [],
    turns: await readTurns(tx, call, began),
    transfers: call.transfers.map(({ phone, at, outcome }) => ({
      phone,
      outcome,
      atMs: since(new Date(at), began),
    })),
  }
  const spans = traceCall(record)
  const gaps = measureGaps(record)
  const completions = record.turns.flatMap((turn) => turn.completions)
  const { recording, bot_id: botId } = call
  const ending = call.ended_reason === null ? null : endedReason(call.ended_reason)
  return {
    ...{ callId: id, conversationId, beganAt: began.toISOString(), durationMs: record.durationMs },
    ...{ isLive: record.isLive, isCutShort: events.length > mostEvents, spans, gaps },
    findings: diagnoseCall({ record, spans, gaps, botId, ending, recording }),
    completions,
    costs: costsOf(call, completions),
  }
}

interface Row {
  id: string
  conversation_id: string | null
  segment_id: string | null
  bot_id: string | null
  started_at: Date
  answered_at: Date | null
  ended_at: Date | null
  ended_reason: string | null
  transfers: CallTransfer[]
  price_micros: number | null
  price_currency: string | null
  recording: { problem: string | null; isStored: boolean } | null
}

async function findRow(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.query<Row>(
    `select c.id, c.conversation_id, c.segment_id, v.bot_id, c.started_at, c.answered_at, c.ended_at, c.ended_reason,
       c.transfers, c.price_micros::float8 as price_micros, c.price_currency,
       (select json_build_object('problem', r.problem, 'isStored', r.store in ('stored', 'purged'))
        from recordings r where r.team_id = c.team_id and r.call_id = c.id order by r.created_at limit 1) as recording
     from calls c left join conversations v on v.team_id = c.team_id and v.id = c.conversation_id
     where c.team_id = $1 and c.id = $2`,
    [tx.teamId, id],
    'call-to-debug',
  )
  if (!row) throw new NotFound('This call')
  return row
}

/** More than an hour of talk has; a page that gets more than this says so. */
const mostEvents = 5_000

async function readEvents(tx: Transaction, callId: string): Promise<RecordedEvent[]> {
  return tx.query<RecordedEvent>(
    `select id, at_ms as "atMs", source, name, detail from call_events
     where team_id = $1 and call_id = $2 order by at_ms, created_at, id limit ${mostEvents + 1}`,
    [tx.teamId, callId],
    'call-events',
  )
}

async function readTurns(tx: Transaction, call: Row, began: Date): Promise<RecordedTurn[]> {
  const { conversation_id: conversationId, segment_id: segmentId } = call
  if (!conversationId || !segmentId) return []
  const turns = await readSpokenTurns(tx, { conversationId, segmentId })
  return turns.map((turn) => timed(turn, began))
}

function timed(turn: SpokenTurnRow, began: Date): RecordedTurn {
  const { id, state, timings, claims } = turn
  const startMs = since(turn.startedAt, began)
  const asked = turn.completions.map(({ startedAt, firstTokenAt, endedAt, ...completion }) => ({
    ...{ ...completion, turnId: id, startMs: since(startedAt, began) },
    firstTokenMs: firstTokenAt ? since(firstTokenAt, began) : null,
    endMs: endedAt ? since(endedAt, began) : null,
  }))
  const answered = asked.filter(({ status }) => status === 'succeeded' || status === 'fallback')
  const rounds = answered.map((one) => ({ ...one, endMs: one.endMs ?? one.startMs }))
  const tools = turn.tools.map(({ startedAt: _, durationMs: workMs, ...tool }) => ({ ...tool, workMs }))
  return {
    ...{ id, state, timings, startMs, replaced: claims.replaced },
    endMs: turn.endedAt ? since(turn.endedAt, began) : null,
    tools: placeTools(tools, rounds, startMs),
    completions: asked.map(({ toolCalls: _, ...completion }) => completion),
  }
}

function since(moment: Date, began: Date): number {
  return moment.getTime() - began.getTime()
}

/** The carrier's price as it tells it, and what the models of our price table cost. */
function costsOf(call: Row, completions: readonly CallCompletion[]): CallDebug['costs'] {
  const models = new Map<string, number>()
  for (const { engine, model, costMicros } of completions) {
    const part = engine === 'builtin' ? 'Built-in engine' : model
    models.set(part, (models.get(part) ?? 0) + costMicros)
  }
  return [
    { part: 'Carrier', micros: call.price_micros, currency: call.price_currency ?? 'USD' },
    ...[...models].map(([part, micros]) => ({ part, micros, currency: 'USD' })),
  ]
}
