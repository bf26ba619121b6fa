import { showDelivery } from '#conversations/server/settle-reply.ts'
import type { Transaction } from '#platform/db/database.ts'
import { carrierErrorWords } from '#telephony/server/carrier-error.ts'
import { deliveryOf, statusRank } from '#telephony/server/message-status.ts'

/**
 * Brings a text's row to the highest of all statuses the carrier has told of it, and shows it on its message.
 * Statuses that came before the text itself wait for this. Does nothing for a text that is not stored yet.
 */
export async function applyStatuses(
  tx: Transaction,
  of: { connectionId: string; sid: string },
): Promise<void> {
  const told = await tx.query<{ status: string; error_code: number | null }>(
    'select status, error_code from sms_statuses where team_id = $1 and connection_id = $2 and sid = $3',
    [tx.teamId, of.connectionId, of.sid],
    'told-statuses',
  )
  const highest = told.reduce<(typeof told)[number] | null>(
    (best, next) => (best && statusRank(best.status) >= statusRank(next.status) ? best : next),
    null,
  )
  if (!highest) return
  const [leg] = await tx.query<{ message_id: string | null; conversation_id: string | null }>(
    `update sms_legs set status = $4, status_rank = $5, error_code = $6
     where team_id = $1 and connection_id = $2 and sid = $3 and status_rank < $5
     returning message_id, conversation_id`,
    [tx.teamId, of.connectionId, of.sid, highest.status, statusRank(highest.status), highest.error_code],
    'move-leg',
  )
  if (leg) await show(tx, leg, highest)
  else await showStored(tx, of)
}

/** The carrier's first answer may already have been the highest status: the message still says "queued". */
async function showStored(tx: Transaction, of: { connectionId: string; sid: string }): Promise<void> {
  const [leg] = await tx.query<{
    message_id: string | null
    conversation_id: string | null
    status: string
    error_code: number | null
  }>(
    `select message_id, conversation_id, status, error_code from sms_legs
     where team_id = $1 and connection_id = $2 and sid = $3`,
    [tx.teamId, of.connectionId, of.sid],
    'stored-leg',
  )
  if (leg) await show(tx, leg, leg)
}

async function show(
  tx: Transaction,
  leg: { message_id: string | null; conversation_id: string | null },
  told: { status: string; error_code: number | null },
): Promise<void> {
  if (!leg.message_id || !leg.conversation_id) return
  const state = deliveryOf(told.status)
  const isBad = state === 'failed' || state === 'undelivered'
  const of = { conversationId: leg.conversation_id, messageId: leg.message_id }
  await showDelivery(tx, of, { state, error: isBad ? carrierErrorWords(told.error_code) : null })
}
