import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import type { BusinessProfile, ProfileState } from '#teams/contract.ts'
import { requireActorRight } from './policy.ts'
import { loadProfile } from './read-profile.ts'
import { findProfile, insertProfile } from './record-store.ts'
import { writeAudit } from './write-audit.ts'

/**
 * Saves the profile as a new version, which counts from the next word on. `version` is the one the change was made
 * on; throws Conflict when another was saved since. Saving what stands already makes no version.
 */
export async function updateProfile(
  ctx: Context,
  input: { version: number; profile: BusinessProfile },
): Promise<ProfileState> {
  requireActorRight(ctx.actor, 'profile.edit')
  const { teamId } = ctx
  return ctx.db.team(teamId, async (tx) => {
    const current = await findProfile(tx, teamId)
    if (!current) throw new NotFound('This business profile')
    if (current.version !== input.version) throw savedMeanwhile(current.updatedBy)
    const changed = changedParts(current.profile, input.profile)
    if (changed.length === 0) return loadProfile(tx, teamId)
    const version = current.version + 1
    const updatedBy = ctx.actor.kind === 'user' || ctx.actor.kind === 'system' ? ctx.actor.name : 'Parley'
    const isFirst = await insertProfile(tx, { teamId, version, profile: input.profile, changed, updatedBy })
    if (!isFirst) throw savedMeanwhile('somebody else')
    await writeAudit(tx, ctx, {
      action: 'profile.updated',
      objectKind: 'profile',
      objectId: String(version),
      before: { version: current.version },
      after: { version, changed },
    })
    await publishLive(tx, { topic: `profile.${teamId}`, payload: { version } })
    return loadProfile(tx, teamId)
  })
}

function savedMeanwhile(by: string): Conflict {
  return new Conflict(`The profile was saved by ${by} meanwhile. Load it again and repeat your change.`)
}

/** The profile's parts that differ, in its own order. */
function changedParts(before: BusinessProfile, after: BusinessProfile): string[] {
  const parts = Object.keys(after) as (keyof BusinessProfile)[]
  return parts.filter((part) => !isDeepStrictEqual(before[part], after[part]))
}
