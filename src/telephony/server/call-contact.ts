import { lockStopState } from '#contacts/server/stop-texts.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import { loadNumber } from '#phones/server/load-number.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'
import { callLosesSenseAt } from '#telephony/server/call-gate.ts'

/**
 * Has the bot of one of our numbers call a contact, under the rules of the gate. While one call to them is still to go
 * out there is no second: whoever asks gets that one. Throws NotFound for a contact or number of nobody here,
 * InvalidInput where the number has no bot.
 */
export async function callContact(
  ctx: Context,
  wanted: { contactId: string; numberId: string; about: string; requestKey: string },
): Promise<{ intentId: string }> {
  requireRole(ctx.actor, 'agent')
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const [phone] = await tx.query<{ phone: string }>(
      'select phone from contact_phones where team_id = $1 and contact_id = $2 order by created_at limit 1',
      [tx.teamId, wanted.contactId],
    )
    if (!phone) throw new NotFound('This contact')
    const number = await loadNumber(tx, wanted.numberId)
    if (!number) throw new NotFound('This number')
    await lockStopState(tx, phone.phone)
    const open = await readOpenWish(tx, wanted.contactId)
    if (open) return { intentId: open.id }
    if (!number.botId) throw new InvalidInput('No bot answers this number. Choose one for it first.')
    const intentId = await writeIntent(tx, {
      kind: 'call.place',
      key: `call:${wanted.contactId}:${wanted.requestKey}`,
      lane: wanted.contactId,
      recipient: phone.phone,
      nowMs: now.getTime(),
      payload: {
        numberId: wanted.numberId,
        to: phone.phone,
        contactId: wanted.contactId,
        about: wanted.about,
        by: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.kind,
        notAfter: callLosesSenseAt(now).toISOString(),
      },
    })
    await writeAudit(tx, ctx, {
      action: 'contact.called',
      objectKind: 'contact',
      objectId: wanted.contactId,
      after: { numberId: wanted.numberId, about: wanted.about },
    })
    return { intentId }
  })
}

/** The call to a contact that has not gone out yet, or of which that is not known. */
async function readOpenWish(tx: Transaction, contactId: string): Promise<{ id: string } | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from outbox_intents where team_id = $1 and lane = $2 and kind = 'call.place'
     and state in ('ready', 'sending', 'unknown') limit 1`,
    [tx.teamId, contactId],
    'open-wish',
  )
  return row ?? null
}
