import { cancelReadyIntent } from '#outbox/server/cancel-intents.ts'
import type { Context } from '#platform/context.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'
import { readWish } from '#telephony/server/read-wish.ts'

/** Takes back a call to a contact. Throws NotFound for one of nobody here, Conflict for one that has gone out. */
export async function callOff(ctx: Context, wish: { contactId: string; intentId: string }): Promise<void> {
  requireRole(ctx.actor, 'agent')
  const { contactId, intentId } = wish
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
  await ctx.db.team(ctx.teamId, async (tx) => {
    const reason = `${by} called it off.`
    const isTakenBack = await cancelReadyIntent(tx, {
      ...{ id: intentId, kind: 'call.place', lane: contactId, reason },
    })
    if (!isTakenBack) {
      if (!(await readWish(tx, { contactId, intentId }))) throw new NotFound('This call')
      throw new Conflict('It is too late to call this off: it has gone out or is over.')
    }
    await writeAudit(tx, ctx, { action: 'contact.call_off', objectKind: 'contact', objectId: contactId })
    await publishLive(tx, { topic: `contact.${contactId}`, payload: { call: 'canceled' } })
  })
}
