import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CarrierFault, CarrierFaultInForce } from '#telephony/contract.ts'
import { tellFailure, useDeed } from '#ui/use-deed.ts'
import { stillInForce } from './fault-plan.ts'
import { telephonyClient, telephonyQuery } from './queries.ts'

const everyMs = 2000
const none: readonly CarrierFaultInForce[] = []

/** What the emulated carrier does wrong on purpose, read from it; set at once, with a way back. */
export function useFaults() {
  const client = useQueryClient()
  const queryOptions = telephonyQuery.faults.queryOptions()
  const query = useQuery({ ...queryOptions, refetchInterval: everyMs, retry: false })
  // What was asked for shows at once; what the carrier says takes its place.
  const [asked, setAsked] = useState<readonly CarrierFaultInForce[] | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const plan = asked ?? query.data?.faults ?? none
  const set = useDeed(async ({ faults }: Change) => telephonyClient.setFaults({ faults }), {
    refresh: [telephonyQuery.faults.key()],
    onDone: (now, { undo }) => {
      client.setQueryData(queryOptions.queryKey, now)
      setAsked(null)
      setUndo(undo)
    },
    onFailed: (error) => {
      setAsked(null)
      tellFailure(error)
    },
  })
  const run = (change: Change) => {
    setAsked(change.faults.map((fault) => ({ ...fault, matched: 0, hit: 0 })))
    set.run(change)
  }
  return {
    plan,
    query,
    isPending: set.isPending,
    /** Takes the place of all faults. `what` is what was changed, for the way back. */
    set: (faults: CarrierFault[], what: string) =>
      run({ faults, undo: { what, faults: stillInForce(plan) } }),
    /** The last change taken back; null when there is none. */
    undo: undo && { what: undo.what, run: () => run({ faults: undo.faults, undo: null }) },
  }
}

interface Undo {
  what: string
  faults: CarrierFault[]
}

interface Change {
  faults: CarrierFault[]
  undo: Undo | null
}
