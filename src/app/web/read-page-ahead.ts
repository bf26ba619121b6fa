import type { Query, QueryClient } from '@tanstack/react-query'
import { firstReadKey } from '#kit/first-read-key.ts'
import { readAhead } from '#ui/rpc.ts'
import { readsOfPageAt } from '../first-reads.ts'
import { appRpc } from './queries.ts'

/** A page that would be drawn without its answers and then once more with them waits for them, as long as nobody minds. */
const mostWaitMs = 300

/**
 * Asks what the page of an address reads first while its code is on its way; not what is here and still counts. The first
 * page of all has its answers in its document. Settled when all is here that the page has nothing of yet, or late.
 */
export async function readPageAhead(client: QueryClient, href: string): Promise<void> {
  const profile = client.getQueryData(appRpc.query.profile.get.queryKey())?.profile
  if (!profile) return
  const { staleTime } = client.getDefaultOptions().queries ?? {}
  const known = keysOf(client, (query) => query.state.data !== undefined)
  const fresh = keysOf(client, (query) => !query.isStaleByTime(Number(staleTime)))
  const reads = readsOfPageAt(href, () => todayIn(profile.timeZone)).filter(
    ([operation, input]) => !fresh.has(firstReadKey(operation, input)),
  )
  const isDrawn = reads.every(([operation, input]) => known.has(firstReadKey(operation, input)))
  const here = readAhead(reads)
  if (!isDrawn) await Promise.race([here, new Promise((resolve) => setTimeout(resolve, mostWaitMs))])
}

function keysOf(client: QueryClient, predicate: (query: Query) => boolean): ReadonlySet<string> {
  const found = client.getQueryCache().findAll({ predicate })
  return new Set(
    found.map(({ queryKey: [path, of] }) => firstReadKey((path as string[]).join('/'), inputOf(of))),
  )
}

const inputOf = (of: unknown) => (of as { input?: unknown } | undefined)?.input

/** Swedes write a date as it stands in addresses. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
