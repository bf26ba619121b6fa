import type { Transaction } from '#platform/db/database.ts'

/** Keeps the name a contact gave, where nobody has written one yet. */
export async function nameContact(
  tx: Transaction,
  contact: { contactId: string; name: string },
): Promise<void> {
  await tx.query(
    'update contacts set name = $3 where team_id = $1 and id = $2 and name is null',
    [tx.teamId, contact.contactId, contact.name],
    'name-contact',
  )
}
