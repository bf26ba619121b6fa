import type { NumberItem } from '#phones/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

export interface NumberRow {
  id: string
  phone: string
  label: string
  origin: NumberItem['origin']
  status: NumberItem['status']
  capabilities: NumberItem['capabilities']
  connection_id: string
  carrier_sid: string
  bot_id: string | null
  bot_name: string | null
  created_at: Date
}

const columns = `n.id, n.phone, n.label, n.origin, n.status, n.capabilities, n.connection_id, n.carrier_sid, n.bot_id,
  b.name as bot_name, n.created_at`
const source = 'numbers n left join bots b on b.team_id = n.team_id and b.id = n.bot_id'

export function listNumberRows(tx: Transaction): Promise<NumberRow[]> {
  return tx.query<NumberRow>(
    `select ${columns} from ${source} where n.team_id = $1 and n.status = 'active' order by n.created_at, n.id`,
    [tx.teamId],
  )
}

/** A number still in use. Throws NotFound. */
export async function findNumberRow(tx: Transaction, id: string): Promise<NumberRow> {
  const [row] = await tx.query<NumberRow>(
    `select ${columns} from ${source} where n.team_id = $1 and n.id = $2 and n.status = 'active'`,
    [tx.teamId, id],
  )
  if (!row) throw new NotFound('This number')
  return row
}

export async function requireBot(tx: Transaction, botId: string | null): Promise<void> {
  if (botId === null) return
  const rows = await tx.query(`select 1 from bots where team_id = $1 and id = $2 and status <> 'archived'`, [
    tx.teamId,
    botId,
  ])
  if (rows.length === 0) throw new NotFound('This bot')
}

export interface ConnectionLabel {
  id: string
  label: string
  state: string
}

export function presentNumber(
  row: NumberRow,
  connection: ConnectionLabel,
  lastTextAt: Date | null,
): NumberItem {
  return {
    id: row.id,
    phone: row.phone,
    label: row.label,
    origin: row.origin,
    status: row.status,
    capabilities: row.capabilities,
    connection,
    bot: row.bot_id && row.bot_name ? { id: row.bot_id, name: row.bot_name } : null,
    lastTextAt: lastTextAt?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
