import { nameContact } from '#contacts/server/name-contact.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import type { TakeMessageEffect } from '#tools/catalogue.ts'

/** Keeps a message for the team as a task, in the turn's own transaction: what the bot says of it is then true. */
export async function takeTask(
  tx: Transaction,
  taken: { effect: TakeMessageEffect; talk: Talk; turnId: string; now: Date },
): Promise<void> {
  const { effect, talk, now } = taken
  await tx.query(
    `insert into tasks (team_id, id, conversation_id, contact_id, turn_id, name, phone, words, is_urgent, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.teamId, effect.taskId, talk.conversationId, talk.contact.id, taken.turnId, effect.name ?? talk.contact.name,
      effect.phone ?? talk.contact.phone, effect.words, effect.isUrgent, now,
    ],
    'take-task',
  ) // biome-ignore format: the values in one glance
  if (effect.name) await nameContact(tx, { contactId: talk.contact.id, name: effect.name })
  await appendFact(tx, {
    type: 'task.taken',
    subjectId: effect.taskId,
    payload: {
      taskId: effect.taskId,
      conversationId: talk.conversationId,
      contactId: talk.contact.id,
      isUrgent: effect.isUrgent,
    },
    nowMs: now.getTime(),
  })
  await publishLive(tx, { topic: `task.${effect.taskId}`, payload: { state: 'open' } })
}
