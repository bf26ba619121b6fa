import type { ContactDetail } from '#contacts/contract.ts'
import { lockStopState, stopTexts } from '#contacts/server/stop-texts.ts'
import { readContactDetail } from '#contacts/server/store.ts'
import type { Context } from '#platform/context.ts'
import { NotFound } from '#platform/errors.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** A person of the team ends all texts to a number because the contact asked for it, by whatever way. Throws NotFound. */
export async function stopOnWord(
  ctx: Context,
  input: { id: string; phone: string; evidence: string },
): Promise<ContactDetail> {
  requireRole(ctx.actor, 'agent')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const contact = await readContactDetail(tx, input.id)
    if (!contact.phones.some((phone) => phone.phone === input.phone)) throw new NotFound('This number')
    if ((await lockStopState(tx, input.phone)) === 'open') {
      const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
      await stopTexts(tx, {
        contactId: input.id,
        phone: input.phone,
        source: 'person',
        evidence: `${by}: ${input.evidence}`,
        messageId: null,
        now: ctx.clock.now(),
        confirmFrom: null,
      })
      await writeAudit(tx, ctx, { action: 'contact.stopped', objectKind: 'contact', objectId: input.id })
    }
    return readContactDetail(tx, input.id)
  })
}
