import { Forbidden } from '#platform/errors.ts'
import { instanceTeamId, writeAudit } from '#teams/server/write-audit.ts'
import type { WorkbenchDeps } from '#telephony/server/workbench-deps.ts'

export interface Replay {
  /** The webhook's number in the traffic. */
  id: number
  /** All fields to send; without, those it had. */
  fields?: readonly { name: string; value: string }[] | undefined
}

/** Has the emulated carrier send a webhook again. For the administrator. Throws InvalidInput for what is none. */
export async function replayWebhook(deps: WorkbenchDeps, { id, fields }: Replay): Promise<void> {
  const { db, clock, actor, phone } = deps
  if (actor.kind !== 'user' || !actor.isAdministrator)
    throw new Forbidden('Only the administrator can send a webhook again.')
  await phone.replay(id, fields ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : null)
  await db.system('manage-instance', (tx) =>
    writeAudit(
      tx,
      { teamId: instanceTeamId, actor, clock },
      {
        action: 'carrier.webhook_replayed',
        objectKind: 'webhook',
        objectId: String(id),
        // What the fields hold is people's words and numbers.
        after: { isChanged: fields !== undefined },
      },
    ),
  )
}
