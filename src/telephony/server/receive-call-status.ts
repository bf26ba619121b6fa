import type { Database, Transaction } from '#platform/db/database.ts'
import type { CallStatus } from '#telephony/ports.ts'
import { callStatusRank, isFinalCallStatus } from '#telephony/server/call-status.ts'
import { type CallRow, lockCall } from '#telephony/server/call-store.ts'
import { keepWebhookEvent } from '#telephony/server/keep-webhook-event.ts'
import { lockSid } from '#telephony/server/lock-sid.ts'
import type { RecordDeps } from '#telephony/server/record-deps.ts'
import { settleCall } from '#telephony/server/settle-call.ts'

/** What a talk still has to write when its call ends is waited for, so that the end is read from all of it. */
const lastWordsMs = 2_000

/**
 * Takes in what a carrier says of a call, once per status. The team comes from the callback's own signed address, or
 * from the call's row; a status of a call that is nobody's is let go. What is said of a phone that was rung for a call
 * is noted on that call and changes nothing of it.
 */
export async function receiveCallStatus(
  deps: Omit<RecordDeps, 'calls'>,
  status: CallStatus,
): Promise<'taken' | 'unknown'> {
  if (callStatusRank(status.status) < 0) return 'unknown'
  const teamId = status.intent?.teamId ?? (await findTeam(deps.db, status))
  if (!teamId) return 'unknown'
  if (isFinalCallStatus(status.status))
    await deps.inHand.bySid(status.connectionId, status.sid)?.writer.flushed(lastWordsMs)
  const now = deps.clock.now()
  await deps.db.inLane('work').team(teamId, async (tx) => {
    await lockSid(tx, status)
    if (!(await keepStatus(tx, status, now))) return
    if (await settleCall(tx, { ...status, now })) return
    const parent = status.parentSid ? await lockCall(tx, status.connectionId, status.parentSid) : null
    if (parent) await noteLeg(tx, parent, { status, now })
  })
  if (isFinalCallStatus(status.status)) deps.inHand.end(status.connectionId, status.sid)
  return 'taken'
}

async function findTeam(db: Database, status: CallStatus): Promise<string | null> {
  const [call] = await db.inLane('work').system('settle-statuses', (tx) =>
    tx.query<{ team_id: string }>(
      `select team_id from calls where connection_id = $1 and sid = any($2)
       order by sid = $3 desc limit 1`,
      [status.connectionId, [status.sid, status.parentSid ?? status.sid], status.sid],
      'call-team',
    ),
  )
  return call?.team_id ?? null
}

/** Which status of its call it is: by the carrier's count, or by its words where the carrier does not count. */
function keyOf({ sequence, status, answeredBy }: CallStatus): string {
  return sequence === null ? `${status} ${answeredBy ?? ''}`.trim() : String(sequence)
}

/** False where this one is kept already. */
async function keepStatus(tx: Transaction, told: CallStatus, now: Date): Promise<boolean> {
  const rows = await tx.query(
    // Every team has a profile. One that has none has been removed, and nothing is kept for it any more.
    `insert into call_statuses (team_id, connection_id, sid, key, sequence, status, at, duration_seconds, answered_by,
       sip_code, error_code, intent_id)
     select $1, $2, $3, $4, $5::int, $6, $7::timestamptz, $8::int, $9, $10::int, $11::int, $12
     where exists (select 1 from profile_versions where team_id = $1)
     on conflict do nothing returning 1`,
    [
      tx.teamId, told.connectionId, told.sid, keyOf(told), told.sequence, told.status, told.at ?? now, told.durationSeconds,
      told.answeredBy, told.sipCode, told.errorCode, told.intent?.id || null,
    ],
    'keep-call-status',
  ) // biome-ignore format: the values in one glance
  return rows.length > 0
}

function noteLeg(tx: Transaction, parent: CallRow, told: { status: CallStatus; now: Date }): Promise<void> {
  const { sid, sequence, durationSeconds, sipCode, errorCode, status, at } = told.status
  return keepWebhookEvent(tx, parent, {
    key: `${sid}_${keyOf(told.status)}`,
    source: 'webhook',
    name: `leg-${status}`,
    detail: { sid, sequence, durationSeconds, sipCode, errorCode },
    at,
    now: told.now,
  })
}
