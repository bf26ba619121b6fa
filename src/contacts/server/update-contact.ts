import type { ContactDetail } from '#contacts/contract.ts'
import { readContactDetail } from '#contacts/server/store.ts'
import type { Context } from '#platform/context.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Writes a contact's name, note and address, and where their clock stands. Throws NotFound. */
export async function updateContact(
  ctx: Context,
  input: {
    id: string
    name: string | null
    note: string
    timeZone?: string | null | undefined
    address?: string | null | undefined
  },
): Promise<ContactDetail> {
  requireRole(ctx.actor, 'agent')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await readContactDetail(tx, input.id)
    const timeZone = input.timeZone === undefined ? before.timeZone : input.timeZone
    const address = input.address === undefined ? before.address : input.address || null
    await tx.query(
      'update contacts set name = $3, note = $4, time_zone = $5, address = $6 where team_id = $1 and id = $2',
      [tx.teamId, input.id, input.name === '' ? null : input.name, input.note, timeZone, address],
    )
    // The words themselves stay out of the audit: they are the contact's, and may have to be forgotten.
    await writeAudit(tx, ctx, {
      action: 'contact.updated',
      objectKind: 'contact',
      objectId: input.id,
      before: { timeZone: before.timeZone },
      after: {
        timeZone,
        nameChanged: before.name !== input.name,
        noteChanged: before.note !== input.note,
        addressChanged: before.address !== address,
      },
    })
    await publishLive(tx, { topic: `contact.${input.id}`, payload: {} })
    return readContactDetail(tx, input.id)
  })
}
