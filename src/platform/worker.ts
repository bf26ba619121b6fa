import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'

export interface Worker {
  /** Takes nothing new and resolves once what is in hand is done, or after `patienceMs`. */
  stop(patienceMs?: number): Promise<void>
  /** How many items are in hand. */
  busy(): number
}

interface WorkerSettings<Item> {
  name: string
  context: { db: Database; clock: Clock; log: Log }
  /** Woken by this channel of the bus; polled besides. */
  channel: string
  places: number
  claim(limit: number): Promise<Item[]>
  /** Keeps alive the leases of what is in hand, and of nothing else: what failed is somebody's next claim. */
  extend(inHand: Item[]): Promise<void>
  work(item: Item): Promise<void>
  pollMs?: number
}

const heartbeatMs = 1000

/** Claims and works on leased items, a few at a time, until it is stopped. A failing item never stops the worker. */
export function startWorker<Item>(settings: WorkerSettings<Item>): Worker {
  const { context, name } = settings
  const inHand = new Map<Promise<void>, Item>()
  let isStopped = false
  let claiming: Promise<void> | null = null
  let isAskedAgain = false
  const failed = (error: unknown) => context.log.error({ err: error, worker: name }, 'work failed')

  const fill = () => {
    isAskedAgain = true
    if (!isStopped)
      claiming ??= claimAll().finally(() => {
        claiming = null
        // Asked while the last claim was already on its way.
        if (isAskedAgain && inHand.size < settings.places) fill()
      })
  }
  const claimAll = async () => {
    while (isAskedAgain && !isStopped) {
      const free = settings.places - inHand.size
      if (free <= 0) return
      isAskedAgain = false
      const items = await settings.claim(free).catch((error: unknown) => {
        failed(error)
        return []
      })
      for (const item of items) take(item)
      if (items.length === free) isAskedAgain = true
    }
  }
  const take = (item: Item) => {
    const job = settings
      .work(item)
      .catch(failed)
      .finally(() => {
        inHand.delete(job)
        if (inHand.size === settings.places - 1) fill()
      })
    inHand.set(job, item)
  }

  const stopListening = context.db.bus.listen(settings.channel, fill)
  const poll = setInterval(fill, settings.pollMs ?? 500)
  const heartbeat = setInterval(() => {
    if (inHand.size > 0) settings.extend([...inHand.values()]).catch(failed)
  }, heartbeatMs)
  fill()

  return {
    busy: () => inHand.size,
    stop: async (patienceMs = 5000) => {
      isStopped = true
      stopListening()
      clearInterval(poll)
      const patience = new Promise<void>((done) => setTimeout(done, patienceMs).unref())
      // A claim under way may still bring work in.
      const rest = (claiming ?? Promise.resolve()).then(() => Promise.allSettled(inHand.keys()))
      await Promise.race([rest, patience])
      clearInterval(heartbeat)
    },
  }
}
