import type { Actor } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Member } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { listMembers as listRows } from './store.ts'
import { personOf, requireTeamRight } from './team-access.ts'

/** Everybody in the team, the first joined first. */
export async function listMembers(
  deps: TeamsDeps,
  actor: Actor,
  { teamId }: { teamId: string },
): Promise<Member[]> {
  const { userId } = personOf(actor)
  return deps.db.system('manage-teams', async (tx) => {
    await requireTeamRight(tx, { teamId, userId }, 'team.view')
    return readMembers(tx, { teamId, userId })
  })
}

/** The members as `userId` sees them, in an open transaction that has checked the right to see them. */
export async function readMembers(tx: Transaction, { teamId, userId }: { teamId: string; userId: string }) {
  return (await listRows(tx, teamId)).map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    isYou: row.userId === userId,
  }))
}
