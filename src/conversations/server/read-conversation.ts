import type { CollectedItem, ConversationDetail, MessageItem, TurnItem } from '#conversations/contract.ts'
import {
  type ConversationRow,
  conversationColumns,
  conversationSource,
  presentConversation,
} from '#conversations/server/read-conversations.ts'
import { readStrips } from '#conversations/server/read-strips.ts'
import { readTasksOf } from '#conversations/server/read-tasks.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'
import { type KeptToolCall, loadToolCalls } from '#tools/server/tool-calls.ts'

/** A call of two hours is shown whole; a conversation of years begins with what was said last. */
const mostMessages = { newest: 2_000, all: 20_000 }

/** One conversation with its words, what answered them, and why. Throws NotFound. */
export async function readConversation(
  tx: Transaction,
  id: string,
  which: keyof typeof mostMessages = 'newest',
): Promise<ConversationDetail> {
  const [row] = await tx.query<ConversationRow>(
    `select ${conversationColumns} from ${conversationSource} where v.team_id = $1 and v.id = $2`,
    [tx.teamId, id],
  )
  if (!row) throw new NotFound('This conversation')
  const strips = await readStrips(tx, [id])
  const most = mostMessages[which]
  const turns = await readTurns(tx, id, most)
  const messages = await readMessages(tx, id, most + 1)
  return {
    ...presentConversation(row, strips.get(id) ?? []),
    number: row.number_id && row.number_phone ? { id: row.number_id, phone: row.number_phone } : null,
    botVersion: turns.at(-1)?.botVersion ?? null,
    messages: messages.slice(-most),
    isWhole: messages.length <= most,
    turns,
    tasks: await readTasksOf(tx, id),
    collected: await readCollected(tx, id),
    earlier: await readEarlier(tx, row),
  }
}

async function readMessages(tx: Transaction, conversationId: string, most: number): Promise<MessageItem[]> {
  const rows = await tx.query<{
    id: string
    seq: number
    role: MessageItem['role']
    kind: MessageItem['kind']
    text: string
    text_heard: string | null
    spoken: MessageItem['spoken']
    media: MessageItem['media']
    turn_id: string | null
    answer: string | null
    delivery: MessageItem['delivery']
    delivery_error: string | null
    created_at: Date
    is_allowed: boolean | null
    rule: string | null
    reason: string | null
    until: Date | null
    decided_at: Date | null
  }>(
    `select m.id, m.seq, m.role, m.kind, m.text, m.text_heard, m.spoken, m.media, m.turn_id, m.answer, m.delivery, m.delivery_error, m.created_at,
       d.is_allowed, d.rule, d.reason, d.until, d.created_at as decided_at
     from (select * from messages where team_id = $1 and conversation_id = $2 order by seq desc limit $3) m
     left join lateral (
       select d.* from outbox_intents i
       join outbox_decisions d on d.team_id = i.team_id and d.intent_id = i.id
       where i.team_id = m.team_id and i.kind = 'message.send' and i.key = 'turn:' || m.turn_id and m.role = 'bot'
       order by d.id desc limit 1) d on true
     order by m.seq`,
    [tx.teamId, conversationId, most],
  )
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    role: row.role,
    kind: row.kind,
    text: row.text,
    heard: row.text_heard,
    spoken: row.spoken,
    media: row.media,
    turnId: row.turn_id,
    answer: row.answer,
    delivery: row.delivery,
    deliveryError: row.delivery_error,
    decision:
      row.is_allowed === null
        ? null
        : {
            isAllowed: row.is_allowed,
            rule: row.rule ?? '',
            reason: row.reason ?? '',
            until: row.until?.toISOString() ?? null,
            at: (row.decided_at ?? row.created_at).toISOString(),
          },
    createdAt: row.created_at.toISOString(),
  }))
}

async function readTurns(tx: Transaction, conversationId: string, most: number): Promise<TurnItem[]> {
  const rows = await tx.query<{
    id: string
    state: TurnItem['state']
    covers_seq: number
    number: number | null
    profile_version: number
    claims: TurnItem['claims']
    timings: TurnItem['timings']
    started_at: Date
    ended_at: Date | null
    completion_id: string | null
    engine: string | null
    output: { providerMetadata?: { parley?: { trace?: { facts?: TurnItem['facts'] } } } } | null
  }>(
    `select t.id, t.state, t.covers_seq, v.number, t.profile_version, t.claims, t.timings, t.started_at, t.ended_at,
       c.id as completion_id, c.engine, c.output
     from (select * from turns where team_id = $1 and conversation_id = $2 order by id desc limit $3) t
     left join bot_versions v on v.team_id = t.team_id and v.id = t.bot_version_id
     left join lateral (
       select id, engine, output from completions
       where team_id = t.team_id and turn_id = t.id and status = 'succeeded' order by id desc limit 1) c on true
     order by t.id`,
    [tx.teamId, conversationId, most],
  )
  const calls = Map.groupBy(await loadToolCalls(tx, conversationId), ({ turnId }) => turnId)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    coversSeq: row.covers_seq,
    botVersion: row.number,
    profileVersion: row.profile_version,
    timings: row.timings,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    tools: (calls.get(row.id) ?? []).map(presentCall),
    claims: row.claims,
    facts: row.output?.providerMetadata?.parley?.trace?.facts ?? [],
    completionId: row.completion_id,
    engine: row.engine,
  }))
}

function presentCall({
  name,
  arguments: given,
  result,
  receiptId,
  status,
  durationMs,
}: KeptToolCall): TurnItem['tools'][number] {
  return { name, arguments: given, result, receiptId, status, durationMs }
}

async function readCollected(tx: Transaction, conversationId: string): Promise<CollectedItem[]> {
  const rows = await tx.query<
    Omit<CollectedItem, 'messageId' | 'updatedAt'> & { message_id: string | null; updated_at: Date }
  >(
    `select key, value, words, message_id, source, confidence, updated_at from collected_values
     where team_id = $1 and conversation_id = $2 order by updated_at, key`,
    [tx.teamId, conversationId],
  )
  return rows.map(({ message_id, updated_at, ...row }) => ({
    ...row,
    messageId: message_id,
    updatedAt: updated_at.toISOString(),
  }))
}

async function readEarlier(tx: Transaction, row: ConversationRow): Promise<ConversationDetail['earlier']> {
  const earlier = await tx.query<{ id: string; subject: string; last_message_at: Date }>(
    `select id, subject, last_message_at from conversations
     where team_id = $1 and contact_id = $2 and id <> $3 order by last_message_at desc limit 10`,
    [tx.teamId, row.contact_id, row.id],
  )
  return earlier.map((talk) => ({
    id: talk.id,
    subject: talk.subject,
    lastMessageAt: talk.last_message_at.toISOString(),
  }))
}
