import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConversationDetail } from '#conversations/contract.ts'
import { conversationsClient, conversationsQuery } from '#conversations/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'

/** One conversation, read again whenever something happens in it or to its tasks. */
export function useConversation(id: string) {
  const options = conversationsQuery.get.queryOptions({ input: { id } })
  useLiveInvalidate(`conversation.${id}`, options.queryKey)
  useLiveInvalidate('task.', options.queryKey)
  return useQuery(options)
}

/** Resolving and reopening, each with an undo. */
export function useConversationDeeds(id: string) {
  const client = useQueryClient()
  const refresh = [conversationsQuery.list.key()]
  const show = (detail: ConversationDetail) =>
    client.setQueryData(conversationsQuery.get.queryKey({ input: { id } }), detail)
  const undoResolve = useDeed(() => conversationsClient.reopen({ id }), { refresh, onDone: show })
  const undoReopen = useDeed(() => conversationsClient.resolve({ id }), { refresh, onDone: show })
  const resolve = useDeed(() => conversationsClient.resolve({ id }), {
    refresh,
    onDone: (detail) => {
      show(detail)
      toast({ message: 'Conversation resolved', undo: () => undoResolve.run() })
    },
  })
  const reopen = useDeed(() => conversationsClient.reopen({ id }), {
    refresh,
    onDone: (detail) => {
      show(detail)
      toast({ message: 'Conversation reopened', undo: () => undoReopen.run() })
    },
  })
  return {
    resolve: () => resolve.run(),
    reopen: () => reopen.run(),
    isPending: resolve.isPending || reopen.isPending,
  }
}
