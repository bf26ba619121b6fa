import type { LiveBot } from '#bots/server/load-live-bot.ts'
import {
  findOpenConversation,
  insertConversation,
  resolveConversationRow,
} from '#conversations/server/store.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'

export interface FirstWord {
  /** Null when no bot answers the number: a person has to. */
  bot: LiveBot | null
  contactId: string
  numberId: string
  channel: 'sms' | 'voice' | 'chat'
  text: string
  now: Date
  isSample?: boolean
}

const closesAfterMs = 24 * 60 * 60 * 1000

/**
 * The talk a contact's word belongs to, its row locked: the one that is open, or a new one. One that has been silent
 * for a day is closed.
 */
export async function openConversation(
  tx: Transaction,
  inbound: FirstWord,
): Promise<{ id: string; handler: string }> {
  const botId = inbound.bot?.id ?? ''
  const open = await findOpenConversation(tx, inbound.contactId, botId)
  if (open && inbound.now.getTime() - open.lastMessageAt.getTime() < closesAfterMs) return open
  if (open) await resolveConversationRow(tx, open.id, 'silence')
  const id = newId('cnv', inbound.now.getTime())
  const isAnswered = inbound.bot?.status === 'active' && inbound.bot.config !== null
  const made = await insertConversation(tx, {
    id,
    botId,
    contactId: inbound.contactId,
    numberId: inbound.numberId,
    channel: inbound.channel,
    status: isAnswered ? 'pending' : 'open',
    handler: isAnswered ? 'bot' : 'none',
    subject: inbound.text.slice(0, 120),
    isSample: inbound.isSample ?? false,
    now: inbound.now,
  })
  // Another number of the same contact was first: its conversation is the one.
  if (!made) return (await findOpenConversation(tx, inbound.contactId, botId)) ?? { id, handler: 'none' }
  await appendFact(tx, {
    type: 'conversation.started',
    subjectId: id,
    payload: { conversationId: id, contactId: inbound.contactId, botId },
    nowMs: inbound.now.getTime(),
  })
  return { id, handler: isAnswered ? 'bot' : 'none' }
}
