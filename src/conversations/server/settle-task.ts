import type { Task } from '#conversations/contract.ts'
import { readTask } from '#conversations/server/read-tasks.ts'
import type { Context } from '#platform/context.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Marks a message as done or called back, or open again. Doing it twice changes nothing. Throws NotFound. */
export async function settleTask(ctx: Context, input: { id: string; state: Task['state'] }): Promise<Task> {
  requireRole(ctx.actor, 'agent')
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await readTask(tx, input.id)
    if (before.state === input.state) return before
    const isOpen = input.state === 'open'
    await tx.query(
      'update tasks set state = $3, settled_at = $4, settled_by = $5 where team_id = $1 and id = $2',
      [tx.teamId, input.id, input.state, isOpen ? null : ctx.clock.now(), isOpen ? null : by],
    )
    await writeAudit(tx, ctx, {
      action: isOpen ? 'task.reopened' : input.state === 'done' ? 'task.done' : 'task.called_back',
      objectKind: 'task',
      objectId: input.id,
      before: { state: before.state },
      after: { state: input.state },
    })
    await publishLive(tx, { topic: `task.${input.id}`, payload: { state: input.state } })
    await publishLive(tx, { topic: `conversation.${before.conversationId}`, payload: { taskId: input.id } })
    return readTask(tx, input.id)
  })
}
