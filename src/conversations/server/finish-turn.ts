import type { CompletionRecord } from '#completions/server/complete.ts'
import { saveCompletions } from '#completions/server/save-completions.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { isStillAsked, lockConversation, markAnswered } from '#conversations/server/answered-messages.ts'
import { appendMessage } from '#conversations/server/append-message.ts'
import { keepCollected } from '#conversations/server/keep-collected.ts'
import { oweText } from '#conversations/server/owe-text.ts'
import { holdLease, releaseLease, type TurnClaim } from '#conversations/server/store.ts'
import { takeTask } from '#conversations/server/take-task.ts'
import type { Thought } from '#conversations/server/think.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { keepToolCall } from '#tools/server/tool-calls.ts'

export interface ThoughtTurn extends Thought {
  turnId: string
  talk: Talk
}

export type TurnEnd = 'sending' | 'superseded' | 'lost'

/**
 * Writes the whole turn at once: answer, tool calls, tasks, completions and the intent that sends the answer. When the
 * contact has written again meanwhile, or asked for silence, nothing of it happens (`superseded`) but for the deeds that
 * were done, which stay in the talk; what still waits stays due.
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
  if (!(await isStillAsked(tx, talk))) return supersede(tx, claim, { turn, now })
  await markAnswered(tx, { ...talk, turnId })
  await keepRuns(tx, turn)
  const messageId = await keepAnswer(tx, turn, now)
  await applyEffects(tx, turn, now)
  await keepCollected(tx, turn, now)
  await endTurn(tx, turn, { state: 'sending', now })
  await oweText(tx, talk, { key: `turn:${turnId}`, body: turn.text, messageId, turnId, now })
  await releaseLease(tx, claim)
  await publishLive(tx, { topic: `conversation.${talk.conversationId}`, payload: { turnId } })
  return 'sending'
}

/** Ends a turn that was broken off because the contact wrote again or another node has the talk. */
export async function supersedeTurn(
  tx: Transaction,
  claim: TurnClaim,
  broken: { turnId: string; talk: Talk; now: Date },
): Promise<TurnEnd> {
  await lockConversation(tx, broken.talk.conversationId)
  if (!(await holdLease(tx, claim))) return 'lost'
  const nothing = { completions: [], claims: { replaced: [], backed: [] }, askedAt: [] }
  return supersede(tx, claim, { turn: { ...broken, ...nothing }, now: broken.now })
}

type Ending = Pick<ThoughtTurn, 'turnId' | 'claims' | 'askedAt'> & { completions: CompletionRecord[] }

async function supersede(
  tx: Transaction,
  claim: TurnClaim,
  ended: { turn: Ending; now: Date },
): Promise<'superseded'> {
  await endTurn(tx, ended.turn, { state: 'superseded', now: ended.now })
  await releaseLease(tx, claim)
  return 'superseded'
}

async function keepAnswer(tx: Transaction, { talk, text, turnId }: ThoughtTurn, now: Date): Promise<string> {
  const { conversationId, segmentId } = talk
  const answer = { conversationId, segmentId, role: 'bot' as const, text, turnId, delivery: 'queued', now }
  return (await appendMessage(tx, answer)).messageId
}

type Kept = Pick<ThoughtTurn, 'talk' | 'turnId' | 'runs'>

/** What was not kept while thinking: look-ups, refusals, and what acts on the talk itself. */
export async function keepRuns(tx: Transaction, { talk, turnId, runs }: Kept): Promise<void> {
  const { conversationId, coversSeq } = talk
  for (const [index, run] of runs.entries()) {
    if (!run.isKept) await keepToolCall(tx, run, { conversationId, turnId, coversSeq, position: index + 1 })
  }
}

/** What its tools do to the talk itself: tasks and texts. What they do to a call, the call's own session does. */
export async function applyEffects(tx: Transaction, { talk, turnId, runs }: Kept, now: Date): Promise<void> {
  for (const { effect } of runs) {
    if (effect?.kind === 'task') await takeTask(tx, { effect, talk, turnId, now })
    if (effect?.kind === 'text') {
      const { conversationId, segmentId } = talk
      const text = {
        conversationId,
        segmentId,
        role: 'bot' as const,
        text: effect.body,
        delivery: 'queued',
        now,
      }
      const { messageId } = await appendMessage(tx, text)
      await oweText(tx, talk, {
        key: `text:${effect.receiptId}`,
        body: effect.body,
        messageId,
        turnId: null,
        now,
      })
    }
  }
}

async function endTurn(
  tx: Transaction,
  turn: Pick<ThoughtTurn, 'turnId' | 'claims' | 'askedAt'>,
  end: { state: 'sending' | 'superseded'; now: Date },
): Promise<void> {
  await tx.query(
    `update turns set state = $3, claims = $4, asked_at = $5, ended_at = $6 where team_id = $1 and id = $2`,
    [tx.teamId, turn.turnId, end.state, JSON.stringify(turn.claims), JSON.stringify(turn.askedAt), end.now],
    'end-turn',
  )
}
