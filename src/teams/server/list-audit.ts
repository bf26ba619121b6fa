import type { Actor, Context } from '#platform/context.ts'
import { NotFound } from '#platform/errors.ts'
import type { AuditEntry } from '#teams/contract.ts'
import { requireActorRight } from './policy.ts'
import { hasAuditRow, listAuditRows } from './record-store.ts'

/** Who changed what in the team, newest first. */
export async function listAudit(
  ctx: Context,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  requireActorRight(ctx.actor, 'audit.view')
  const rows = await ctx.db.team(ctx.teamId, async (tx) => {
    if (page.cursor && !(await hasAuditRow(tx, ctx.teamId, page.cursor))) throw new NotFound('This page')
    return listAuditRows(tx, ctx.teamId, { before: page.cursor ?? null, limit: page.limit + 1 })
  })
  const items = rows.slice(0, page.limit).map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    actor: { kind: row.actorKind as Actor['kind'], id: row.actorId, name: row.actorName },
    action: row.action,
    objectKind: row.objectKind,
    objectId: row.objectId,
    before: row.before,
    after: row.after,
  }))
  return { items, nextCursor: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null }
}
