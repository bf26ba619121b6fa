import type { Transaction } from '#platform/db/database.ts'

/** Notes on every waiting text of a conversation why nobody will answer it. */
export async function leaveUnanswered(
  tx: Transaction,
  conversationId: string,
  reason: string,
): Promise<void> {
  await tx.query(
    `update messages set answer = $3
     where team_id = $1 and conversation_id = $2 and role = 'contact' and answer is null`,
    [tx.teamId, conversationId, reason],
    'leave-unanswered',
  )
}
