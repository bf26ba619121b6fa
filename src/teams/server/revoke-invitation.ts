import type { Actor } from '#platform/context.ts'
import { NotFound } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { closeInvitation } from './store.ts'
import { personOf, requireTeamRight } from './team-access.ts'
import { writeAudit } from './write-audit.ts'

/** Withdraws an open invitation; its link is dead from then on. */
export async function revokeInvitation(
  deps: TeamsDeps,
  actor: Actor,
  input: { teamId: string; id: string },
): Promise<void> {
  const { userId } = personOf(actor)
  await deps.db.system('manage-teams', async (tx) => {
    await requireTeamRight(tx, { teamId: input.teamId, userId }, 'invitation.manage')
    const closed = await closeInvitation(tx, input, 'canceled')
    if (!closed) throw new NotFound('This invitation')
    const who = { teamId: input.teamId, actor, clock: deps.clock }
    const before = { role: closed.role }
    await writeAudit(tx, who, {
      action: 'invitation.revoked',
      objectKind: 'invitation',
      objectId: input.id,
      before,
    })
  })
}
