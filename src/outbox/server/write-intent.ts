import { newId } from '#kit/ids.ts'
import type { IntentKind, IntentPayloads } from '#outbox/intents.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Woken whenever a deed is owed. */
export const outboxChannel = 'outbox'

export interface NewIntent<Kind extends IntentKind> {
  kind: Kind
  /** What the deed is for. A second intent of the same kind and key is the same deed and is not written again. */
  key: string
  lane: string
  recipient: string
  payload: IntentPayloads[Kind]
  nowMs: number
  /** Not before; default at once. */
  dueAt?: Date
}

/** Owes a deed to the outside, in the caller's transaction. Returns the intent's id, the old one for a known key. */
export async function writeIntent<Kind extends IntentKind>(
  tx: Transaction,
  intent: NewIntent<Kind>,
): Promise<string> {
  const id = newId('int', intent.nowMs)
  const dueAt = intent.dueAt ?? new Date(intent.nowMs)
  const rows = await tx.query<{ id: string }>(
    `insert into outbox_intents (team_id, id, kind, key, lane, recipient, payload, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (team_id, kind, key) do update set key = excluded.key
     returning id`,
    [tx.teamId, id, intent.kind, intent.key, intent.lane, intent.recipient, intent.payload, dueAt],
    'write-intent',
  )
  tx.wake(outboxChannel)
  return rows[0]?.id ?? id
}
