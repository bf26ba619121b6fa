import type { IntentKind } from '#outbox/intents.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Takes back what is owed to a recipient and has not left yet. Returns the payloads' message ids, for their marks. */
export async function cancelReadyIntents(
  tx: Transaction,
  what: { kind: IntentKind; recipient: string; reason: string },
): Promise<string[]> {
  const rows = await tx.query<{ message_id: string | null }>(
    `update outbox_intents set state = 'canceled', error = $4, settled_at = parley_now(), lease_until = null
     where team_id = $1 and kind = $2 and recipient = $3 and state = 'ready'
     returning payload->>'messageId' as message_id`,
    [tx.teamId, what.kind, what.recipient, what.reason],
    'cancel-ready-intents',
  )
  return rows.flatMap((row) => row.message_id ?? [])
}

/** Takes back one deed of a lane; false where it has left, or there is none. */
export async function cancelReadyIntent(
  tx: Transaction,
  what: { id: string; kind: IntentKind; lane: string; reason: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update outbox_intents set state = 'canceled', error = $5, settled_at = parley_now(), lease_until = null
     where team_id = $1 and id = $2 and kind = $3 and lane = $4 and state = 'ready' returning id`,
    [tx.teamId, what.id, what.kind, what.lane, what.reason],
    'cancel-ready-intent',
  )
  return rows.length > 0
}

/** How many deeds towards a recipient may be on the wire at this moment: started, and not known to have ended. */
export async function countOnTheWire(tx: Transaction, kind: IntentKind, recipient: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from outbox_intents
     where team_id = $1 and kind = $2 and recipient = $3 and state in ('sending', 'unknown')`,
    [tx.teamId, kind, recipient],
    'count-on-the-wire',
  )
  return row?.count ?? 0
}

/**
 * Takes back what a lane owes and has not sent yet; `isOnTheWire` says that something of the lane has left and is not
 * known to have ended. The caller keeps the gate out meanwhile, by a lock that its `check` takes too.
 */
export async function clearLane(
  tx: Transaction,
  lane: string,
  reason: string,
): Promise<{ canceled: { messageId: string | null; turnId: string | null }[]; isOnTheWire: boolean }> {
  const rows = await tx.query<{ state: string; messageId: string | null; turnId: string | null }>(
    `with canceled as (
       update outbox_intents set state = 'canceled', error = $3, settled_at = parley_now(), lease_until = null
       where team_id = $1 and lane = $2 and state = 'ready' returning payload)
     select 'canceled' as state, payload->>'messageId' as "messageId", payload->>'turnId' as "turnId" from canceled
     union all
     select state, null, null from outbox_intents
     where team_id = $1 and lane = $2 and state in ('sending', 'unknown')`,
    [tx.teamId, lane, reason],
    'clear-lane',
  )
  return {
    canceled: rows.filter((row) => row.state === 'canceled'),
    isOnTheWire: rows.some((row) => row.state !== 'canceled'),
  }
}
