import type { Actor } from '#platform/context.ts'
import { open } from '#platform/secrets.ts'
import { type Invitation, InvitedRole } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { obtainTeamKey } from './obtain-team-key.ts'
import { listInvitations as listRows } from './store.ts'
import { personOf, requireTeamRight } from './team-access.ts'

/** The team's open invitations with their links, newest first. */
export async function listInvitations(
  deps: TeamsDeps,
  actor: Actor,
  { teamId }: { teamId: string },
): Promise<Invitation[]> {
  const { userId } = personOf(actor)
  return deps.db.system('manage-teams', async (tx) => {
    await requireTeamRight(tx, { teamId, userId }, 'invitation.manage')
    const key = await obtainTeamKey(deps, tx, teamId)
    return (await listRows(tx, teamId)).map(({ invitation, invitedBy, mailState }) => ({
      id: invitation.id,
      email: invitation.email,
      role: InvitedRole.parse(invitation.role),
      invitedBy,
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      link:
        deps.publicUrl() + invitationPath(open(key, invitationPlace(invitation.id), invitation.sealedToken)),
      mail: (mailState ?? 'none') as Invitation['mail'],
    }))
  })
}

/** Where an invitation's link leads on this instance. */
export function invitationPath(token: string): string {
  return `/signup?invite=${token}`
}

/** Where an invitation's sealed token stands. */
export function invitationPlace(id: string) {
  return { table: 'invitations', column: 'sealed_token', rowId: id }
}
