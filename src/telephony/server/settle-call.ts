import { endSegment } from '#conversations/server/end-segment.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { whyEnded, workedOutReasons } from '#telephony/engine/why-ended.ts'
import { type CallRow, lockCall } from '#telephony/server/call-store.ts'
import { foldCallStatuses, type ToldCall } from '#telephony/server/fold-call-statuses.ts'
import { readEndOfCall } from '#telephony/server/read-end-of-call.ts'

/** A carrier knows what a call costs some time after it has ended. */
const priceAfter = `interval '1 minute'`

/**
 * Brings a call's row to what the carrier has told of it, in whatever order it came; statuses that came before the call
 * itself wait for this. The first time it is over, that is made known. False for a call that is not stored yet.
 */
export async function settleCall(
  tx: Transaction,
  of: { connectionId: string; sid: string; now: Date },
): Promise<boolean> {
  const call = await lockCall(tx, of.connectionId, of.sid)
  if (!call) return false
  const told = await readTold(tx, of)
  if (!told) return true
  await noteTold(tx, call.id)
  const settled = await applyTold(tx, call, told)
  if (settled.ended_at) {
    await noteWorkedOut(tx, call.id)
    if (!call.ended_at) await tellEnded(tx, call, { at: settled.ended_at, now: of.now })
  }
  await showCall(tx, call, settled.status)
  if (call.contact_id)
    await publishLive(tx, {
      topic: `contact.${call.contact_id}`,
      payload: { callId: call.id, status: settled.status },
    })
  return true
}

/** Tells open screens that something of a call has changed. */
export async function showCall(
  tx: Transaction,
  call: { id: string; conversation_id: string | null },
  status: string,
): Promise<void> {
  await publishLive(tx, { topic: `call.${call.id}`, payload: { status } })
  if (call.conversation_id)
    await publishLive(tx, {
      topic: `conversation.${call.conversation_id}`,
      payload: { callId: call.id, status },
    })
}

async function readTold(
  tx: Transaction,
  of: { connectionId: string; sid: string },
): Promise<ToldCall | null> {
  return foldCallStatuses(
    await tx.query(
      `select key, sequence, status, at, duration_seconds as "durationSeconds", answered_by as "answeredBy",
         sip_code as "sipCode", error_code as "errorCode"
       from call_statuses where team_id = $1 and connection_id = $2 and sid = $3`,
      [tx.teamId, of.connectionId, of.sid],
      'told-call-statuses',
    ),
  )
}

/** Each status once, at its time in the call: within the second its carrier names, and before we heard of it. */
async function noteTold(tx: Transaction, callId: string): Promise<void> {
  await tx.query(
    `insert into call_events (team_id, id, call_id, at_ms, source, name, detail)
     select c.team_id, 'evt_' || s.sid || '_' || replace(s.key, ' ', '_'), c.id,
       greatest(0, extract(epoch from least(s.created_at, s.at + interval '999 milliseconds')
         - coalesce(c.answered_at, c.started_at)) * 1000)::int,
       'webhook', s.status,
       jsonb_strip_nulls(jsonb_build_object('sequence', s.sequence, 'durationSeconds', s.duration_seconds,
         'answeredBy', s.answered_by, 'sipCode', s.sip_code, 'errorCode', s.error_code))
     from calls c join call_statuses s
       on s.team_id = c.team_id and s.connection_id = c.connection_id and s.sid = c.sid
     where c.team_id = $1 and c.id = $2
     on conflict do nothing`,
    [tx.teamId, callId],
    'note-told-statuses',
  )
}

/**
 * What a line to the bot is timed by is never moved: once one has been handed out, the answer's time stands. A carrier whose
 * clock is behind ours answers no call before it began.
 */
async function applyTold(
  tx: Transaction,
  call: CallRow,
  told: ToldCall,
): Promise<{ status: string; ended_at: Date | null }> {
  const [row] = await tx.query<{ status: string; ended_at: Date | null }>(
    `update calls set
       status = case when status_rank < $4 then $3 else status end,
       status_rank = greatest(status_rank, $4),
       answered_at = case when $5::timestamptz is not null and (answered_at is null or line_issued = 0)
         then greatest($5::timestamptz, started_at) else answered_at end,
       ended_at = greatest($6::timestamptz, case when $6::timestamptz is not null then coalesce(answered_at, $5, started_at) end),
       duration_seconds = $7, answered_by = $8, sip_code = $9, error_code = $10,
       ask_at = case when ended_at is null and $6::timestamptz is not null then parley_now() + ${priceAfter} else ask_at end,
       asks = case when ended_at is null and $6::timestamptz is not null then 0 else asks end
     where team_id = $1 and id = $2 returning status, ended_at`,
    [
      tx.teamId, call.id, told.status, told.rank, told.answeredAt, told.endedAt, told.durationSeconds, told.answeredBy,
      told.sipCode, told.errorCode,
    ],
    'settle-call',
  ) // biome-ignore format: the values in one glance
  return row ?? call
}

/** Where nobody has said why, and again each time more is known. */
async function noteWorkedOut(tx: Transaction, callId: string): Promise<void> {
  const reason = whyEnded(await readEndOfCall(tx, callId))
  await tx.query(
    `update calls set ended_reason = $3
     where team_id = $1 and id = $2 and (ended_reason is null or ended_reason = any($4))`,
    [tx.teamId, callId, reason, workedOutReasons],
    'note-worked-out',
  )
}

async function tellEnded(tx: Transaction, call: CallRow, end: { at: Date; now: Date }): Promise<void> {
  if (call.segment_id) await endSegment(tx, { id: call.segment_id, at: end.at })
  const { id: callId, conversation_id: conversationId, contact_id: contactId, direction } = call
  await appendFact(tx, {
    type: 'call.ended',
    subjectId: callId,
    payload: { callId, conversationId, contactId, direction },
    nowMs: end.now.getTime(),
  })
}
