import type { QueryClient } from '@tanstack/react-query'
import { firstReadKey } from '#kit/first-read-key.ts'
import { readAhead } from '#ui/rpc.ts'
import { readsOfPageAt } from '../first-reads.ts'
import { appRpc } from './queries.ts'

/**
 * Asks what the page of an address reads first while its code is on its way; not what is here and still counts. The first
 * page of all has its answers in its document.
 */
export function readPageAhead(client: QueryClient, href: string): void {
  const profile = client.getQueryData(appRpc.query.profile.get.queryKey())?.profile
  if (!profile) return
  const { staleTime } = client.getDefaultOptions().queries ?? {}
  const fresh = new Set(
    client
      .getQueryCache()
      .findAll({ predicate: (query) => !query.isStaleByTime(Number(staleTime)) })
      .map(({ queryKey: [path, of] }) => firstReadKey((path as string[]).join('/'), inputOf(of))),
  )
  readAhead(
    readsOfPageAt(href, () => todayIn(profile.timeZone)).filter(
      ([operation, input]) => !fresh.has(firstReadKey(operation, input)),
    ),
  )
}

const inputOf = (of: unknown) => (of as { input?: unknown } | undefined)?.input

/** Swedes write a date as it stands in addresses. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
