import { implement } from '@orpc/server'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'
import { studioContract } from '#studio/contract.ts'
import { type BenchDeps, sayAtBench } from './say-at-bench.ts'
import { readLatestTalk, restartBench, startBench } from './start-bench.ts'

export function studioRoutes(deps: BenchDeps) {
  const { bench } = implement(studioContract).$context<RequestContext>()
  return {
    bench: {
      latest: bench.latest.handler(async ({ context, input }) => ({
        talk: await readLatestTalk(teamContext(context), input),
      })),
      start: bench.start.handler(({ context, input }) => startBench(teamContext(context), input)),
      say: bench.say.handler(({ context, input }) => sayAtBench(deps, teamContext(context), input)),
      restart: bench.restart.handler(({ context, input }) => restartBench(teamContext(context), input)),
    },
  }
}
