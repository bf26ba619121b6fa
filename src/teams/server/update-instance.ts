import type { Actor } from '#platform/context.ts'
import { Forbidden } from '#platform/errors.ts'
import type { TeamsDeps } from './deps.ts'
import { ensureInstance, findInstance, setInstance } from './record-store.ts'
import { personOf } from './team-access.ts'
import { instanceTeamId, writeAudit } from './write-audit.ts'

/** Changes the instance's name, or who may sign up. For the administrator. */
export async function updateInstance(
  deps: TeamsDeps,
  actor: Actor,
  input: { name?: string | undefined; signup?: 'open' | 'invite' | undefined },
): Promise<{ name: string; signup: 'open' | 'invite' }> {
  if (!personOf(actor).isAdministrator) throw new Forbidden('Only the administrator can change this.')
  return deps.db.system('manage-instance', async (tx) => {
    await ensureInstance(tx, 'Parley')
    const row = await findInstance(tx, true)
    const before = {
      name: row?.name ?? 'Parley',
      signup: row?.signup === 'invite' ? 'invite' : 'open',
    } as const
    const after = { name: input.name ?? before.name, signup: input.signup ?? before.signup }
    await setInstance(tx, after)
    const who = { teamId: instanceTeamId, actor, clock: deps.clock }
    await writeAudit(tx, who, {
      action: 'instance.updated',
      objectKind: 'instance',
      objectId: 'instance',
      before,
      after,
    })
    return after
  })
}
