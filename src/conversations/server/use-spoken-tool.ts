import { lockConversation } from '#conversations/server/answered-messages.ts'
import { bareRun } from '#conversations/server/bare-run.ts'
import { repeatedRun, TurnOutdated } from '#conversations/server/use-tool.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { isToolName, toolCatalogue } from '#tools/catalogue.ts'
import type { ToolCall, ToolDeps, ToolRun, ToolScene } from '#tools/ports.ts'
import { deedKeyOf, runTool } from '#tools/server/run-tool.ts'
import { findDeed, keepToolCall } from '#tools/server/tool-calls.ts'

interface Caller {
  teamId: string
  turnId: string
  coversSeq: number
  /** Whether this call is still ours, asked with the conversation locked. */
  holds(tx: Transaction): Promise<boolean>
  signal: AbortSignal
}

/**
 * Runs a tool while somebody is on the line. A deed runs and is kept in one transaction with the conversation locked,
 * as in a talk by text; the caller's own line must still be this one. A database that does not answer is told to the
 * model as a tool that failed, so that the talk goes on. Throws TurnOutdated.
 */
export async function useSpokenTool(
  deps: { db: Database; tools: ToolDeps },
  caller: Caller,
  asked: { scene: ToolScene; call: ToolCall; position: number },
): Promise<ToolRun> {
  try {
    return await runInCall(deps, caller, asked)
  } catch (error) {
    if (error instanceof TurnOutdated) throw error
    return unreachable(asked)
  }
}

function runInCall(
  deps: { db: Database; tools: ToolDeps },
  caller: Caller,
  asked: { scene: ToolScene; call: ToolCall; position: number },
): Promise<ToolRun> {
  const { turnId, coversSeq } = caller
  const isWrite = isToolName(asked.call.name) && toolCatalogue[asked.call.name].nature === 'write'
  return deps.db.inLane('intake').team(caller.teamId, async (tx) => {
    if (isWrite) {
      await lockConversation(tx, asked.scene.conversationId)
      if (caller.signal.aborted || !(await caller.holds(tx))) throw new TurnOutdated()
    }
    const before = await findDeed(tx, deedKeyOf(asked.scene, asked.call))
    if (before) return repeatedRun(asked, before)
    const run = await runTool(tx, deps.tools, asked)
    if (!isWrite || run.status !== 'succeeded') return run
    const { conversationId } = asked.scene
    await keepToolCall(tx, run, { conversationId, turnId, coversSeq, position: asked.position })
    return { ...run, isKept: true }
  })
}

function unreachable({ scene, call }: { scene: ToolScene; call: ToolCall }): ToolRun {
  return bareRun(call, {
    result: {
      error: 'unavailable',
      message: 'This cannot be looked up or done right now. Offer to pass it on.',
    },
    status: 'failed',
    nature: isToolName(call.name) ? toolCatalogue[call.name].nature : 'read',
    now: scene.now,
  })
}
