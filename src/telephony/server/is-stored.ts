import type { Database } from '#platform/db/database.ts'

const batchSize = 1000

/** Which of these carriers' texts are stored already, by the carrier's id. */
export async function isStored(
  db: Database,
  texts: readonly { connectionId: string; sid: string }[],
): Promise<Set<string>> {
  const stored = new Set<string>()
  for (let at = 0; at < texts.length; at += batchSize) {
    const sids = texts.slice(at, at + batchSize).map((text) => text.sid)
    const rows = await db.system('sweep-carrier', (tx) =>
      tx.query<{ sid: string }>('select sid from sms_legs where sid = any($1)', [sids]),
    )
    for (const row of rows) stored.add(row.sid)
  }
  return stored
}
