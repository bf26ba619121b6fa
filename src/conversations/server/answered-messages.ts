import type { Transaction } from '#platform/db/database.ts'

/** A text arriving from now on comes after what is being done, or has made it stale already. */
export async function lockConversation(tx: Transaction, conversationId: string): Promise<void> {
  await tx.query(
    'select 1 from conversations where team_id = $1 and id = $2 for update',
    [tx.teamId, conversationId],
    'lock-conversation',
  )
}

/** Whether what an answer covers still waits for it, and nothing newer does. */
export async function isStillAsked(
  tx: Transaction,
  answer: { conversationId: string; coversSeq: number },
): Promise<boolean> {
  const [row] = await tx.query<{ last: number | null }>(
    `select max(seq) as last from messages
     where team_id = $1 and conversation_id = $2 and role = 'contact' and answer is null`,
    [tx.teamId, answer.conversationId],
    'last-waiting',
  )
  return row?.last === answer.coversSeq
}

export async function markAnswered(
  tx: Transaction,
  answer: { conversationId: string; coversSeq: number; turnId: string },
): Promise<void> {
  await tx.query(
    `update messages set answer = 'answered', turn_id = $3
     where team_id = $1 and conversation_id = $2 and role = 'contact' and answer is null and seq <= $4`,
    [tx.teamId, answer.conversationId, answer.turnId, answer.coversSeq],
    'mark-answered',
  )
}
