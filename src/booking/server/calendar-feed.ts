import { createHash, randomBytes } from 'node:crypto'
import type { BookingDeps } from '#booking/server/deps.ts'
import { type FeedRow, findFeed, insertFeed, replaceFeed } from '#booking/server/feed-store.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { open, type Place, seal } from '#platform/secrets.ts'
import { obtainTeamKey } from '#teams/server/obtain-team-key.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** The address of the team's calendar feed; the first question makes it. */
export function readFeedAddress(deps: BookingDeps, ctx: Context): Promise<{ url: string }> {
  return ctx.db.team(ctx.teamId, async (tx) => {
    const known = await findFeed(tx)
    if (!known) await insertFeed(tx, await makeFeed(deps, tx))
    const feed = known ?? (await findFeed(tx))
    const key = await obtainTeamKey(deps, tx, ctx.teamId)
    return { url: feedUrl(deps, open(key, placeOf(ctx.teamId), feed?.sealedToken ?? '')) }
  })
}

/** Gives the feed another address; the old one is useless at once. */
export function renewFeedAddress(deps: BookingDeps, ctx: Context): Promise<{ url: string }> {
  requireRole(ctx.actor, 'admin')
  return ctx.db.team(ctx.teamId, async (tx) => {
    const made = await makeFeed(deps, tx)
    await replaceFeed(tx, made)
    await writeAudit(tx, ctx, {
      action: 'calendar.feed_renewed',
      objectKind: 'calendar',
      objectId: ctx.teamId,
    })
    return { url: feedUrl(deps, made.token) }
  })
}

/** By what a feed is found: the token itself is nowhere in the database in the clear. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(`calendar-feed ${token}`).digest('base64url')
}

async function makeFeed(deps: BookingDeps, tx: Transaction): Promise<FeedRow & { token: string }> {
  const teamId = tx.teamId ?? ''
  const token = randomBytes(24).toString('base64url')
  const key = await obtainTeamKey(deps, tx, teamId)
  return { token, tokenHash: feedTokenHash(token), sealedToken: seal(key, placeOf(teamId), token) }
}

function placeOf(teamId: string): Place {
  return { table: 'calendar_feeds', column: 'sealed_token', rowId: teamId }
}

function feedUrl(deps: BookingDeps, token: string): string {
  return `${deps.publicUrl()}/calendar/${token}.ics`
}
