import type { CompletionRecord } from '#completions/server/complete.ts'
import { saveCompletions } from '#completions/server/save-completions.ts'
import type { Talk, ToolLine } from '#conversations/engine/talk.ts'
import { appendMessage } from '#conversations/server/append-message.ts'
import { holdLease, releaseLease, type TurnClaim } from '#conversations/server/store.ts'
import { takeTask } from '#conversations/server/take-task.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import type { ToolEffect } from '#tools/catalogue.ts'

export interface ThoughtTurn {
  turnId: string
  talk: Talk
  text: string
  steps: ToolLine[]
  effects: ToolEffect[]
  completions: CompletionRecord[]
}

export type TurnEnd = 'sending' | 'superseded' | 'lost'

/**
 * Writes the whole turn at once: answer, tasks, completions and the intent that sends the answer. When the contact has
 * written again meanwhile, or asked for silence, nothing of it happens (`superseded`); what still waits stays due.
 */
export async function finishTurn(
  tx: Transaction,
  claim: TurnClaim,
  thought: { turn: ThoughtTurn; now: Date },
): Promise<TurnEnd> {
  const { turn, now } = thought
  const { talk, turnId } = turn
  // Conversation before lease, the order in which an arriving text takes them.
  await lockConversation(tx, talk.conversationId)
  if (!(await holdLease(tx, claim))) return 'lost'
  await saveCompletions(tx, turn.completions, { conversationId: talk.conversationId, turnId })
  if (!(await isStillAsked(tx, talk))) {
    await endTurn(tx, turn, { state: 'superseded', now })
    await releaseLease(tx, claim)
    return 'superseded'
  }
  await tx.query(
    `update messages set answer = 'answered', turn_id = $3
     where team_id = $1 and conversation_id = $2 and role = 'contact' and answer is null and seq <= $4`,
    [tx.teamId, talk.conversationId, turnId, talk.coversSeq],
    'mark-answered',
  )
  const { messageId } = await appendMessage(tx, {
    conversationId: talk.conversationId,
    segmentId: talk.segmentId,
    role: 'bot',
    text: turn.text,
    turnId,
    delivery: 'queued',
    now,
  })
  for (const effect of turn.effects) await takeTask(tx, { effect, talk, turnId, now })
  await endTurn(tx, turn, { state: 'sending', now })
  await oweAnswer(tx, turn, { messageId, now })
  await releaseLease(tx, claim)
  await publishLive(tx, { topic: `conversation.${talk.conversationId}`, payload: { turnId } })
  return 'sending'
}

/** A text arriving now comes after this answer, or has made it stale already. */
async function lockConversation(tx: Transaction, conversationId: string): Promise<void> {
  await tx.query(
    'select 1 from conversations where team_id = $1 and id = $2 for update',
    [tx.teamId, conversationId],
    'lock-conversation',
  )
}

/** Whether what this answer covers still waits for it, and nothing newer does. */
async function isStillAsked(tx: Transaction, talk: Talk): Promise<boolean> {
  const [row] = await tx.query<{ last: number | null }>(
    `select max(seq) as last from messages
     where team_id = $1 and conversation_id = $2 and role = 'contact' and answer is null`,
    [tx.teamId, talk.conversationId],
    'last-waiting',
  )
  return row?.last === talk.coversSeq
}

async function endTurn(
  tx: Transaction,
  turn: ThoughtTurn,
  end: { state: 'sending' | 'superseded'; now: Date },
): Promise<void> {
  const { state, now } = end
  await tx.query(
    'update turns set state = $3, steps = $4, ended_at = $5 where team_id = $1 and id = $2',
    [tx.teamId, turn.turnId, state, JSON.stringify(state === 'sending' ? turn.steps : []), now],
    'end-turn',
  )
}

async function oweAnswer(
  tx: Transaction,
  turn: ThoughtTurn,
  as: { messageId: string; now: Date },
): Promise<void> {
  const { talk, turnId } = turn
  const { messageId, now } = as
  await writeIntent(tx, {
    kind: 'message.send',
    key: `turn:${turnId}`,
    lane: talk.conversationId,
    recipient: talk.contact.phone ?? '',
    nowMs: now.getTime(),
    payload: {
      numberId: talk.numberId ?? '',
      to: talk.contact.phone ?? '',
      body: turn.text,
      mediaUrls: [],
      purpose: 'reply',
      conversationId: talk.conversationId,
      messageId,
      turnId,
      coversSeq: talk.coversSeq,
      taskId: null,
    },
  })
}
