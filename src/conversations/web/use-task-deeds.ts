import type { QueryKey } from '@tanstack/react-query'
import type { Task } from '#conversations/contract.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { conversationWords } from './conversation-words.ts'
import { conversationsClient, conversationsQuery } from './queries.ts'

export interface TaskDeeds {
  isPending: boolean
  finish: () => void
  markCalledBack: () => void
  reopen: () => void
}

/**
 * What can be done with a message somebody left; each deed can be taken back from its toast. A page above that keeps
 * tasks in a query of its own names it in `alsoRefresh`.
 */
export function useTaskDeeds(task: Pick<Task, 'id'>, alsoRefresh: readonly QueryKey[] = []): TaskDeeds {
  const refresh = [conversationsQuery.key(), ...alsoRefresh]
  const reopen = useDeed(() => conversationsClient.reopenTask({ id: task.id }), { refresh })
  const undo = () => reopen.run()
  const finish = useDeed(() => conversationsClient.finishTask({ id: task.id }), {
    refresh,
    onDone: () => toast({ message: conversationWords.task.markedDone, undo }),
  })
  const callBack = useDeed(() => conversationsClient.markCalledBack({ id: task.id }), {
    refresh,
    onDone: () => toast({ message: conversationWords.task.markedCalledBack, undo }),
  })
  return {
    isPending: finish.isPending || callBack.isPending || reopen.isPending,
    finish: () => finish.run(),
    markCalledBack: () => callBack.run(),
    reopen: () => reopen.run(),
  }
}
