import { implement } from '@orpc/server'
import { conversationsContract } from '#conversations/contract.ts'
import { readConversation } from '#conversations/server/read-conversation.ts'
import { readConversations } from '#conversations/server/read-conversations.ts'
import { readTasks } from '#conversations/server/read-tasks.ts'
import { reopenConversation, resolveConversation } from '#conversations/server/resolve-conversation.ts'
import { settleTask } from '#conversations/server/settle-task.ts'
import { readCursor } from '#kit/cursor.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'

export function conversationsRoutes() {
  const contract = implement(conversationsContract).$context<RequestContext>()
  return {
    list: contract.list.handler(({ context, input }) => {
      const ctx = teamContext(context)
      const filter = {
        status: input.status,
        botId: input.botId ?? null,
        contactId: input.contactId ?? null,
        search: input.search || null,
        after: readCursor(input.cursor),
        limit: input.limit,
      }
      return ctx.db.team(ctx.teamId, (tx) => readConversations(tx, filter))
    }),
    get: contract.get.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readConversation(tx, input.id))
    }),
    resolve: contract.resolve.handler(({ context, input }) =>
      resolveConversation(teamContext(context), input.id),
    ),
    reopen: contract.reopen.handler(({ context, input }) =>
      reopenConversation(teamContext(context), input.id),
    ),
    tasks: contract.tasks.handler(({ context, input }) => {
      const ctx = teamContext(context)
      const filter = { state: input.state, after: readCursor(input.cursor), limit: input.limit }
      return ctx.db.team(ctx.teamId, (tx) => readTasks(tx, filter))
    }),
    finishTask: contract.finishTask.handler(({ context, input }) =>
      settleTask(teamContext(context), { id: input.id, state: 'done' }),
    ),
    markCalledBack: contract.markCalledBack.handler(({ context, input }) =>
      settleTask(teamContext(context), { id: input.id, state: 'called_back' }),
    ),
    reopenTask: contract.reopenTask.handler(({ context, input }) =>
      settleTask(teamContext(context), { id: input.id, state: 'open' }),
    ),
  }
}
