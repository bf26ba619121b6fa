import { type LiveBot, loadLiveBot } from '#bots/server/load-live-bot.ts'
import { appendMessage } from '#conversations/server/append-message.ts'
import { continueSegment } from '#conversations/server/continue-segment.ts'
import { findOpenConversation, insertConversation } from '#conversations/server/store.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'

export interface OwnText {
  contactId: string
  /** Whose talk it belongs to: the bot that will read the answer. */
  botId: string
  numberId: string
  text: string
  now: Date
}

/**
 * Puts a text of ours that answers nothing into the contact's talk with a bot, or into a new one where none is open, so
 * that whatever they reply is read together with it. Sending it is the caller's: it owes the intent.
 */
export async function writeToContact(
  tx: Transaction,
  own: OwnText,
): Promise<{ conversationId: string; messageId: string }> {
  const { now, text } = own
  const bot = own.botId ? await loadLiveBot(tx, own.botId) : null
  const open = await findOpenConversation(tx, own.contactId, own.botId)
  const conversationId = open?.id ?? (await begin(tx, own, bot))
  const segmentId = await continueSegment(tx, {
    conversationId,
    channel: 'sms',
    versionId: bot?.versionId ?? null,
    now,
  })
  const message = { conversationId, segmentId, role: 'bot' as const, text, delivery: 'queued', now }
  const { messageId, seq } = await appendMessage(tx, message)
  await publishLive(tx, { topic: `conversation.${conversationId}`, payload: { seq } })
  return { conversationId, messageId }
}

async function begin(tx: Transaction, own: OwnText, bot: LiveBot | null): Promise<string> {
  const { contactId, botId, numberId, now, text } = own
  const id = newId('cnv', now.getTime())
  const isAnswered = bot?.status === 'active' && bot.config !== null
  const made = await insertConversation(tx, {
    id,
    botId,
    contactId,
    numberId,
    channel: 'sms',
    status: isAnswered ? 'pending' : 'open',
    handler: isAnswered ? 'bot' : 'none',
    subject: text.slice(0, 120),
    isSample: false,
    now,
  })
  // A text of theirs was first, at this very moment.
  if (!made) return (await findOpenConversation(tx, contactId, botId))?.id ?? id
  await appendFact(tx, {
    type: 'conversation.started',
    subjectId: id,
    payload: { conversationId: id, contactId, botId },
    nowMs: now.getTime(),
  })
  return id
}
