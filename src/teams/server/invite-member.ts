import { newId } from '#kit/ids.ts'
import type { Actor, TeamRole } from '#platform/context.ts'
import { Conflict } from '#platform/errors.ts'
import { seal } from '#platform/secrets.ts'
import type { Invitation } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { newLinkToken } from './link-token.ts'
import { invitationPath, invitationPlace } from './list-invitations.ts'
import { isSameEmail } from './make-account.ts'
import { obtainTeamKey } from './obtain-team-key.ts'
import { sendMail } from './send-mail.ts'
import { insertInvitation, listMembers } from './store.ts'
import { lockTeamWithRight, personOf } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

const validMs = 7 * 24 * 3600_000

/** Invites by e-mail, or with a link that whoever has it may use once. The link is valid for seven days. */
export async function inviteMember(
  deps: TeamsDeps,
  actor: Actor,
  input: { teamId: string; email: string | null; role: Exclude<TeamRole, 'owner'> },
): Promise<Invitation> {
  const person = personOf(actor)
  const { teamId, email, role } = input
  const { token, hash } = newLinkToken()
  return deps.db.system('manage-teams', async (tx) => {
    const { team } = await lockTeamWithRight(tx, { teamId, userId: person.userId }, 'invitation.manage')
    const members = email ? await listMembers(tx, teamId) : []
    if (email && members.some((member) => isSameEmail(member.email, email))) {
      throw new Conflict('This person is in the team already.')
    }
    const createdAt = deps.clock.now()
    const expiresAt = new Date(createdAt.getTime() + validMs)
    const id = newId('inv', createdAt.getTime())
    const key = await obtainTeamKey(deps, tx, teamId)
    const sealedToken = seal(key, invitationPlace(id), token)
    const row = {
      id,
      organizationId: teamId,
      email,
      role,
      inviterId: person.userId,
      tokenHash: hash,
      sealedToken,
    }
    await insertInvitation(tx, { ...row, expiresAt, createdAt })
    if (email) {
      await sendMail(deps, tx, {
        teamId,
        kind: 'invitation',
        to: email,
        subject: `${person.name} invites you to ${team.name}`,
        text: letter(person.name, team.name),
        link: { secrets: deps.secrets, path: invitationPath(token), aboutId: id, expiresAt },
      })
    }
    const who = { teamId, actor, clock: deps.clock }
    const after = { role, isBoundToEmail: email !== null }
    await writeAudit(tx, who, { action: 'invitation.created', objectKind: 'invitation', objectId: id, after })
    return {
      id,
      email,
      role,
      invitedBy: person.name,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      link: deps.publicUrl() + invitationPath(token),
      mail: email ? 'waiting' : 'none',
    }
  })
}

function letter(inviter: string, teamName: string): string {
  return `Hello,

${inviter} invites you to join ${teamName}. Open this link within seven days to accept:

{link}

It works once. If you did not expect it, you can leave it.
`
}
