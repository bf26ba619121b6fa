import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Secrets, TeamKey } from '#platform/secrets.ts'
import { findTeamKey, insertTeamKey } from './record-store.ts'

/** The key that seals the team's secrets; made when the team has none yet. `tx` may be the team's or the system's. */
export async function obtainTeamKey(
  { secrets, clock }: { secrets: Secrets; clock: Clock },
  tx: Transaction,
  teamId: string,
): Promise<TeamKey> {
  const known = await findTeamKey(tx, teamId)
  if (known) return secrets.unwrapTeamKey(teamId, known.id, known.wrapped)
  const made = secrets.makeTeamKey(teamId, clock.now().getTime())
  await insertTeamKey(tx, { teamId, id: made.key.id, wrapped: made.wrapped })
  // Another transaction may have been first: the one that stands is the one to use.
  const standing = await findTeamKey(tx, teamId)
  return standing ? secrets.unwrapTeamKey(teamId, standing.id, standing.wrapped) : made.key
}
