import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { RecordingStatus } from '#telephony/ports.ts'
import { type CallRow, lockCall } from '#telephony/server/call-store.ts'
import { keepWebhookEvent } from '#telephony/server/keep-webhook-event.ts'
import type { RecordDeps } from '#telephony/server/record-deps.ts'
import { showCall } from '#telephony/server/settle-call.ts'

export const recordingsChannel = 'recordings'

/** A status replaces one that stands before it, so callbacks in any order end in the same row. */
const order = ['in-progress', 'paused', 'stopped', 'processing', 'absent', 'failed', 'completed']
/** A callback that comes within this of the beginning tells when it was, more finely than the carrier's whole seconds. */
const freshMs = 2_000

/**
 * Takes in how a recording fares: it is going on, whole and to be fetched, or there is none. A recording of a call that
 * is nobody's is let go.
 */
export async function receiveRecording(
  deps: Pick<RecordDeps, 'db' | 'clock'>,
  told: RecordingStatus,
): Promise<'taken' | 'unknown'> {
  if (!order.includes(told.status)) return 'unknown'
  const [owner] = await deps.db
    .inLane('work')
    .system('settle-statuses', (tx) =>
      tx.query<{ team_id: string }>(
        'select team_id from calls where connection_id = $1 and sid = $2',
        [told.connectionId, told.callSid],
        'recording-team',
      ),
    )
  if (!owner) return 'unknown'
  const now = deps.clock.now()
  await deps.db.inLane('work').team(owner.team_id, async (tx) => {
    const call = await lockCall(tx, told.connectionId, told.callSid)
    if (!call) return
    await keepWebhookEvent(tx, call, {
      key: `${told.sid}_${told.status}`,
      source: 'recording',
      name: told.status,
      detail: { durationSeconds: told.durationSeconds, channels: told.channels, errorCode: told.errorCode },
      at: null,
      now,
    })
    if (!(await keepRecording(tx, call, { told, now }))) return
    if (told.status === 'completed') tx.wake(recordingsChannel)
    await showCall(tx, call, call.status)
  })
  return 'taken'
}

/** False where what was told changes nothing. */
async function keepRecording(
  tx: Transaction,
  call: CallRow,
  { told, now }: { told: RecordingStatus; now: Date },
): Promise<boolean> {
  const isMissing = told.status === 'absent' || told.status === 'failed'
  const finer = told.status === 'in-progress' ? offsetOf(call, told.startedAt, now) : null
  const rows = await tx.query(
    `insert into recordings (team_id, id, call_id, connection_id, sid, status, store, channels, told_ms, problem, offset_ms,
       next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (connection_id, sid) do update set
       status = excluded.status, channels = excluded.channels, problem = excluded.problem,
       told_ms = coalesce(excluded.told_ms, recordings.told_ms),
       store = case when recordings.store in ('remote', 'gone') then excluded.store else recordings.store end,
       next_try_at = case when recordings.store in ('remote', 'gone') then excluded.next_try_at else recordings.next_try_at end
     where array_position($13::text[], recordings.status) < array_position($13::text[], excluded.status)
     returning 1`,
    [
      tx.teamId, newId('rec', now.getTime()), call.id, told.connectionId, told.sid, told.status, isMissing ? 'gone' : 'remote',
      told.channels, told.durationSeconds === null ? null : told.durationSeconds * 1000, isMissing ? told.status : null,
      finer ?? offsetOf(call, told.startedAt, null), told.status === 'completed' ? now : null, order,
    ],
    'keep-recording',
  ) // biome-ignore format: the values in one glance
  if (finer === null) return rows.length > 0
  await tx.query(
    'update recordings set offset_ms = $4 where team_id = $1 and connection_id = $2 and sid = $3',
    [tx.teamId, told.connectionId, told.sid, finer],
    'keep-recording-offset',
  )
  return true
}

/** From the beginning of the call to that of the recording; `heardAt` is when its carrier told that it had begun. */
function offsetOf(call: CallRow, startedAt: Date | null, heardAt: Date | null): number {
  const began = (call.answered_at ?? call.started_at).getTime()
  if (!startedAt) return 0
  const startMs = startedAt.getTime()
  const isFresh = heardAt !== null && heardAt.getTime() >= startMs && heardAt.getTime() - startMs < freshMs
  // The carrier cuts off the part of the second; it was before we heard of it.
  const finerMs = isFresh ? Math.min(heardAt.getTime(), startMs + 999) : startMs
  return Math.max(0, finerMs - began)
}
