import type { Database } from '#platform/db/database.ts'
import type { RecordingMeasure } from '#telephony/server/measure-recording.ts'
import type { RecordDeps } from '#telephony/server/record-deps.ts'
import { showCall } from '#telephony/server/settle-call.ts'

/** A recording to be fetched, or to be removed at its carrier. */
export interface DueRecording {
  teamId: string
  id: string
  callId: string
  connectionId: string
  sid: string
  store: 'remote' | 'stored'
  toldMs: number | null
  /** Of what it is due for, this one included. */
  attempts: number
}

/** Whoever has taken one up is given this long, or is taken for dead. */
const lease = `interval '10 minutes'`

/** Takes up the next that is due, for this process alone; null when none is. */
export async function claimRecording(db: Database): Promise<DueRecording | null> {
  const [due] = await db.inLane('chores').system('sweep-carrier', (tx) =>
    tx.query<DueRecording>(
      `update recordings set attempts = attempts + 1, next_try_at = parley_now() + ${lease}
       where (team_id, id) in (
         select team_id, id from recordings where next_try_at <= parley_now() and store in ('remote', 'stored')
         order by next_try_at limit 1 for update skip locked)
       returning team_id as "teamId", id, call_id as "callId", connection_id as "connectionId", sid, store,
         told_ms as "toldMs", attempts`,
    ),
  )
  return due ?? null
}

/** Fetched and checked: from here on it is ours. False where its call has been removed meanwhile. */
export async function keepStored(
  deps: Pick<RecordDeps, 'db'>,
  { teamId, id }: DueRecording,
  kept: { measure: RecordingMeasure; bytes: number; problem: string | null },
): Promise<boolean> {
  const { channels, durationMs, sha256, peaks } = kept.measure
  return deps.db.inLane('chores').team(teamId, async (tx) => {
    const [row] = await tx.query<CallOfRecording>(
      `update recordings r set store = 'stored', channels = $3, duration_ms = $4, sha256 = $5, peaks = $6, bytes = $7,
         problem = $8, attempts = 0, next_try_at = case when $8::text is null then parley_now() + ${lease} end
       from calls c where c.team_id = r.team_id and c.id = r.call_id and r.team_id = $1 and r.id = $2
       returning c.id, c.conversation_id, c.status`,
      [teamId, id, channels, durationMs, sha256, JSON.stringify(peaks), kept.bytes, kept.problem],
    )
    if (row) await showCall(tx, row, row.status)
    return row !== undefined
  })
}

interface CallOfRecording {
  id: string
  conversation_id: string | null
  status: string
}

/** How far it is, what is wrong with it, and when it is tried again. What is stored stays so. */
export async function settleRecording(
  deps: Pick<RecordDeps, 'db'>,
  { teamId, id }: DueRecording,
  to: { store: 'remote' | 'stored' | 'purged' | 'gone'; problem: string | null; tryAt: Date | null },
): Promise<void> {
  await deps.db.inLane('chores').team(teamId, async (tx) => {
    const [row] = await tx.query<CallOfRecording>(
      `update recordings r set store = $3, problem = $4, next_try_at = $5
       from calls c where c.team_id = r.team_id and c.id = r.call_id and r.team_id = $1 and r.id = $2
         and not (r.store = 'stored' and $3 in ('remote', 'gone'))
       returning c.id, c.conversation_id, c.status`,
      [teamId, id, to.store, to.problem, to.tryAt],
    )
    if (row && to.store === 'gone') await showCall(tx, row, row.status)
  })
}
