import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { workedOutReasons } from '#telephony/engine/why-ended.ts'
import type { CallArrival } from '#telephony/ports.ts'
import { callStatusRank } from '#telephony/server/call-status.ts'

export interface CallRow {
  id: string
  team_id: string
  connection_id: string
  sid: string
  direction: 'inbound' | 'outbound'
  number_id: string
  ours: string
  theirs: string
  contact_id: string | null
  conversation_id: string | null
  segment_id: string | null
  status: string
  started_at: Date
  answered_at: Date | null
  ended_at: Date | null
  ended_reason: string | null
  line_issued: number
  line_epoch: number
  resumes: number
  answered_by: string | null
  /** Somebody's phone was rung for it, or is. */
  has_transfer: boolean
}
const columns = `id, team_id, connection_id, sid, direction, number_id, ours, theirs, contact_id, conversation_id, segment_id,
  status, started_at, answered_at, ended_at, ended_reason, line_issued, line_epoch, resumes, answered_by,
  transfers <> '[]'::jsonb as has_transfer`

/** The call of a carrier, its row locked; null for one we do not know. */
export async function lockCall(tx: Transaction, connectionId: string, sid: string): Promise<CallRow | null> {
  const [row] = await tx.query<CallRow>(
    `select ${columns} from calls where team_id = $1 and connection_id = $2 and sid = $3 for update`,
    [tx.teamId, connectionId, sid],
    'lock-call',
  )
  return row ?? null
}

export async function findCall(tx: Transaction, callId: string): Promise<CallRow | null> {
  const [row] = await tx.query<CallRow>(
    `select ${columns} from calls where team_id = $1 and id = $2`,
    [tx.teamId, callId],
    'find-call',
  )
  return row ?? null
}

/** Stores a call once, however often its carrier asks; gives its row, locked. */
export async function keepCall(
  tx: Transaction,
  call: { arrival: CallArrival; numberId: string; contactId: string; isSample: boolean; now: Date },
): Promise<CallRow> {
  const { arrival, now } = call
  const isInbound = arrival.direction === 'inbound'
  const [ours, theirs] = isInbound ? [arrival.to, arrival.from] : [arrival.from, arrival.to]
  const [row] = await tx.query<CallRow>(
    `insert into calls (team_id, id, connection_id, sid, direction, number_id, ours, theirs, caller_name, contact_id, intent_id,
       status, status_rank, started_at, answered_at, is_sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'in-progress', ${callStatusRank('in-progress')}, $12, $12, $13)
     on conflict (connection_id, sid) do update set
       status = case when calls.status_rank < ${callStatusRank('in-progress')} then 'in-progress' else calls.status end,
       status_rank = greatest(calls.status_rank, ${callStatusRank('in-progress')}),
       answered_at = coalesce(calls.answered_at, excluded.answered_at),
       contact_id = coalesce(calls.contact_id, excluded.contact_id)
     returning ${columns}`,
    [
      tx.teamId, newId('call', now.getTime()), arrival.connectionId, arrival.sid, arrival.direction, call.numberId, ours,
      theirs, arrival.callerName, call.contactId, arrival.intent?.id ?? null, now, call.isSample,
    ],
    'keep-call',
  ) // biome-ignore format: the values in one glance
  if (!row) throw new Error('A call was stored and is not there.')
  return row
}

export async function attachTalk(
  tx: Transaction,
  call: { callId: string; conversationId: string; segmentId: string },
): Promise<void> {
  await tx.query(
    'update calls set conversation_id = $3, segment_id = $4 where team_id = $1 and id = $2',
    [tx.teamId, call.callId, call.conversationId, call.segmentId],
    'attach-talk',
  )
}

/** Hands out the next line of a call; gives its epoch. */
export async function issueLine(tx: Transaction, callId: string, isResume: boolean): Promise<number> {
  const [row] = await tx.query<{ line_issued: number }>(
    `update calls set line_issued = line_issued + 1, resumes = resumes + $3
     where team_id = $1 and id = $2 returning line_issued`,
    [tx.teamId, callId, isResume ? 1 : 0],
    'issue-line',
  )
  return row?.line_issued ?? 0
}

/** Lets a line in if it is newer than every one before: once for each, and the newest wins. */
export async function claimLine(tx: Transaction, callId: string, epoch: number): Promise<boolean> {
  const rows = await tx.query(
    `update calls set line_epoch = $3, line_issued = greatest(line_issued, $3)
     where team_id = $1 and id = $2 and line_epoch < $3 and ended_at is null returning id`,
    [tx.teamId, callId, epoch],
    'claim-line',
  )
  return rows.length > 0
}

/** Whether this line is still the newest of its call, with the call's row locked against a newer one. */
export async function holdsLine(tx: Transaction, callId: string, epoch: number): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from calls where team_id = $1 and id = $2 and line_epoch <= $3 and ended_at is null for share',
    [tx.teamId, callId, epoch],
    'holds-line',
  )
  return rows.length > 0
}

/** Why a call ended; the first reason told is the one that counts, and counts for more than one that was worked out. */
export async function noteEnding(tx: Transaction, callId: string, reason: string): Promise<void> {
  await tx.query(
    `update calls set ended_reason = $3
     where team_id = $1 and id = $2 and (ended_reason is null or ended_reason = any($4))`,
    [tx.teamId, callId, reason, workedOutReasons],
    'note-ending',
  )
}

export async function noteTransfer(
  tx: Transaction,
  callId: string,
  transfer: { phone: string; at: string; outcome: string },
): Promise<void> {
  await tx.query(
    `update calls set transfers = transfers || $3::jsonb where team_id = $1 and id = $2`,
    [tx.teamId, callId, JSON.stringify([transfer])],
    'note-transfer',
  )
}

/** How the phone a call was put through to last fared. */
export async function settleTransfer(tx: Transaction, callId: string, outcome: string): Promise<void> {
  await tx.query(
    `update calls set transfers = jsonb_set(transfers, array[(jsonb_array_length(transfers) - 1)::text, 'outcome'], to_jsonb($3::text))
     where team_id = $1 and id = $2 and jsonb_array_length(transfers) > 0`,
    [tx.teamId, callId, outcome],
    'settle-transfer',
  )
}

export interface CallEventToKeep {
  atMs: number
  source: string
  name: string
  detail: Record<string, unknown>
}

export async function keepCallEvents(
  tx: Transaction,
  of: { callId: string; now: Date },
  events: readonly CallEventToKeep[],
): Promise<void> {
  await tx.query(
    `insert into call_events (team_id, id, call_id, at_ms, source, name, detail)
     select $1, e.id, $2, e.at_ms, e.source, e.name, e.detail
     from jsonb_to_recordset($3::jsonb) as e (id text, at_ms int, source text, name text, detail jsonb)`,
    [
      tx.teamId,
      of.callId,
      JSON.stringify(
        events.map(({ atMs, ...event }) => ({ ...event, at_ms: atMs, id: newId('evt', of.now.getTime()) })),
      ),
    ],
    'keep-call-events',
  )
}
