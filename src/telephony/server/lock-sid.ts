import type { Transaction } from '#platform/db/database.ts'

/**
 * Until this transaction ends, nobody else stores the row of this text or call, or what a carrier tells of it. Without
 * it a status and the row it is about, stored at the same moment, do not see each other, and the status is never shown.
 * Taken before any row of the text or call.
 */
export async function lockSid(tx: Transaction, of: { connectionId: string; sid: string }): Promise<void> {
  await tx.query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`${of.connectionId} ${of.sid}`],
    'lock-sid',
  )
}
