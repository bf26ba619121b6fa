import { useQuery } from '@tanstack/react-query'
import { isOver } from './call-words.ts'
import { telephonyQuery } from './queries.ts'

const everyMs = 700

/** The call a phone is on or that rings there, and the last one that ended. */
export function usePhoneCalls(phone: string) {
  const calls = useQuery({
    ...telephonyQuery.outsideCalls.queryOptions({ input: { phone } }),
    refetchInterval: everyMs,
    retry: false,
  })
  const list = calls.data?.calls ?? []
  return { ...calls, current: list.find((call) => !isOver(call)), last: list.find(isOver) }
}
