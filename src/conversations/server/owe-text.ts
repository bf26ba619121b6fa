import type { Talk } from '#conversations/engine/talk.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import type { Transaction } from '#platform/db/database.ts'

/** Writes the intent that sends words of the bot to the contact of its talk. */
export async function oweText(
  tx: Transaction,
  talk: Talk,
  text: { key: string; body: string; messageId: string; turnId: string | null; now: Date },
): Promise<void> {
  const { key, body, messageId, turnId, now } = text
  const to = talk.contact.phone ?? ''
  await writeIntent(tx, {
    kind: 'message.send',
    key,
    lane: talk.conversationId,
    recipient: to,
    nowMs: now.getTime(),
    payload: {
      numberId: talk.numberId ?? '',
      to,
      body,
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
