import type { Transaction } from '#platform/db/database.ts'

export interface OwnNumber {
  id: string
  phone: string
  connectionId: string
  carrierSid: string
}

/** A number of the team that is still in use; null for one given back. */
export async function loadNumber(tx: Transaction, id: string): Promise<OwnNumber | null> {
  const [row] = await tx.query<{ id: string; phone: string; connection_id: string; carrier_sid: string }>(
    `select id, phone, connection_id, carrier_sid from numbers where team_id = $1 and id = $2 and status = 'active'`,
    [tx.teamId, id],
    'load-number',
  )
  return row
    ? { id: row.id, phone: row.phone, connectionId: row.connection_id, carrierSid: row.carrier_sid }
    : null
}
