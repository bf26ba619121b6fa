import type { Database } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ensureInstance, findInstance, setInstance } from './record-store.ts'

/** Notes which instance key this data is sealed with. Throws when it was another one: nothing would open. */
export async function checkInstanceKey(db: Database, secrets: Secrets): Promise<void> {
  await db.system('manage-instance', async (tx) => {
    await ensureInstance(tx, 'Parley')
    const row = await findInstance(tx, true)
    if (!row?.keyFingerprint) return setInstance(tx, { keyFingerprint: secrets.fingerprint })
    if (row.keyFingerprint === secrets.fingerprint) return
    throw new Error(
      'The secrets in this database were sealed with another key. Set SECRET_KEY to the one it had, or bring its secret.key into DATA_DIR.',
    )
  })
}
