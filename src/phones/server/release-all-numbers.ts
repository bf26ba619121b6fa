import { releaseNumber } from '#phones/server/change-number.ts'
import type { PhonesDeps } from '#phones/server/deps.ts'
import { listNumberRows } from '#phones/server/store.ts'
import type { Context } from '#platform/context.ts'
import { NotFound } from '#platform/errors.ts'

/**
 * Gives every number of the team back, for good. A number whose carrier is not connected any more is passed over.
 * Throws Unavailable when a carrier does not answer; repeating it goes on with the rest.
 */
export async function releaseAllNumbers(deps: PhonesDeps, ctx: Context): Promise<void> {
  for (const row of await ctx.db.team(ctx.teamId, listNumberRows)) {
    await releaseNumber(deps, ctx, { id: row.id, typedPhone: row.phone }).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error
    })
  }
}
