import { implement } from '@orpc/server'
import { adminContract } from '#admin/contract.ts'
import { type OverviewDeps, readOverview } from '#admin/server/read-overview.ts'
import { searchInstance } from '#admin/server/search.ts'
import { Unauthenticated } from '#platform/errors.ts'
import type { RequestContext } from '#platform/http/request-context.ts'
import { listMyTeamIds } from '#teams/server/list-my-team-ids.ts'

export function adminRoutes(deps: OverviewDeps) {
  const contract = implement(adminContract).$context<RequestContext>()
  return {
    overview: contract.overview.handler(() => readOverview(deps)),
    search: contract.search.handler(async ({ context, input }) => {
      const memberOf = await listMyTeamIds(context.db, visitorOf(context).userId)
      return { hits: await searchInstance(context.db, input.query, memberOf) }
    }),
    removeSample: contract.removeSample.handler(async () => ({ removed: await deps.sample.remove() })),
    makeSample: contract.makeSample.handler(({ context }) => deps.sample.make(visitorOf(context))),
  }
}

function visitorOf(context: RequestContext) {
  if (!context.visitor) throw new Unauthenticated()
  return context.visitor
}
