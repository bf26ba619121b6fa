import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { conversationsClient, conversationsQuery } from '#conversations/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { talkWords } from './talk-words.ts'

/** One conversation, read again whenever something happens in it or to its tasks; the newest of a very long one first. */
export function useConversation(id: string) {
  const [allOf, setAllOf] = useState<string>()
  const isAll = allOf === id
  const options = conversationsQuery.get.queryOptions({ input: isAll ? { id, messages: 'all' } : { id } })
  useLiveInvalidate(`conversation.${id}`, options.queryKey)
  useLiveInvalidate('task.', options.queryKey)
  // The words that are there stay until all of them are, or those of the next conversation.
  const read = useQuery({ ...options, placeholderData: keepPreviousData })
  return { ...read, showAll: () => setAllOf(id) }
}

/** Resolving and reopening, each with an undo. */
export function useConversationDeeds(id: string) {
  const client = useQueryClient()
  const refresh = [conversationsQuery.list.key(), conversationsQuery.counts.key()]
  const show = (detail: ConversationDetail) =>
    client.setQueryData(conversationsQuery.get.queryKey({ input: { id } }), detail)
  const undoResolve = useDeed(() => conversationsClient.reopen({ id }), { refresh, onDone: show })
  const undoReopen = useDeed(() => conversationsClient.resolve({ id }), { refresh, onDone: show })
  const resolve = useDeed(() => conversationsClient.resolve({ id }), {
    refresh,
    onDone: (detail) => {
      show(detail)
      toast({ message: talkWords.deeds.resolved, undo: () => undoResolve.run() })
    },
  })
  const reopen = useDeed(() => conversationsClient.reopen({ id }), {
    refresh,
    onDone: (detail) => {
      show(detail)
      toast({ message: talkWords.deeds.reopened, undo: () => undoReopen.run() })
    },
  })
  return {
    resolve: () => resolve.run(),
    reopen: () => reopen.run(),
    isPending: resolve.isPending || reopen.isPending,
  }
}
