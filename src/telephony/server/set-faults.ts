import { Forbidden } from '#platform/errors.ts'
import { instanceTeamId, writeAudit } from '#teams/server/write-audit.ts'
import type { Fault, FaultInForce } from '#telephony/ports.ts'
import type { WorkbenchDeps } from '#telephony/server/workbench-deps.ts'

/** Has the emulated carrier do these things wrong from now on, and nothing else. For the administrator. */
export async function setFaults(deps: WorkbenchDeps, faults: readonly Fault[]): Promise<FaultInForce[]> {
  const { db, clock, actor, phone } = deps
  if (actor.kind !== 'user' || !actor.isAdministrator)
    throw new Forbidden('Only the administrator can change what the carrier does wrong.')
  const before = await phone.faults()
  const after = await phone.setFaults(faults)
  await db.system('manage-instance', (tx) =>
    writeAudit(
      tx,
      { teamId: instanceTeamId, actor, clock },
      {
        action: 'carrier.faults_set',
        objectKind: 'carrier',
        objectId: 'emulator',
        before: { faults: before.map(nameOf) },
        after: { faults: after.map(nameOf) },
      },
    ),
  )
  return after
}

/** Without numbers, which are people's. */
function nameOf({ on, fault, rate }: Fault): string {
  return rate === 1 ? `${on} ${fault}` : `${on} ${fault} ${rate}`
}
