import { implement } from '@orpc/server'
import type { BotReader } from '#bots/server/read-bots.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'
import { reportsContract } from '#reports/contract.ts'
import { readHome } from '#reports/server/read-home.ts'
import { readBotWeeks } from '#reports/server/read-week.ts'

export function reportsRoutes(deps: BotReader) {
  const contract = implement(reportsContract).$context<RequestContext>()
  return {
    home: contract.home.handler(({ context }) => readHome(deps, teamContext(context))),
    botWeeks: contract.botWeeks.handler(async ({ context }) => ({
      items: await readBotWeeks(teamContext(context)),
    })),
  }
}
