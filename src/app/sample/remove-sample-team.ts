import { sampleHolds } from '#app/sample/find-sample-team.ts'
import type { Ground, Rooms } from '#app/wire.ts'
import { releaseNumber } from '#phones/server/change-number.ts'
import { listNumberRows } from '#phones/server/store.ts'
import type { Actor, Context } from '#platform/context.ts'
import { holdTeam, releaseTeam } from '#platform/db/team-holds.ts'
import { NotFound } from '#platform/errors.ts'
import { removeTeam } from '#teams/server/remove-team.ts'
import { lockTeam } from '#teams/server/store.ts'

const actor: Actor = { kind: 'system', name: 'Sample team' }

/**
 * Removes the sample team: its numbers go back to the carrier, then every file and row goes. Safe to repeat after a
 * crash anywhere in between. Throws Unavailable when the carrier is away; the team then lives on.
 */
export async function removeSampleTeam(ground: Ground, rooms: Rooms, teamId: string): Promise<void> {
  const { db } = ground
  const isThere = await db.system('manage-teams', async (tx) => {
    if (!(await lockTeam(tx, teamId))) return false
    // From here on no worker begins anything for it.
    await holdTeam(tx, teamId, sampleHolds.removing)
    return true
  })
  if (!isThere) return
  try {
    await giveNumbersBack(ground, rooms, teamId)
  } catch (error) {
    await db.system('manage-teams', (tx) => releaseTeam(tx, teamId, sampleHolds.removing))
    throw error
  }
  // Files before rows: without the rows nobody would know any more whose the files are.
  await ground.blobs.removeTeam(teamId)
  await removeTeam(rooms.teams, actor, { teamId })
}

async function giveNumbersBack(ground: Ground, rooms: Rooms, teamId: string): Promise<void> {
  const ctx: Context = { db: ground.db, clock: ground.clock, log: ground.log, teamId, actor }
  for (const row of await ground.db.team(teamId, listNumberRows)) {
    await releaseNumber(rooms.phones, ctx, { id: row.id, typedPhone: row.phone }).catch((error: unknown) => {
      // A carrier that is not connected any more has nothing of ours that could be given back.
      if (!(error instanceof NotFound)) throw error
    })
  }
}
