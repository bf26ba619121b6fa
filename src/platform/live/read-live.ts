import type { Database } from '#platform/db/database.ts'
import type { LogPosition } from '#platform/db/transaction-id.ts'

export interface LiveRow {
  position: LogPosition
  topic: string
  payload: Record<string, unknown>
}

export interface LiveBatch {
  rows: LiveRow[]
  /** Where to go on from when there are no rows: the oldest transaction still open. */
  head: LogPosition
  /** True when the position asked for is none of this database's, as after a restore: read everything anew. */
  isLost: boolean
}

const batchSize = 500

/** The team's events after a position, in order; null starts at the head, with no rows. */
export async function readLive(db: Database, teamId: string, after: LogPosition | null): Promise<LiveBatch> {
  return db.team(teamId, async (tx) => {
    const [edge] = await tx.query<{ xmin: string; xmax: string }>(
      'select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax from pg_current_snapshot() s',
      [],
      'live-edge',
    )
    const head = { xid: edge?.xmin ?? '0', seq: 0 }
    if (!after) return { rows: [], head, isLost: false }
    if (BigInt(after.xid) > BigInt(edge?.xmax ?? '0')) return { rows: [], head, isLost: true }
    const rows = await tx.query<{
      xid: string
      seq: string
      topic: string
      payload: Record<string, unknown>
    }>(
      `select xid::text as xid, seq, topic, payload from live_events
       where team_id = $1 and (xid, seq) > ($2::text::xid8, $3::bigint) and xid < $4::text::xid8
       order by xid, seq limit ${batchSize}`,
      [teamId, after.xid, after.seq, head.xid],
      'read-live',
    )
    return {
      rows: rows.map((row) => ({
        position: { xid: row.xid, seq: Number(row.seq) },
        topic: row.topic,
        payload: row.payload,
      })),
      head,
      isLost: false,
    }
  })
}
