import { useQuery } from '@tanstack/react-query'
import type { CallItem } from '#telephony/contract.ts'
import { telephonyQuery } from '#telephony/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'

const none: readonly CallItem[] = []

/** The calls of a conversation, oldest first; the one that is open is named in the address, else it is the newest. */
export function useCalls(conversationId: string) {
  const options = telephonyQuery.conversationCalls.queryOptions({ input: { id: conversationId } })
  useLiveInvalidate(`conversation.${conversationId}`, options.queryKey)
  const { data, error, refetch } = useQuery(options)
  const address = useUrlFilters(['call'])
  const calls = data?.items ?? none
  const open = calls.find((call) => call.id === address.values.call) ?? calls.at(-1)
  return {
    calls,
    isLoaded: data !== undefined,
    error,
    refetch,
    open,
    setOpen: (callId: string) => address.set('call', callId),
  }
}
export type Calls = ReturnType<typeof useCalls>

/** What one reads again while a call goes on though nothing is told of it, such as how long it is by now. */
const liveMs = 2_000

/** How a call went, moment by moment; it follows a call that goes on. Nothing is read without a call. */
export function useCallDebug({
  conversationId,
  callId,
}: {
  conversationId: string
  callId: string | undefined
}) {
  const options = telephonyQuery.callDebug.queryOptions({ input: { id: callId ?? '' } })
  useLiveInvalidate(`conversation.${conversationId}`, options.queryKey)
  return useQuery({
    ...options,
    enabled: callId !== undefined,
    refetchInterval: ({ state }) => (state.data?.isLive ? liveMs : false),
  })
}
