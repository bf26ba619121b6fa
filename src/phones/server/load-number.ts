import type { Transaction } from '#platform/db/database.ts'

export interface OwnNumber {
  id: string
  phone: string
  connectionId: string
  carrierSid: string
  botId: string | null
}

/** A number of the team that is still in use; null for one given back. */
export async function loadNumber(tx: Transaction, id: string): Promise<OwnNumber | null> {
  const [row] = await tx.query<{
    id: string
    phone: string
    connection_id: string
    carrier_sid: string
    bot_id: string | null
  }>(
    `select id, phone, connection_id, carrier_sid, bot_id from numbers where team_id = $1 and id = $2 and status = 'active'`,
    [tx.teamId, id],
    'load-number',
  )
  if (!row) return null
  const { phone, connection_id: connectionId, carrier_sid: carrierSid, bot_id: botId } = row
  return { id: row.id, phone, connectionId, carrierSid, botId }
}
