import type { Context } from '#platform/context.ts'
import { InvalidInput } from '#platform/errors.ts'
import { requireActorRight } from './policy.ts'
import { listProfiles } from './record-store.ts'

/** Every version of the profile, newest first: who saved it, when, and which parts it changed. */
export async function listProfileHistory(ctx: Context, page: { limit: number; cursor?: string | undefined }) {
  requireActorRight(ctx.actor, 'team.view')
  const before = page.cursor === undefined ? null : Number(page.cursor)
  if (before !== null && !(Number.isInteger(before) && before > 0 && before < 2 ** 31)) {
    throw new InvalidInput('Leave the cursor as the last page gave it.', [
      { path: 'cursor', message: 'Unknown.' },
    ])
  }
  const rows = await ctx.db.team(ctx.teamId, (tx) =>
    listProfiles(tx, ctx.teamId, { before, limit: page.limit + 1 }),
  )
  const items = rows.slice(0, page.limit).map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > page.limit && last ? String(last.version) : null }
}
