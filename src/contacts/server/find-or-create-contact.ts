import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'

export type StopState = 'open' | 'stopping' | 'stopped'

export interface FoundContact {
  id: string
  name: string | null
  stopState: StopState
  isNew: boolean
}

/**
 * The contact behind a number, made when there is none, with the number's row locked until the transaction ends.
 * Two first texts of one stranger at the same moment meet at that row and find one contact.
 */
export async function findOrCreateContact(
  tx: Transaction,
  who: { phone: string; source: string; now: Date },
): Promise<FoundContact> {
  const id = newId('con', who.now.getTime())
  const [phone] = await tx.query<{ contact_id: string; stop_state: StopState }>(
    `insert into contact_phones (team_id, phone, contact_id) values ($1, $2, $3)
     on conflict (team_id, phone) do update set phone = excluded.phone
     returning contact_id, stop_state`,
    [tx.teamId, who.phone, id],
    'lock-contact-phone',
  )
  const contactId = phone?.contact_id ?? id
  const [contact] = await tx.query<{ name: string | null }>(
    `insert into contacts (team_id, id, source, last_seen_at) values ($1, $2, $3, $4)
     on conflict (team_id, id) do update set last_seen_at = greatest(contacts.last_seen_at, excluded.last_seen_at)
     returning name`,
    [tx.teamId, contactId, who.source, who.now],
    'see-contact',
  )
  return {
    id: contactId,
    name: contact?.name ?? null,
    stopState: phone?.stop_state ?? 'open',
    isNew: contactId === id,
  }
}
