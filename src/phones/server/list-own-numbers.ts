import { listNumberRows } from '#phones/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'

/** The team's numbers in use, oldest first. */
export async function listOwnNumbers(tx: Transaction): Promise<{ id: string; phone: string }[]> {
  const rows = await listNumberRows(tx)
  return rows.map(({ id, phone }) => ({ id, phone }))
}
