import { InvitedRole } from '#teams/contract.ts'
import { goneInvitation } from './accept-invitation.ts'
import type { TeamsDeps } from './deps.ts'
import { hashLinkToken } from './link-token.ts'
import type { Caller } from './rate-limit.ts'
import { lockInvitation } from './store.ts'

/** What the holder of an invitation's link may know before using it. */
export async function previewInvitation(deps: TeamsDeps, caller: Caller, input: { token: string }) {
  deps.limits.takeNetwork('token.network', caller)
  const found = await deps.db.system('manage-teams', (tx) => lockInvitation(tx, hashLinkToken(input.token)))
  if (!found) throw goneInvitation()
  return {
    teamName: found.teamName,
    invitedBy: found.invitedBy,
    email: found.invitation.email,
    role: InvitedRole.parse(found.invitation.role),
    expiresAt: found.invitation.expiresAt.toISOString(),
  }
}
