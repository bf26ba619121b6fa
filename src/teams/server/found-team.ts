import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { blankProfile } from './blank-profile.ts'
import type { TeamsDeps } from './deps.ts'
import { obtainTeamKey } from './obtain-team-key.ts'
import { insertProfile } from './record-store.ts'
import { findUser, insertMember, insertTeam } from './store.ts'
import type { UserActor } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

export interface NewTeam {
  name: string
  timeZone?: string | undefined
  isSample?: boolean
}

/** Makes a team with its owner, key, profile and what the rooms above give it, in an open system transaction. */
export async function foundTeam(
  deps: TeamsDeps,
  tx: Transaction,
  { owner, team }: { owner: UserActor; team: NewTeam },
): Promise<string> {
  const nowMs = deps.clock.now().getTime()
  const teamId = newId('team', nowMs)
  await insertTeam(tx, { id: teamId, name: team.name, isSample: team.isSample ?? false })
  await insertMember(tx, { id: newId('mem', nowMs), teamId, userId: owner.userId, role: 'owner' })
  await obtainTeamKey(deps, tx, teamId)
  const blank = blankProfile(team.name, team.timeZone ?? 'UTC')
  // Whoever founds the team hears of its messages until they name somebody else.
  const founder = await findUser(tx, owner.userId)
  const profile = founder ? { ...blank, notify: { phones: [], emails: [founder.email] } } : blank
  await insertProfile(tx, { teamId, version: 1, profile, changed: [], updatedBy: owner.name })
  const who = { teamId, actor: owner, clock: deps.clock }
  await writeAudit(tx, who, {
    action: 'team.created',
    objectKind: 'team',
    objectId: teamId,
    after: { name: team.name, isSample: team.isSample ?? false },
  })
  await deps.founding.found({ ...tx, teamId }, { teamId, name: team.name, actorName: owner.name, nowMs })
  return teamId
}
