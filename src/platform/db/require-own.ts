import { type ListPlace, readCursor } from '#kit/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'

/** What a table's rows are called where one is missing. */
const words = {
  bots: 'This bot',
  contacts: 'This contact',
  conversations: 'This conversation',
  tasks: 'This task',
} as const
export type OwnTable = keyof typeof words

/** Throws NotFound unless the team of the transaction has that row; passes when none is named. */
export async function requireOwn(tx: Transaction, table: OwnTable, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const rows = await tx.query(`select 1 from ${table} where team_id = $1 and id = $2`, [tx.teamId, id])
  if (rows.length === 0) throw new NotFound(words[table])
}

/**
 * Where a list goes on, null for its beginning. Throws InvalidInput for a word that no list gave out, NotFound for
 * a place in another team's list.
 */
export async function requirePlace(
  tx: Transaction,
  table: OwnTable,
  cursor: string | undefined,
): Promise<ListPlace | null> {
  if (!cursor) return null
  const place = readCursor(cursor)
  if (!place) {
    throw new InvalidInput('This is no place in the list. Start it from the beginning.', [
      { path: 'cursor', message: 'Use the nextCursor of the page before, as it was.' },
    ])
  }
  await requireOwn(tx, table, place.id)
  return place
}
