import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OutsideCall } from '#telephony/contract.ts'
import { telephonyClient, telephonyQuery } from './queries.ts'

const everyMs = 700
const endStates = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

export function isOver(call: Pick<OutsideCall, 'status'>): boolean {
  return endStates.has(call.status)
}

/** The calls of a phone somebody holds on this page: from now on it rings here until they decide. */
export function useHeldPhone(phone: string) {
  useEffect(() => {
    // A phone that cannot be held yet says so by its calls, which cannot be read either.
    telephonyClient.holdOutsidePhone({ phone }).catch(() => undefined)
  }, [phone])
  const calls = useQuery({
    ...telephonyQuery.outsideCalls.queryOptions({ input: { phone } }),
    refetchInterval: everyMs,
    retry: false,
  })
  const list = calls.data?.calls ?? []
  return { ...calls, current: list.find((call) => !isOver(call)), last: list.find(isOver) }
}
