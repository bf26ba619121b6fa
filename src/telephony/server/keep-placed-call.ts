import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { callStatusRank } from '#telephony/server/call-status.ts'
import { lockSid } from '#telephony/server/lock-sid.ts'
import { settleCall } from '#telephony/server/settle-call.ts'

export interface PlacedCall {
  intentId: string
  connectionId: string
  sid: string
  status: string
  numberId: string
  ours: string
  theirs: string
  contactId: string
  now: Date
}

/** Stores a call the carrier took from us; a callback that was faster may have made its row, or waits for it. */
export async function keepPlacedCall(tx: Transaction, call: PlacedCall): Promise<void> {
  await lockSid(tx, call)
  await tx.query(
    `insert into calls (team_id, id, connection_id, sid, direction, number_id, ours, theirs, contact_id, intent_id, status,
       status_rank, started_at)
     values ($1, $2, $3, $4, 'outbound', $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (connection_id, sid) do update set intent_id = coalesce(calls.intent_id, excluded.intent_id),
       contact_id = coalesce(calls.contact_id, excluded.contact_id)`,
    [
      tx.teamId, newId('call', call.now.getTime()), call.connectionId, call.sid, call.numberId, call.ours, call.theirs,
      call.contactId, call.intentId, call.status, Math.max(0, callStatusRank(call.status)), call.now,
    ],
    'keep-placed-call',
  ) // biome-ignore format: the values in one glance
  await settleCall(tx, call)
}

/** What a call of ours is about, as whoever asked for it put it; '' for one that came in. */
export async function readAbout(tx: Transaction, callId: string): Promise<string> {
  const [row] = await tx.query<{ about: string | null }>(
    `select i.payload ->> 'about' as about from calls c
     join outbox_intents i on i.team_id = c.team_id and i.id = c.intent_id
     where c.team_id = $1 and c.id = $2`,
    [tx.teamId, callId],
    'about-call',
  )
  return row?.about ?? ''
}
