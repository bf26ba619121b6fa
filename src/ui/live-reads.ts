import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What comes closer together is read together. */
const pauseMs = 100
/** A read that takes longer may have died with the network: it is broken off for the next one. */
const patienceMs = 2_000

export interface LiveRead {
  client: QueryClient
  topicPrefix: string
  queryKey: QueryKey
}

type Subscribe = (subscriber: { prefix: string; take: () => void }) => () => void

/**
 * Keeps what is read under a key fresh by what happens under a topic. What nobody looks at any more is kept stale, so
 * that whoever comes back reads it anew, until the cache lets go of it. Returns the looking away.
 */
export function createLiveReads(subscribe: Subscribe) {
  const kept = new WeakMap<QueryClient, Map<string, Kept>>()
  return ({ client, topicPrefix, queryKey }: LiveRead): (() => void) => {
    const ofClient = kept.get(client) ?? new Map<string, Kept>()
    kept.set(client, ofClient)
    const name = `${topicPrefix} ${hashKey(queryKey)}`
    const known = ofClient.get(name)
    const read = known ?? { lookers: 0, refresh: createRefresh(client, queryKey) }
    ofClient.set(name, read)
    read.lookers += 1
    if (!known) {
      const unsubscribe = subscribe({
        prefix: topicPrefix,
        take: () => {
          const isForgotten = read.lookers === 0 && client.getQueryCache().findAll({ queryKey }).length === 0
          if (!isForgotten) return read.refresh()
          unsubscribe()
          ofClient.delete(name)
        },
      })
    }
    return () => {
      read.lookers -= 1
    }
  }
}

interface Kept {
  lookers: number
  refresh: () => void
}

/**
 * Reads the queries under a key again, one time after another. A read under way is neither broken off, or a list would
 * never come while much happens, nor trusted, as it may have looked before the event.
 */
export function createRefresh(client: QueryClient, queryKey: QueryKey): () => void {
  let isDue = false
  let isAtWork = false
  const work = async () => {
    isAtWork = true
    while (isDue) {
      if (client.isFetching({ queryKey }) > 0) await atMost(patienceMs, untilRead(client, queryKey))
      isDue = false
      const pause = new Promise((resolve) => setTimeout(resolve, pauseMs))
      await Promise.all([pause, atMost(patienceMs, client.invalidateQueries({ queryKey }))])
    }
    isAtWork = false
  }
  return () => {
    isDue = true
    if (!isAtWork) void work()
  }
}

function untilRead(client: QueryClient, queryKey: QueryKey): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching({ queryKey }) > 0) return
      stop()
      resolve()
    })
  })
}

function atMost(limitMs: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
