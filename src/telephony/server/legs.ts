import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { InboundMessage } from '#telephony/ports.ts'
import { statusRank } from '#telephony/server/message-status.ts'

/** Stores a text that came in. Null when this carrier's text is stored already. */
export async function keepInboundLeg(
  tx: Transaction,
  leg: { message: InboundMessage; numberId: string; now: Date },
): Promise<string | null> {
  const { message } = leg
  const [row] = await tx.query<{ id: string }>(
    `insert into sms_legs (team_id, id, connection_id, direction, sid, number_id, ours, theirs, body, media, segments,
       status, status_rank, purpose, carrier_at, media_state)
     values ($1, $2, $3, 'inbound', $4, $5, $6, $7, $8, $9, $10, 'received', ${statusRank('received')}, 'contact', $11, $12)
     on conflict (connection_id, sid) do nothing returning id`,
    [
      tx.teamId, newId('leg', leg.now.getTime()), message.connectionId, message.sid, leg.numberId, message.to,
      message.from, message.body, JSON.stringify(message.media), message.segments, message.receivedAt, message.media.length > 0 ? 'waiting' : null,
    ],
    'keep-inbound-leg',
  ) // biome-ignore format: the values in one glance
  return row?.id ?? null
}

export async function attachInboundLeg(
  tx: Transaction,
  leg: { legId: string; messageId: string; conversationId: string },
): Promise<void> {
  await tx.query(
    'update sms_legs set message_id = $3, conversation_id = $4 where team_id = $1 and id = $2',
    [tx.teamId, leg.legId, leg.messageId, leg.conversationId],
    'attach-inbound-leg',
  )
}

export interface OutboundLeg {
  connectionId: string
  sid: string
  numberId: string
  ours: string
  theirs: string
  body: string
  segments: number
  messageId: string | null
  intentId: string | null
  conversationId: string | null
  status: string
  purpose: string
  now: Date
}

/** Stores a text of ours that a carrier took. A status that came before the carrier's own answer may have made it. */
export async function keepOutboundLeg(tx: Transaction, leg: OutboundLeg): Promise<void> {
  await tx.query(
    `insert into sms_legs (team_id, id, connection_id, direction, sid, number_id, ours, theirs, body, segments,
       message_id, intent_id, conversation_id, status, status_rank, purpose, carrier_at)
     values ($1, $2, $3, 'outbound', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (connection_id, sid) do nothing`,
    [
      tx.teamId, newId('leg', leg.now.getTime()), leg.connectionId, leg.sid, leg.numberId, leg.ours, leg.theirs, leg.body,
      leg.segments, leg.messageId, leg.intentId, leg.conversationId, leg.status, statusRank(leg.status), leg.purpose,
      leg.now,
    ],
    'keep-outbound-leg',
  ) // biome-ignore format: the values in one glance
}
