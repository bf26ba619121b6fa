import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { FactPayloads, FactType } from '#platform/facts/append-fact.ts'
import type { Log } from '#platform/log.ts'

export interface Fact<Type extends FactType = FactType> {
  id: string
  teamId: string
  type: Type
  subjectId: string
  payload: FactPayloads[Type]
  createdAt: Date
}

/** Hears of facts in order, at least once each; what it does is keyed by the fact's id. */
export interface FactSubscriber<Type extends FactType = FactType> {
  name: string
  types: readonly Type[]
  hear(fact: Fact<Type>): Promise<void>
}

const batchSize = 100
const maxFailures = 8

/** Hands a subscriber what is new. Returns how many facts it took; 0 also while another node holds its cursor. */
export async function dispatchFacts(
  deps: { db: Database; clock: Clock; log: Log },
  subscriber: FactSubscriber,
): Promise<number> {
  const batch = await deps.db.system('claim-facts', (tx) => readBatch(tx, subscriber))
  let taken = 0
  for (const { fact, position } of batch) {
    const error = await subscriber.hear(fact).then(
      () => null,
      (reason: unknown) => reason,
    )
    const moved = await deps.db.system('claim-facts', (tx) =>
      move(tx, { name: subscriber.name, to: position, hasFailed: error !== null }),
    )
    if (error !== null)
      deps.log.error({ err: error, subscriber: subscriber.name, factId: fact.id, moved }, 'fact not taken')
    if (error !== null && !moved) break
    taken++
  }
  return taken
}

/** Makes sure that a new subscriber begins at today, not at the beginning of time. */
export async function registerSubscriber(db: Database, name: string): Promise<void> {
  await db.system('claim-facts', (tx) =>
    tx.query(
      `insert into fact_cursors (subscriber, xid, seq)
       values ($1, pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing`,
      [name],
    ),
  )
}

interface Row {
  xid: string
  seq: string
  id: string
  team_id: string
  type: FactType
  subject_id: string
  payload: FactPayloads[FactType]
  created_at: Date
}

async function readBatch(tx: Transaction, subscriber: FactSubscriber) {
  const rows = await tx.query<Row>(
    `select f.xid::text as xid, f.seq, f.id, f.team_id, f.type, f.subject_id, f.payload, f.created_at
     from fact_cursors c join facts f on (f.xid, f.seq) > (c.xid, c.seq)
     where c.subscriber = $1 and (c.retry_at is null or c.retry_at <= parley_now())
       and f.type = any($2) and f.xid < pg_snapshot_xmin(pg_current_snapshot())
     order by f.xid, f.seq limit ${batchSize}`,
    [subscriber.name, subscriber.types],
  )
  return rows.map((row) => ({
    position: { xid: row.xid, seq: row.seq },
    fact: {
      id: row.id,
      teamId: row.team_id,
      type: row.type,
      subjectId: row.subject_id,
      payload: row.payload,
      createdAt: row.created_at,
    } satisfies Fact,
  }))
}

/** Moves the cursor past a fact; a fact that fails is tried again later, and after the last try left behind. */
async function move(
  tx: Transaction,
  cursor: { name: string; to: { xid: string; seq: string }; hasFailed: boolean },
): Promise<boolean> {
  const { name, to, hasFailed } = cursor
  const [row] = await tx.query<{ failures: number }>(
    hasFailed
      ? `update fact_cursors set failures = failures + 1, retry_at = parley_now() + interval '2 s' * (failures + 1)
         where subscriber = $1 returning failures`
      : `update fact_cursors set failures = 0, retry_at = null, xid = $2::text::xid8, seq = $3
         where subscriber = $1 and (xid, seq) < ($2::text::xid8, $3::bigint) returning failures`,
    hasFailed ? [name] : [name, to.xid, to.seq],
  )
  if (!hasFailed || (row?.failures ?? 0) < maxFailures) return !hasFailed
  await move(tx, { ...cursor, hasFailed: false })
  return true
}
