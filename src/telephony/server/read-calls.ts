import type { Transaction } from '#platform/db/database.ts'
import { requireOwn } from '#platform/db/require-own.ts'
import { NotFound } from '#platform/errors.ts'
import type { CallEnding, CallItem } from '#telephony/call-contract.ts'
import { endedReason } from '#telephony/engine/ended-reasons.ts'
import { presentRecording, type RecordingRow } from '#telephony/server/present-recording.ts'
import type { CallTransfer } from '#telephony/server/tables.ts'

/** The calls of a conversation, oldest first. Throws NotFound for a conversation of nobody here. */
export async function readCallsOf(tx: Transaction, conversationId: string): Promise<CallItem[]> {
  await requireOwn(tx, 'conversations', conversationId)
  const rows = await tx.query<CallRow>(
    `select ${columns} from ${source} where c.team_id = $1 and c.conversation_id = $2
     order by c.started_at, c.id limit ${mostCalls}`,
    [tx.teamId, conversationId],
    'calls-of-conversation',
  )
  return rows.map(present)
}

/** One call. Throws NotFound. */
export async function readCall(tx: Transaction, id: string): Promise<CallItem> {
  const [row] = await tx.query<CallRow>(
    `select ${columns} from ${source} where c.team_id = $1 and c.id = $2`,
    [tx.teamId, id],
    'read-call',
  )
  if (!row) throw new NotFound('This call')
  return present(row)
}

const mostCalls = 200

interface CallRow {
  id: string
  sid: string
  direction: CallItem['direction']
  ours: string
  theirs: string
  status: string
  answered_by: string | null
  started_at: Date
  answered_at: Date | null
  ended_at: Date | null
  duration_seconds: number | null
  ended_reason: string | null
  resumes: number
  transfers: CallTransfer[]
  price_micros: number | null
  price_currency: string | null
  line_count: number
  recording: RecordingRow | null
}

const columns = `c.id, c.sid, c.direction, c.ours, c.theirs, c.status, c.answered_by, c.started_at, c.answered_at, c.ended_at,
  c.duration_seconds, c.ended_reason, c.resumes, c.transfers, c.price_micros::float8 as price_micros, c.price_currency,
  spoken.line_count, heard.recording`

/** Of several recordings the one that can be heard, and of those the longest. */
const source = `calls c
  left join lateral (
    select count(*)::int as line_count from messages m
    where m.team_id = c.team_id and m.conversation_id = c.conversation_id and m.spoken ->> 'callId' = c.id) spoken on true
  left join lateral (
    select json_build_object('id', r.id, 'status', r.status, 'store', r.store, 'problem', r.problem, 'channels', r.channels,
      'durationMs', coalesce(r.duration_ms, r.told_ms), 'offsetMs', r.offset_ms, 'peaks', r.peaks) as recording
    from recordings r where r.team_id = c.team_id and r.call_id = c.id
    order by r.store in ('stored', 'purged') desc, coalesce(r.duration_ms, r.told_ms, 0) desc, r.created_at desc, r.id
    limit 1) heard on true`

function present(row: CallRow): CallItem {
  return {
    id: row.id,
    sid: row.sid,
    direction: row.direction,
    ours: row.ours,
    theirs: row.theirs,
    status: row.status,
    answeredBy: row.answered_by,
    startedAt: row.started_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    durationMs: durationOf(row),
    ending: endingOf(row),
    recording: row.recording && presentRecording(row.recording),
    resumes: row.resumes,
    transfers: row.transfers,
    price:
      row.price_micros === null ? null : { micros: row.price_micros, currency: row.price_currency ?? 'USD' },
    lineCount: row.line_count,
  }
}

/** By our own times, which are finer; by the carrier's count where they say nothing. */
function durationOf({ answered_at, ended_at, duration_seconds }: CallRow): number | null {
  if (!ended_at || !answered_at) return null
  const ownMs = ended_at.getTime() - answered_at.getTime()
  return ownMs > 0 ? ownMs : (duration_seconds ?? 0) * 1000
}

/** A reason noted while it still goes on, as the bot says goodbye, is no end yet. */
function endingOf({ ended_at, ended_reason }: CallRow): CallEnding | null {
  const reason = ended_at && ended_reason ? endedReason(ended_reason) : null
  return reason && ended_reason ? { code: ended_reason, ...reason } : null
}
