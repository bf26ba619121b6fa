import type { Transaction } from '#platform/db/database.ts'

export interface WebhookEvent {
  /** Told twice, it is kept once. */
  key: string
  source: 'webhook' | 'recording'
  name: string
  detail: Record<string, unknown>
  /** As the carrier dates it: by whole seconds, cut off. */
  at: Date | null
  now: Date
}

/** Writes down on a call what its carrier told of it, with nothing that was not told. */
export async function keepWebhookEvent(
  tx: Transaction,
  call: { id: string; started_at: Date; answered_at: Date | null },
  event: WebhookEvent,
): Promise<void> {
  const beganMs = (call.answered_at ?? call.started_at).getTime()
  // It happened within the second the carrier names, and before we heard of it.
  const atMs = Math.min(event.now.getTime(), event.at ? event.at.getTime() + 999 : event.now.getTime())
  const told = Object.entries(event.detail).filter(([, value]) => value !== null)
  await tx.query(
    `insert into call_events (team_id, id, call_id, at_ms, source, name, detail) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [
      tx.teamId,
      `evt_${event.key.replaceAll(' ', '_')}`,
      call.id,
      Math.max(0, atMs - beganMs),
      event.source,
      event.name,
      JSON.stringify(Object.fromEntries(told)),
    ],
    'keep-webhook-event',
  )
}
