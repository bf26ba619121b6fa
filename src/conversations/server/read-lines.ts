import { joinTalk } from '#conversations/engine/join-talk.ts'
import type { TalkLine } from '#conversations/engine/talk.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { KeptToolCall } from '#tools/server/tool-calls.ts'

const historyLength = 40

interface LineRow {
  id: string
  seq: number
  role: 'contact' | 'bot' | 'person'
  text: string
  created_at: Date
}

/** The last lines of a talk up to a message, with the tool calls between them; what was never sent, or never heard, is left out. */
export async function readLines(
  tx: Transaction,
  of: { conversationId: string; upToSeq: number; calls: readonly KeptToolCall[] },
): Promise<TalkLine[]> {
  const rows = await tx.query<LineRow>(
    `select id, seq, role, coalesce(text_heard, text) as text, created_at from messages
     where team_id = $1 and conversation_id = $2 and seq <= $3 and kind = 'text' and role in ('contact', 'bot', 'person')
       and coalesce(delivery, '') <> 'canceled' and text_heard is distinct from ''
     order by seq desc limit ${historyLength}`,
    [tx.teamId, of.conversationId, of.upToSeq],
    'talk-lines',
  )
  const lines = rows.reverse().map(({ id, seq, role, text, created_at }) => ({
    kind: 'line' as const, role, text, at: created_at, messageId: id, seq,
  })) // biome-ignore format: one line
  return joinTalk(lines, of.calls)
}
