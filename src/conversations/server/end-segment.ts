import type { Transaction } from '#platform/db/database.ts'

/** A call's segment lasts until the call has ended, whenever the last word in it was said. */
export async function endSegment(tx: Transaction, segment: { id: string; at: Date }): Promise<void> {
  await tx.query(
    'update segments set last_at = greatest(last_at, $3) where team_id = $1 and id = $2',
    [tx.teamId, segment.id, segment.at],
    'end-segment',
  )
}
