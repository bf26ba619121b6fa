import { CallRouting, defaultCallRouting } from '#phones/contract.ts'
import { findNumberRow, type NumberRow } from '#phones/server/store.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { InvalidInput } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** What becomes of calls to a number; the usual where nobody has chosen. */
export async function loadCallRouting(tx: Transaction, numberId: string): Promise<CallRouting> {
  const [row] = await tx.query<{ call_routing: unknown }>(
    'select call_routing from numbers where team_id = $1 and id = $2',
    [tx.teamId, numberId],
    'call-routing',
  )
  // What was chosen before a setting existed has that setting's usual value.
  return row?.call_routing
    ? CallRouting.parse({ ...defaultCallRouting, ...(row.call_routing as object) })
    : defaultCallRouting
}

/** Says what becomes of calls to a number. Throws NotFound, and InvalidInput where a chosen way lacks its phone or words. */
export async function saveCallRouting(
  ctx: Context,
  input: { id: string; calls: CallRouting },
): Promise<NumberRow> {
  requireRole(ctx.actor, 'builder')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const row = await findNumberRow(tx, input.id)
    refuseHalf(input.calls, row.phone)
    const before = await loadCallRouting(tx, input.id)
    await tx.query('update numbers set call_routing = $3, updated_at = $4 where team_id = $1 and id = $2', [
      tx.teamId,
      input.id,
      JSON.stringify(input.calls),
      ctx.clock.now(),
    ])
    await writeAudit(tx, ctx, {
      action: 'number.calls_routed',
      objectKind: 'number',
      objectId: input.id,
      before,
      after: input.calls,
    })
    await publishLive(tx, { topic: `number.${input.id}`, payload: {} })
    return row
  })
}

/** A way that cannot be gone is refused here, not found out by a caller. */
function refuseHalf(calls: CallRouting, ownPhone: string): void {
  const problems = [
    calls.inHours === 'ring-first' && !calls.ringPhone
      ? { path: 'calls.ringPhone', message: 'Write the phone that rings first.' }
      : null,
    calls.outOfHours === 'announce' && calls.closedText === ''
      ? { path: 'calls.closedText', message: 'Write what callers hear when you are closed.' }
      : null,
    calls.record && calls.announcement === ''
      ? { path: 'calls.announcement', message: 'Callers must be told that the call is recorded.' }
      : null,
    ...(['ringPhone', 'transferPhone', 'fallbackPhone'] as const).map((field) =>
      calls[field] === ownPhone
        ? { path: `calls.${field}`, message: 'This is the number itself: the call would go in circles.' }
        : null,
    ),
  ].filter((problem) => problem !== null)
  if (problems.length > 0) throw new InvalidInput('Something is missing in how calls are answered.', problems)
}
