import { implement } from '@orpc/server'
import { readCompletion } from '#completions/server/read-completion.ts'
import { conversationsContract } from '#conversations/contract.ts'
import { countConversations } from '#conversations/server/count-conversations.ts'
import { readConversation } from '#conversations/server/read-conversation.ts'
import { readConversations } from '#conversations/server/read-conversations.ts'
import { readNeighbours } from '#conversations/server/read-neighbours.ts'
import { readTasks } from '#conversations/server/read-tasks.ts'
import { reopenConversation, resolveConversation } from '#conversations/server/resolve-conversation.ts'
import { settleTask } from '#conversations/server/settle-task.ts'
import { requireOwn, requirePlace } from '#platform/db/require-own.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'

export function conversationsRoutes() {
  const contract = implement(conversationsContract).$context<RequestContext>()
  return {
    list: contract.list.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, async (tx) => {
        await requireOwn(tx, 'bots', input.botId)
        await requireOwn(tx, 'contacts', input.contactId)
        return readConversations(tx, {
          status: input.status,
          botId: input.botId ?? null,
          contactId: input.contactId ?? null,
          search: input.search || null,
          after: await requirePlace(tx, 'conversations', input.cursor),
          limit: input.limit,
        })
      })
    }),
    counts: contract.counts.handler(({ context }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, countConversations)
    }),
    get: contract.get.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readConversation(tx, input.id, input.messages))
    }),
    neighbours: contract.neighbours.handler(({ context, input: { id, ...list } }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, async (tx) => {
        await requireOwn(tx, 'bots', list.botId)
        await requireOwn(tx, 'contacts', list.contactId)
        return readNeighbours(tx, id, {
          status: list.status,
          botId: list.botId ?? null,
          contactId: list.contactId ?? null,
          search: list.search || null,
        })
      })
    }),
    completion: contract.completion.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readCompletion(tx, input.id))
    }),
    resolve: contract.resolve.handler(({ context, input }) =>
      resolveConversation(teamContext(context), input.id),
    ),
    reopen: contract.reopen.handler(({ context, input }) =>
      reopenConversation(teamContext(context), input.id),
    ),
    tasks: contract.tasks.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, async (tx) => {
        const after = await requirePlace(tx, 'tasks', input.cursor)
        return readTasks(tx, { state: input.state, after, limit: input.limit })
      })
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
