import type { CompletionRecord } from '#completions/server/complete.ts'
import { saveCompletions } from '#completions/server/save-completions.ts'
import type { TurnTimings } from '#conversations/contract.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { appendMessage } from '#conversations/server/append-message.ts'
import { applyEffects, keepRuns } from '#conversations/server/finish-turn.ts'
import { keepCollected } from '#conversations/server/keep-collected.ts'
import type { Thought } from '#conversations/server/think.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'

/** One line of a call, with its place in the sound. */
export interface SpokenLineToKeep {
  id: string
  role: 'contact' | 'bot'
  text: string
  turnId: string | null
  /** Set where the bot was cut short. */
  heard: string | null
  spoken: { callId: string; startMs: number; endMs: number | null }
  now: Date
}

/** Adds a spoken line to its conversation, once: a line kept before is left as it is. Gives its place. */
export async function keepSpokenLine(
  tx: Transaction,
  of: Pick<Talk, 'conversationId' | 'segmentId'>,
  line: SpokenLineToKeep,
): Promise<{ seq: number }> {
  const [known] = await tx.query<{ seq: number }>(
    'select seq from messages where team_id = $1 and id = $2',
    [tx.teamId, line.id],
    'find-spoken-line',
  )
  if (known) return known
  const { conversationId, segmentId } = of
  const { id, role, text, turnId, spoken, now } = line
  const { seq } = await appendMessage(tx, {
    ...{ conversationId, segmentId, id, role, text, turnId, spoken, now },
    textHeard: line.heard,
    answer: role === 'contact' ? 'spoken' : null,
  })
  await tx.query(
    'update segments set last_at = $3 where team_id = $1 and id = $2',
    [tx.teamId, segmentId, now],
    'touch-segment',
  )
  // A call begins without words: the contact's first ones say what it is about.
  if (role === 'contact')
    await tx.query(
      `update conversations set subject = $3 where team_id = $1 and id = $2 and subject = ''`,
      [tx.teamId, conversationId, text.slice(0, 120)],
      'name-conversation',
    )
  await publishLive(tx, { topic: `conversation.${conversationId}`, payload: { seq } })
  return { seq }
}

/** What turned out later about a line of the bot: how much of it was heard, and when it was over. */
export async function keepHeard(
  tx: Transaction,
  line: { conversationId: string; messageId: string; heard: string | null; endMs: number },
): Promise<void> {
  await tx.query(
    `update messages set text_heard = coalesce($3, text_heard), spoken = spoken || jsonb_build_object('endMs', $4::int)
     where team_id = $1 and id = $2`,
    [tx.teamId, line.messageId, line.heard, Math.round(line.endMs)],
    'keep-heard',
  )
  await publishLive(tx, {
    topic: `conversation.${line.conversationId}`,
    payload: { messageId: line.messageId },
  })
}

/** The row of a turn that begins, before anything of it is said. */
export async function beginSpokenTurn(
  tx: Transaction,
  turn: { turnId: string; talk: Talk; coversSeq: number; epoch: number; startedAt: Date },
): Promise<void> {
  const { talk } = turn
  await tx.query(
    `insert into turns (team_id, id, conversation_id, segment_id, covers_seq, bot_version_id, profile_version, state,
       epoch, started_at, contact)
     values ($1, $2, $3, $4, $5, $6, $7, 'thinking', $8, $9, $10) on conflict do nothing`,
    [
      tx.teamId, turn.turnId, talk.conversationId, talk.segmentId, turn.coversSeq, talk.bot.versionId,
      talk.profileVersion, turn.epoch, turn.startedAt, JSON.stringify(talk.contact),
    ],
    'begin-spoken-turn',
  ) // biome-ignore format: the values in one glance
}

export interface SpokenTurnEnd {
  turnId: string
  talk: Talk
  /** What was thought; null for a turn that was broken off before it had an answer. */
  thought: Thought | null
  completions: readonly CompletionRecord[]
  state: 'done' | 'superseded' | 'failed'
  timings: TurnTimings
  now: Date
}

/** Writes down how a turn of a call went: what was asked of models, what tools did, what it collected. Once. */
export async function finishSpokenTurn(tx: Transaction, end: SpokenTurnEnd): Promise<void> {
  const { talk, thought, turnId, now } = end
  const [open] = await tx.query<{ covers_seq: number }>(
    `update turns set state = $3, claims = $4, asked_at = $5, ended_at = $6, timings = $7
     where team_id = $1 and id = $2 and state = 'thinking' returning covers_seq`,
    [
      tx.teamId, turnId, end.state, JSON.stringify(thought?.claims ?? { replaced: [], backed: [] }),
      JSON.stringify(thought?.askedAt ?? []), now, JSON.stringify(end.timings),
    ],
    'finish-spoken-turn',
  ) // biome-ignore format: the values in one glance
  if (!open) return
  await saveCompletions(tx, end.completions, { conversationId: talk.conversationId, turnId })
  if (!thought) return
  const turn = { ...thought, turnId, talk: { ...talk, coversSeq: open.covers_seq } }
  await keepRuns(tx, turn)
  await applyEffects(tx, turn, now)
  await keepCollected(tx, turn, now)
  await publishLive(tx, { topic: `conversation.${talk.conversationId}`, payload: { turnId } })
}

/** What is learned of a turn's sound after it was written down. */
export async function keepTimings(
  tx: Transaction,
  turn: { turnId: string; timings: Partial<TurnTimings> },
): Promise<void> {
  await tx.query(
    `update turns set timings = coalesce(timings, '{}'::jsonb) || $3::jsonb where team_id = $1 and id = $2`,
    [tx.teamId, turn.turnId, JSON.stringify(turn.timings)],
    'keep-timings',
  )
}
