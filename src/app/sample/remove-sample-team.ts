import { sampleHolds } from '#app/sample/find-sample-team.ts'
import type { Ground, Rooms } from '#app/wire.ts'
import { releaseAllNumbers } from '#phones/server/release-all-numbers.ts'
import type { Actor } from '#platform/context.ts'
import { holdTeam, releaseTeam } from '#platform/db/team-holds.ts'
import { removeTeam } from '#teams/server/remove-team.ts'

const actor: Actor = { kind: 'system', name: 'Sample team' }

/**
 * Removes the sample team: its numbers go back to the carrier, then every file and row goes. Safe to repeat after a
 * crash anywhere in between. Throws Unavailable when the carrier is away; the team then lives on.
 */
export async function removeSampleTeam(ground: Ground, rooms: Rooms, teamId: string): Promise<void> {
  const { db, clock, log } = ground
  const isThere = await db.system('manage-teams', async (tx) => {
    const rows = await tx.query('select 1 from teams where id = $1 for update', [teamId])
    if (rows.length === 0) return false
    // From here on no worker begins anything for it.
    await holdTeam(tx, teamId, sampleHolds.removing)
    return true
  })
  if (!isThere) return
  try {
    await releaseAllNumbers(rooms.phones, { db, clock, log, teamId, actor })
  } catch (error) {
    await db.system('manage-teams', (tx) => releaseTeam(tx, teamId, sampleHolds.removing))
    throw error
  }
  // Files before rows: without the rows nobody would know any more whose the files are.
  await ground.blobs.removeTeam(teamId)
  await removeTeam(rooms.teams, actor, { teamId })
}
