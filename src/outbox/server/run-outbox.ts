import type { IntentKind } from '#outbox/intents.ts'
import type { HandlerContext, IntentHandler } from '#outbox/ports.ts'
import { deliverIntent } from '#outbox/server/deliver-intent.ts'
import { type ClaimedIntent, claimIntents, extendLeases, releaseAllLeases } from '#outbox/server/store.ts'
import { outboxChannel } from '#outbox/server/write-intent.ts'
import { startWorker, type Worker } from '#platform/worker.ts'

/** Delivers what is due until it is stopped; `owner` names this process among all nodes. */
export async function runOutbox(
  context: HandlerContext,
  settings: {
    owner: string
    handlers: ReadonlyMap<IntentKind, IntentHandler>
    isAlone: boolean
    places?: number
  },
): Promise<Worker> {
  if (settings.isAlone) await context.db.system('claim-intents', releaseAllLeases)
  return startWorker<ClaimedIntent>({
    name: 'outbox',
    context,
    channel: outboxChannel,
    places: settings.places ?? 16,
    claim: (limit) => context.db.system('claim-intents', (tx) => claimIntents(tx, settings.owner, { limit })),
    // Ahead of everything: a lease that runs out because the database is busy would be taken up twice.
    extend: (held) => context.db.inLane('intake').system('claim-intents', (tx) => extendLeases(tx, held)),
    work: async (intent) => {
      const handler = settings.handlers.get(intent.kind)
      if (!handler)
        throw new Error(`Nobody handles intents of kind ${intent.kind}: join a handler in app/wire.ts.`)
      const delivery = await deliverIntent(context, handler, intent)
      // The next of the lane is due now.
      if (delivery !== 'lost') context.db.bus.wake(outboxChannel)
    },
  })
}
