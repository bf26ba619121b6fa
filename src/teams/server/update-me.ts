import type { Actor } from '#platform/context.ts'
import { Unauthenticated } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { findUser, setUserName } from './store.ts'
import { personOf } from './team-access.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Changes the name of who asks. */
export async function updateMe(deps: TeamsDeps, actor: Actor, input: { name: string }): Promise<void> {
  const { userId } = personOf(actor)
  await deps.db.system('authenticate', async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) throw new Unauthenticated()
    await setUserName(tx, userId, input.name)
    tx.afterCommit(() => deps.sessions.forgetUser(userId))
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    await writeAudit(tx, who, {
      action: 'user.renamed',
      objectKind: 'user',
      objectId: userId,
      before: { name: user.name },
      after: { name: input.name },
    })
  })
}
