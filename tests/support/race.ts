import { expect } from 'vitest'
import type { Database } from '#platform/db/database.ts'

/**
 * For Postgres only: runs `attempt` while another transaction has done `statement` and not committed, and commits
 * that once the attempt waits for it. Answers 'done', or the code of the error the attempt ended with.
 */
export function raceOn(db: Database) {
  return async (statement: string, attempt: () => Promise<unknown>): Promise<string> => {
    const [isDone, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const rival = db.system('manage-teams', async (tx) => {
      await tx.query(statement)
      isDone.resolve()
      await commit.promise
    })
    await isDone.promise
    const outcome = attempt().then(
      () => 'done',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    )
    const isWaiting = expect.poll(() => waitsForLock(db), { timeout: 10_000 }).toBe(true)
    await isWaiting.finally(() => commit.resolve())
    await rival
    return outcome
  }
}

/** Whether some transaction of this database waits for another. */
function waitsForLock(db: Database): Promise<boolean> {
  return db.owner(async (client) => {
    const { rows } = await client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length > 0
  })
}
