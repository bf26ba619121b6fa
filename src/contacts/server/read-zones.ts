import { zonesOfPhone } from '#contacts/area-codes.ts'
import type { Transaction } from '#platform/db/database.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

/**
 * Where the clock of whoever has this number may stand: where they are known to be, else where its area code lies, else
 * where the team is. Never empty.
 */
export async function readZones(tx: Transaction, phone: string): Promise<readonly string[]> {
  const [contact] = await tx.query<{ time_zone: string | null }>(
    `select c.time_zone from contact_phones p join contacts c on c.team_id = p.team_id and c.id = p.contact_id
     where p.team_id = $1 and p.phone = $2`,
    [tx.teamId, phone],
    'zone-of-phone',
  )
  if (contact?.time_zone) return [contact.time_zone]
  return zonesOfPhone(phone) ?? [(await loadLiveProfile(tx)).profile.timeZone]
}
