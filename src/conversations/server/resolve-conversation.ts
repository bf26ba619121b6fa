import type { ConversationDetail } from '#conversations/contract.ts'
import { readConversation } from '#conversations/server/read-conversation.ts'
import { resolveConversationRow } from '#conversations/server/store.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Conflict } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Closes a talk; the contact's next text begins a new one. Throws NotFound. */
export async function resolveConversation(ctx: Context, id: string): Promise<ConversationDetail> {
  requireRole(ctx.actor, 'agent')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await readConversation(tx, id)
    await resolveConversationRow(tx, id, null)
    await note(tx, ctx, { id, action: 'conversation.resolved', before: before.status })
    return readConversation(tx, id)
  })
}

/** Takes a closed talk up again. Throws Conflict when the contact has begun another one since. */
export async function reopenConversation(ctx: Context, id: string): Promise<ConversationDetail> {
  requireRole(ctx.actor, 'agent')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await readConversation(tx, id)
    if (before.status !== 'resolved') return before
    const rows = await tx.query(
      `update conversations v set status = 'pending', handler = 'bot', resolved_at = null
       where team_id = $1 and id = $2 and not exists (
         select 1 from conversations o where o.team_id = v.team_id and o.contact_id = v.contact_id
           and o.bot_id = v.bot_id and o.status <> 'resolved')
       returning id`,
      [tx.teamId, id],
    )
    if (rows.length === 0)
      throw new Conflict('They have begun a new conversation since. Go on with that one.')
    await note(tx, ctx, { id, action: 'conversation.reopened', before: before.status })
    return readConversation(tx, id)
  })
}

async function note(
  tx: Transaction,
  ctx: Context,
  deed: { id: string; action: string; before: string },
): Promise<void> {
  await writeAudit(tx, ctx, {
    action: deed.action,
    objectKind: 'conversation',
    objectId: deed.id,
    before: { status: deed.before },
  })
  await publishLive(tx, { topic: `conversation.${deed.id}`, payload: { action: deed.action } })
}
