import { useQuery } from '@tanstack/react-query'
import { isOver } from './call-words.ts'
import { telephonyQuery } from './queries.ts'

const everyMs = 700
const idleMs = 3000

/** The call a phone is on or that rings there, and the last one that ended. Idle, it is asked for less often. */
export function usePhoneCalls(phone: string, { isIdle = false } = {}) {
  const calls = useQuery({
    ...telephonyQuery.outsideCalls.queryOptions({ input: { phone } }),
    refetchInterval: ({ state }) => (isIdle && (state.data?.calls ?? []).every(isOver) ? idleMs : everyMs),
    retry: false,
  })
  const list = calls.data?.calls ?? []
  return { ...calls, current: list.find((call) => !isOver(call)), last: list.find(isOver) }
}
