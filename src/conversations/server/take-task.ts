import { nameContact } from '#contacts/server/name-contact.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import type { ToolEffect } from '#tools/ports.ts'

type TaskEffect = Extract<ToolEffect, { kind: 'task' }>

/** Keeps a message for the team as a task, in the turn's own transaction: what the bot says of it is then true. */
export async function takeTask(
  tx: Transaction,
  taken: { effect: TaskEffect; talk: Talk; turnId: string; now: Date },
): Promise<void> {
  const { effect, talk, now } = taken
  await tx.query(
    `insert into tasks (team_id, id, conversation_id, contact_id, turn_id, kind, name, phone, words, is_urgent, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.teamId, effect.taskId, talk.conversationId, talk.contact.id, taken.turnId, effect.task, effect.name ?? talk.contact.name,
      effect.phone ?? talk.contact.phone, effect.words, effect.isUrgent, now,
    ],
    'take-task',
  ) // biome-ignore format: the values in one glance
  if (effect.task === 'hand_over') await wantPerson(tx, talk.conversationId)
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

/** A person is wanted; the bot goes on answering until one has taken over. */
async function wantPerson(tx: Transaction, conversationId: string): Promise<void> {
  await tx.query(
    `update conversations set status = 'open' where team_id = $1 and id = $2 and status in ('pending', 'snoozed')`,
    [tx.teamId, conversationId],
    'want-person',
  )
}
