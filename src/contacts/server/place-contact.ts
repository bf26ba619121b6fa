import type { Transaction } from '#platform/db/database.ts'

/** Keeps where work was last booked for a contact; the newest counts. Without a contact or a place, nothing is kept. */
export async function placeContact(
  tx: Transaction,
  { contactId, address }: { contactId: string | null; address: string | null },
): Promise<void> {
  if (!contactId || !address) return
  await tx.query(
    'update contacts set address = $3 where team_id = $1 and id = $2 and address is distinct from $3',
    [tx.teamId, contactId, address],
    'place-contact',
  )
}
