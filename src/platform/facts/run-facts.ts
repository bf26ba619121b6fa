import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { factsChannel } from '#platform/facts/append-fact.ts'
import { dispatchFacts, type FactSubscriber, registerSubscriber } from '#platform/facts/dispatch-facts.ts'
import type { Log } from '#platform/log.ts'

const pollMs = 1000

/** Hands facts to their subscribers as they come, until it is stopped. */
export async function runFacts(
  deps: { db: Database; clock: Clock; log: Log },
  subscribers: readonly FactSubscriber[],
): Promise<{ stop(): Promise<void> }> {
  for (const subscriber of subscribers) await registerSubscriber(deps.db, subscriber.name)
  let isStopped = false
  let running: Promise<void> | null = null
  let isAskedAgain = false
  const round = async () => {
    do {
      isAskedAgain = false
      for (const subscriber of subscribers) {
        const taken = await dispatchFacts(deps, subscriber).catch((error: unknown) => {
          deps.log.error({ err: error, subscriber: subscriber.name }, 'facts not dispatched')
          return 0
        })
        if (taken > 0) isAskedAgain = true
      }
    } while (isAskedAgain && !isStopped)
    running = null
  }
  const look = () => {
    isAskedAgain = true
    if (!isStopped) running ??= round()
  }
  const timer = setInterval(look, pollMs)
  const stopListening = deps.db.bus.listen(factsChannel, look)
  look()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      stopListening()
      await running
    },
  }
}
