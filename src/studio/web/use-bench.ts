import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BenchTalk } from '#studio/contract.ts'
import { toProblem } from '#ui/problem.ts'
import { useDeed } from '#ui/use-deed.ts'
import { benchClient, benchQuery } from './queries.ts'
import type { Draft } from './use-draft.ts'

export interface BenchScene {
  channel: BenchTalk['channel']
  /** `2026-11-26T21:30` on the team's wall clock; null: now. */
  pretendAt: string | null
}

/** A practice talk with the draft: what is typed goes to the server once the last edit is saved. */
export function useBench(botId: string, draft: Draft, isOff: boolean) {
  const client = useQueryClient()
  const options = benchQuery.latest.queryOptions({ input: { botId } })
  const latest = useQuery({ ...options, enabled: !isOff, staleTime: Number.POSITIVE_INFINITY })
  const [scene, setScene] = useState<BenchScene>()
  const [unsent, setUnsent] = useState<string>()
  const [fault, setFault] = useState('')
  const talk = latest.data?.talk ?? null
  const now: BenchScene = scene ?? { channel: talk?.channel ?? 'chat', pretendAt: null }
  const show = (next: BenchTalk) => {
    setUnsent(undefined)
    client.setQueryData(options.queryKey, { talk: next })
  }
  const say = useDeed(
    async (text: string) => {
      await draft.flush()
      const open = talk ?? (await benchClient.start({ botId, ...now }))
      return benchClient.say({ talkId: open.id, text })
    },
    {
      onDone: show,
      onFailed: (error) => {
        const problem = toProblem(error)
        setFault(problem.errors[0]?.message ?? problem.detail ?? `${problem.title}.`)
        if (problem.status === 404) void latest.refetch()
      },
    },
  )
  const restart = useDeed(
    (next: BenchScene) =>
      talk ? benchClient.restart({ talkId: talk.id, ...next }) : benchClient.start({ botId, ...next }),
    { onDone: show },
  )
  return {
    talk,
    scene: now,
    latest,
    /** What was said and has no answer yet. */
    unsent,
    /** Why it has none. */
    fault,
    isAnswering: say.isPending,
    isRestarting: restart.isPending,
    say: (text: string) => {
      setUnsent(text)
      say.run(text)
    },
    drop: () => setUnsent(undefined),
    restart: (next: Partial<BenchScene> = {}) => {
      const wanted = { ...now, ...next }
      setScene(wanted)
      restart.run(wanted)
    },
  }
}
export type Bench = ReturnType<typeof useBench>
