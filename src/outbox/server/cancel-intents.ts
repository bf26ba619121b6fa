import type { IntentKind } from '#outbox/intents.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Takes back what is owed to a recipient and has not left yet. Returns the payloads' message ids, for their marks. */
export async function cancelReadyIntents(
  tx: Transaction,
  what: { kind: IntentKind; recipient: string; reason: string },
): Promise<string[]> {
  const rows = await tx.query<{ message_id: string | null }>(
    `update outbox_intents set state = 'canceled', error = $4, settled_at = parley_now(), lease_until = null
     where team_id = $1 and kind = $2 and recipient = $3 and state = 'ready' and payload->>'purpose' <> 'confirmation'
     returning payload->>'messageId' as message_id`,
    [tx.teamId, what.kind, what.recipient, what.reason],
    'cancel-ready-intents',
  )
  return rows.flatMap((row) => row.message_id ?? [])
}

/** How many deeds towards a recipient are on the wire at this moment: started, and not known to have ended. */
export async function countOnTheWire(tx: Transaction, kind: IntentKind, recipient: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from outbox_intents
     where team_id = $1 and kind = $2 and recipient = $3 and state = 'sending'`,
    [tx.teamId, kind, recipient],
    'count-on-the-wire',
  )
  return row?.count ?? 0
}
