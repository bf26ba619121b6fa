import { findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import type { Transaction } from '#platform/db/database.ts'

/** The contact who has that number; one who is to be told is made when there is none. */
export async function contactOf(
  tx: Transaction,
  who: { phone: string | null; isTold: boolean; now: Date },
): Promise<string | null> {
  const { phone, isTold, now } = who
  if (phone === null) return null
  if (isTold) return (await findOrCreateContact(tx, { phone, source: 'calendar', now })).id
  const [known] = await tx.query<{ id: string }>(
    'select contact_id as id from contact_phones where team_id = $1 and phone = $2',
    [tx.teamId, phone],
  )
  return known?.id ?? null
}
