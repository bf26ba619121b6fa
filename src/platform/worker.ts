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
  /** Keeps the leases of what is in hand alive. */
  extend(): Promise<void>
  work(item: Item): Promise<void>
  pollMs?: number
}

const heartbeatMs = 1000

/** Claims and works on leased items, a few at a time, until it is stopped. A failing item never stops the worker. */
export function startWorker<Item>(settings: WorkerSettings<Item>): Worker {
  const { context, name } = settings
  const inHand = new Set<Promise<void>>()
  let isStopped = false
  let isClaiming = false
  let isAskedAgain = false
  const failed = (error: unknown) => context.log.error({ err: error, worker: name }, 'work failed')

  const fill = async () => {
    isAskedAgain = true
    if (isClaiming || isStopped) return
    isClaiming = true
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false
      const free = settings.places - inHand.size
      if (free <= 0) break
      const items = await settings.claim(free).catch((error: unknown) => {
        failed(error)
        return []
      })
      for (const item of items) take(item)
      if (items.length === free) isAskedAgain = true
    }
    isClaiming = false
  }
  const take = (item: Item) => {
    const job = settings
      .work(item)
      .catch(failed)
      .finally(() => {
        inHand.delete(job)
        if (inHand.size === settings.places - 1) void fill()
      })
    inHand.add(job)
  }

  const stopListening = context.db.bus.listen(settings.channel, () => void fill())
  const poll = setInterval(() => void fill(), settings.pollMs ?? 500)
  const heartbeat = setInterval(() => {
    if (inHand.size > 0) settings.extend().catch(failed)
  }, heartbeatMs)
  void fill()

  return {
    busy: () => inHand.size,
    stop: async (patienceMs = 5000) => {
      isStopped = true
      stopListening()
      clearInterval(poll)
      const patience = new Promise<void>((done) => setTimeout(done, patienceMs).unref())
      await Promise.race([Promise.allSettled([...inHand]), patience])
      clearInterval(heartbeat)
    },
  }
}
