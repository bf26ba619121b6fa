import { keepDue, turnsChannel } from '#conversations/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'

export type DeliveryState = 'held' | 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'canceled'

/** Shows on a message how its way out goes; `error` is in words a shop owner understands. */
export async function showDelivery(
  tx: Transaction,
  of: { conversationId: string; messageId: string },
  shown: { state: DeliveryState; error: string | null },
): Promise<void> {
  const { state, error } = shown
  await tx.query(
    'update messages set delivery = $3, delivery_error = $4 where team_id = $1 and id = $2',
    [tx.teamId, of.messageId, state, error],
    'show-delivery',
  )
  await publishLive(tx, { topic: `conversation.${of.conversationId}`, payload: { delivery: state } })
}

export async function endSending(
  tx: Transaction,
  turnId: string,
  state: 'done' | 'failed' | 'superseded',
): Promise<void> {
  await tx.query(
    `update turns set state = $3 where team_id = $1 and id = $2 and state = 'sending'`,
    [tx.teamId, turnId, state],
    'end-sending',
  )
}

/** The answer was taken back because the contact wrote again: all its texts wait anew, for one answer to all. */
export async function reopenTurn(
  tx: Transaction,
  of: { conversationId: string; turnId: string },
): Promise<void> {
  await tx.query(
    `update messages set answer = null, turn_id = null
     where team_id = $1 and conversation_id = $2 and turn_id = $3 and role = 'contact'`,
    [tx.teamId, of.conversationId, of.turnId],
    'reopen-turn',
  )
  await keepDue(tx, of.conversationId)
  tx.wake(turnsChannel)
}

/** Whether the contact has written something this answer has not seen, with the conversation's row locked. */
export async function isOutdated(
  tx: Transaction,
  reply: { conversationId: string; coversSeq: number },
): Promise<{ isOutdated: boolean; handler: string }> {
  const [row] = await tx.query<{ handler: string; newer: boolean }>(
    `select v.handler, exists (
       select 1 from messages m where m.team_id = v.team_id and m.conversation_id = v.id
         and m.role = 'contact' and m.seq > $3 and m.answer is null) as newer
     from conversations v where v.team_id = $1 and v.id = $2 for update of v`,
    [tx.teamId, reply.conversationId, reply.coversSeq],
    'is-outdated',
  )
  return { isOutdated: row?.newer ?? false, handler: row?.handler ?? 'none' }
}
