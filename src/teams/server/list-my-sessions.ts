import type { Actor } from '#platform/context.ts'
import type { SessionRow } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { describeDevice } from './describe-device.ts'
import { listSessions } from './store.ts'
import { personOf } from './team-access.ts'

/** Where the person is signed in, the latest seen first. */
export async function listMySessions(deps: TeamsDeps, actor: Actor): Promise<SessionRow[]> {
  const person = personOf(actor)
  const rows = await deps.db.system('authenticate', (tx) => listSessions(tx, person.userId))
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === person.sessionId,
    device: describeDevice(row.userAgent ?? ''),
    address: row.ipAddress ?? '',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
  }))
}
