import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'

export interface NewMessage {
  /** Made before, where somebody had to name it earlier. */
  id?: string
  conversationId: string
  segmentId: string
  role: 'contact' | 'bot' | 'person' | 'system'
  kind?: 'text' | 'note' | 'event'
  text: string
  media?: { id: string; type: string; bytes: number }[]
  turnId?: string | null
  answer?: string | null
  delivery?: string | null
  /** Of a line that was cut short: what was heard of it. */
  textHeard?: string | null
  spoken?: { callId: string; startMs: number; endMs: number | null } | null
  now: Date
}

/** Adds a message at the end of its conversation; the conversation's row gives out the order. */
export async function appendMessage(
  tx: Transaction,
  message: NewMessage,
): Promise<{ messageId: string; seq: number }> {
  const messageId = message.id ?? newId('msg', message.now.getTime())
  const [row] = await tx.query<{ seq: number }>(
    `with conversation as (
       update conversations set last_seq = last_seq + 1, last_message_at = $11, last_line = $12, last_role = $4
       where team_id = $1 and id = $2 returning last_seq)
     insert into messages (team_id, conversation_id, segment_id, id, seq, role, kind, text, media, turn_id, answer, delivery, text_heard, spoken, created_at)
     select $1, $2, $3, $5, last_seq, $4, $6, $7, $8, $9, $10, $13, $14, $15, $11 from conversation
     returning seq`,
    [
      tx.teamId, message.conversationId, message.segmentId, message.role, messageId, message.kind ?? 'text',
      message.text, JSON.stringify(message.media ?? []), message.turnId ?? null, message.answer ?? null,
      message.now, message.text.slice(0, 160), message.delivery ?? null,
      message.textHeard ?? null, message.spoken ? JSON.stringify(message.spoken) : null,
    ],
    'append-message',
  ) // biome-ignore format: the values in one glance
  if (!row) throw new Error('A message was appended to a conversation that is not there.')
  return { messageId, seq: row.seq }
}
