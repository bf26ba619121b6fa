import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'
import type { BusinessProfile, ProfileState } from '#teams/contract.ts'
import { requireActorRight } from './policy.ts'
import { findProfile } from './record-store.ts'

/** The business profile as it counts now. */
export async function readProfile(ctx: Context): Promise<ProfileState> {
  requireActorRight(ctx.actor, 'team.view')
  return ctx.db.team(ctx.teamId, (tx) => loadProfile(tx, ctx.teamId))
}

/** The same inside a transaction of the caller's, who has the right to see it: a turn, a booking. */
export async function loadProfile(
  tx: Transaction,
  teamId: string,
): Promise<ProfileState & { profile: BusinessProfile }> {
  const row = await findProfile(tx, teamId)
  if (!row) throw new NotFound('This business profile')
  return {
    version: row.version,
    profile: row.profile,
    updatedAt: row.createdAt.toISOString(),
    updatedBy: row.updatedBy,
  }
}
