import { useState } from 'react'
import type { CallRouting, NumberDetail } from '#phones/contract.ts'
import { toProblem } from '#ui/problem.ts'
import { toast } from '#ui/toast.ts'
import { tellFailure, useDeed } from '#ui/use-deed.ts'
import { callRoutingWords } from './call-routing-words.ts'
import { phonesClient, phonesQuery } from './queries.ts'

export type CallsChange = Partial<CallRouting>

/**
 * Saves what becomes of a number's calls, each choice as it is made, with an undo. A choice that lacks something stays
 * on the screen with what is missing said at its field, and is saved together with it.
 */
export function useSaveCalls(number: NumberDetail) {
  const [draft, setDraft] = useState<CallsChange>({})
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const shown: CallRouting = { ...number.calls, ...draft }
  const write = (calls: CallRouting) => phonesClient.saveCalls({ id: number.id, calls })
  const refresh = [phonesQuery.key()]
  const takeBack = useDeed(write, { refresh })
  const save = useDeed(write, {
    refresh,
    onDone: () => {
      const before = number.calls
      setDraft({})
      setProblems(new Map())
      toast({ message: callRoutingWords.saved, undo: () => takeBack.run(before) })
    },
    onFailed: (error) => {
      const { errors } = toProblem(error)
      setProblems(new Map(errors.map(({ path, message }) => [path.replace(/^calls\./, ''), message])))
      if (errors.length === 0) tellFailure(error)
    },
  })
  return {
    shown,
    problems,
    change: (change: CallsChange) => {
      const next = { ...draft, ...change }
      setDraft(next)
      save.run({ ...number.calls, ...next })
    },
  }
}
