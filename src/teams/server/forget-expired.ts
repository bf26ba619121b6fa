import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { dropExpired } from './store.ts'

const keptMs = 24 * 3600_000
const batch = 1000

/**
 * Removes sessions, used-up links and invitations a day after their time is over, a batch at a time.
 * Returns how many rows went; ask again while that is not 0.
 */
export async function forgetExpired(deps: { db: Database; clock: Clock }): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - keptMs)
  return deps.db.inLane('chores').system('retain', (tx) => dropExpired(tx, { before, batch }))
}
