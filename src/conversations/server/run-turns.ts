import {
  claimConversations,
  extendTurnLeases,
  releaseTurnLeases,
  type TurnClaim,
  turnsChannel,
} from '#conversations/server/store.ts'
import { type TurnDeps, takeTurn } from '#conversations/server/take-turn.ts'
import type { Metrics } from '#platform/metrics.ts'
import { startWorker, type Worker } from '#platform/worker.ts'

/** Answers conversations as they come due until it is stopped; `owner` names this process among all nodes. */
export async function runTurns(
  deps: TurnDeps & { metrics: Metrics },
  settings: { owner: string; isAlone: boolean; places?: number },
): Promise<Worker> {
  const db = deps.db.inLane('work')
  if (settings.isAlone) await db.system('claim-conversations', releaseTurnLeases)
  return startWorker<TurnClaim>({
    name: 'turns',
    context: deps,
    channel: turnsChannel,
    places: settings.places ?? 8,
    claim: (limit) =>
      db.system('claim-conversations', (tx) => claimConversations(tx, settings.owner, { limit })),
    // Ahead of everything: a lease that runs out because the database is busy would be taken up twice.
    extend: (held) =>
      deps.db.inLane('intake').system('claim-conversations', (tx) => extendTurnLeases(tx, held)),
    work: async (claim) => {
      const startedAt = performance.now()
      const end = await takeTurn(deps, claim)
      deps.metrics.observe('parley_turn_seconds', (performance.now() - startedAt) / 1000)
      deps.metrics.count('parley_turns_total', { state: end })
    },
  })
}
