import { nameContact } from '#contacts/server/name-contact.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { ToolRun } from '#tools/ports.ts'

/** Keeps what the contact told, each value with the words it came from; the newest of a kind counts. */
export async function keepCollected(
  tx: Transaction,
  turn: { turnId: string; talk: Talk; runs: readonly ToolRun[] },
  now: Date,
): Promise<void> {
  const { contact } = turn.talk
  for (const value of turn.runs.flatMap((run) => run.collected)) {
    if (value.key === 'name' && value.value !== null && value.source === 'said' && contact.name === null)
      await nameContact(tx, { contactId: contact.id, name: value.value })
    await tx.query(
      `insert into collected_values as c (team_id, conversation_id, key, value, words, message_id, turn_id, source, confidence, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (team_id, conversation_id, key) do update set value = excluded.value, words = excluded.words,
         message_id = excluded.message_id, turn_id = excluded.turn_id, source = excluded.source,
         confidence = excluded.confidence, updated_at = excluded.updated_at`,
      [
        tx.teamId, turn.talk.conversationId, value.key, value.value, value.words, value.messageId, turn.turnId,
        value.source, value.confidence, now,
      ],
      'keep-collected',
    ) // biome-ignore format: the values in one glance
  }
}
