import type { Intent, IntentPayloads, IntentState } from '#outbox/intents.ts'
import type { Transaction } from '#platform/db/database.ts'

export const leaseSeconds = 3

interface Row {
  team_id: string
  id: string
  kind: Intent['kind']
  key: string
  lane: string
  recipient: string
  payload: IntentPayloads[Intent['kind']]
  state: IntentState
  attempts: number
  epoch: number
  started_at: Date | null
  created_at: Date
  absent_at: string | null
  started_ago_ms: number | null
}

/** An intent together with when it was first found to be absent on the other side. */
export interface ClaimedIntent extends Intent {
  absentAt: Date | null
  /** How long ago its last attempt began, by the database's clock. */
  startedAgoMs: number | null
}

const columns = `i.team_id, i.id, i.kind, i.key, i.lane, i.recipient, i.payload, i.state, i.attempts, i.epoch,
  i.started_at, i.created_at, i.result->>'absentAt' as absent_at,
  (extract(epoch from parley_now() - i.started_at) * 1000)::float8 as started_ago_ms`

/**
 * Takes up to `limit` due intents for this node: the oldest of each lane, whose lease nobody holds. Teams on hold are
 * left out, unless the claim is for that team alone.
 */
export async function claimIntents(
  tx: Transaction,
  owner: string,
  wanted: { limit: number; teamId?: string },
): Promise<ClaimedIntent[]> {
  const rows = await tx.query<Row>(
    `update outbox_intents i set owner = $1, epoch = i.epoch + 1, lease_until = parley_now() + interval '${leaseSeconds} s'
     from (
       select team_id, id from outbox_intents c
       where state in ('ready', 'sending', 'unknown') and due_at <= parley_now()
         and (lease_until is null or lease_until < parley_now())
         and case when $3::text is null then not exists (select 1 from team_holds h where h.team_id = c.team_id)
           else c.team_id = $3 end
         and not exists (
           select 1 from outbox_intents e
           where e.team_id = c.team_id and e.lane = c.lane and e.id < c.id and e.state in ('ready', 'sending', 'unknown'))
       order by due_at limit $2 for update skip locked
     ) due
     where i.team_id = due.team_id and i.id = due.id
     returning ${columns}`,
    [owner, wanted.limit, wanted.teamId ?? null],
    'claim-intents',
  )
  return rows.map(toIntent)
}

/**
 * The intent when this node still holds it at this epoch. Not locked: the gate locks the people concerned first, and a
 * STOP that holds them must be able to take this intent back; `moveIntent` then finds its state changed.
 */
export async function readIntent(tx: Transaction, intent: Intent): Promise<ClaimedIntent | null> {
  const [row] = await tx.query<Row>(
    `select ${columns} from outbox_intents i where team_id = $1 and id = $2 and epoch = $3`,
    [intent.teamId, intent.id, intent.epoch],
    'read-intent',
  )
  return row ? toIntent(row) : null
}

/** Moves an intent on; false when it is not in one of the states `from` any more, or another node has it. */
export async function moveIntent(
  tx: Transaction,
  intent: Intent,
  to: {
    from: readonly IntentState[]
    state: IntentState
    dueInMs?: number
    result?: unknown
    error?: string | null
    isStarting?: boolean
  },
): Promise<boolean> {
  const isSettled = !['ready', 'sending', 'unknown'].includes(to.state)
  const rows = await tx.query<{ id: string }>(
    `update outbox_intents set state = $4,
       due_at = parley_now() + $5::float8 * interval '1 ms',
       result = $6::jsonb, error = $7,
       attempts = attempts + case when $8 then 1 else 0 end,
       started_at = case when $8 then parley_now() else started_at end,
       settled_at = case when $9 then parley_now() else null end,
       lease_until = case when $8 then lease_until else null end
     where team_id = $1 and id = $2 and epoch = $3 and state = any($10) returning id`,
    [
      intent.teamId, intent.id, intent.epoch, to.state, to.dueInMs ?? 0,
      to.result === undefined ? null : JSON.stringify(to.result), to.error ?? null, to.isStarting ?? false, isSettled, to.from,
    ],
    'move-intent',
  ) // biome-ignore format: the values in one glance
  return rows.length > 0
}

/** Keeps alive the leases of what this node has in hand, as long as they are still its own. */
export async function extendLeases(tx: Transaction, held: readonly Intent[]): Promise<void> {
  await tx.query(
    `update outbox_intents i set lease_until = parley_now() + interval '${leaseSeconds} s'
     from unnest($1::text[], $2::text[], $3::int[]) as held (team_id, id, epoch)
     where i.team_id = held.team_id and i.id = held.id and i.epoch = held.epoch
       and i.state in ('ready', 'sending', 'unknown')`,
    [
      held.map((intent) => intent.teamId),
      held.map((intent) => intent.id),
      held.map((intent) => intent.epoch),
    ],
    'extend-intent-leases',
  )
}

/**
 * Frees what a dead process held. Only where a lock proves that no other process works on this database: then what was
 * being sent is sent no more, and whether it got through can be asked at once.
 */
export async function releaseAllLeases(tx: Transaction): Promise<void> {
  await tx.query(
    `update outbox_intents set lease_until = null, due_at = least(due_at, parley_now()),
       state = case when state = 'sending' then 'unknown' else state end
     where state in ('sending', 'unknown') or (state = 'ready' and lease_until is not null)`,
  )
}

function toIntent(row: Row): ClaimedIntent {
  return {
    id: row.id,
    teamId: row.team_id,
    kind: row.kind,
    key: row.key,
    lane: row.lane,
    recipient: row.recipient,
    payload: row.payload,
    state: row.state,
    attempts: row.attempts,
    epoch: row.epoch,
    startedAt: row.started_at,
    createdAt: row.created_at,
    absentAt: row.absent_at ? new Date(row.absent_at) : null,
    startedAgoMs: row.started_ago_ms,
  }
}
