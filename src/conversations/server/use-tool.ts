import { isStillAsked, lockConversation } from '#conversations/server/answered-messages.ts'
import { bareRun } from '#conversations/server/bare-run.ts'
import { holdLease, type TurnClaim } from '#conversations/server/store.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { isToolName, toolCatalogue } from '#tools/catalogue.ts'
import type { ToolCall, ToolDeps, ToolRun, ToolScene } from '#tools/ports.ts'
import { deedKeyOf, runTool } from '#tools/server/run-tool.ts'
import { findDeed, keepToolCall } from '#tools/server/tool-calls.ts'

/** The contact wrote again, or another node has the talk: whatever was being thought is not to be done any more. */
export class TurnOutdated extends Error {}

interface Turn {
  claim: TurnClaim
  turnId: string
  coversSeq: number
}

/**
 * Runs a tool in a turn. What changes anything runs and is kept in one transaction, with the conversation locked: it
 * and the contact's next text happen one after the other, and a deed done before under the same key is not done again.
 * Throws TurnOutdated.
 */
export async function useTool(
  deps: { db: Database; tools: ToolDeps },
  turn: Turn,
  asked: { scene: ToolScene; call: ToolCall; position: number },
): Promise<ToolRun> {
  const { claim, turnId, coversSeq } = turn
  const isWrite = isToolName(asked.call.name) && toolCatalogue[asked.call.name].nature === 'write'
  return deps.db.team(claim.teamId, async (tx) => {
    if (isWrite) await keepHold(tx, turn, asked.scene)
    const before = await findDeed(tx, deedKeyOf(asked.scene, asked.call))
    if (before) return repeatedRun(asked, before)
    const run = await runTool(tx, deps.tools, asked)
    if (isWrite && run.status === 'succeeded') {
      const { position } = asked
      await keepToolCall(tx, run, { conversationId: claim.conversationId, turnId, coversSeq, position })
      return { ...run, isKept: true }
    }
    return run
  })
}

async function keepHold(tx: Transaction, { claim, coversSeq }: Turn, scene: ToolScene): Promise<void> {
  // Conversation before lease, the order in which an arriving text takes them.
  await lockConversation(tx, scene.conversationId)
  if (!(await holdLease(tx, claim))) throw new TurnOutdated()
  if (!(await isStillAsked(tx, { conversationId: scene.conversationId, coversSeq }))) throw new TurnOutdated()
}

/** A deed done before under the same key: its result, and nothing done again. */
export function repeatedRun(
  { scene, call }: { scene: ToolScene; call: ToolCall },
  result: Record<string, unknown>,
): ToolRun {
  const run = bareRun(call, { result, status: 'succeeded', nature: 'write', now: scene.now })
  return { ...run, isRepeat: true }
}
