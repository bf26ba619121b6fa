import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { TrafficEntry } from '#telephony/contract.ts'
import { telephonyClient, telephonyQuery } from './queries.ts'

export type TrafficItem = z.infer<typeof TrafficEntry>

const pageSize = 500
const mostKept = 1000
const everyMs = 1000

/** What crosses the wire, the newest last, asked for each second while not paused. */
export function useTraffic(isPaused: boolean) {
  const client = useQueryClient()
  const queryKey = [...telephonyQuery.traffic.key(), 'tail']
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<TrafficItem[]>(queryKey) ?? []
      return [...known, ...(await readAfter(known.at(-1)?.id ?? 0, signal))].slice(-mostKept)
    },
    refetchInterval: everyMs,
    enabled: !isPaused,
    structuralSharing: false,
    retry: false,
  })
}

async function readAfter(after: number, signal: AbortSignal): Promise<TrafficItem[]> {
  const { entries } = await telephonyClient.traffic({ after, limit: pageSize }, { signal })
  const last = entries.at(-1)
  if (!last || entries.length < pageSize) return entries
  return [...entries, ...(await readAfter(last.id, signal))]
}
