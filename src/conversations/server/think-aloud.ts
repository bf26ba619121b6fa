import type { Timers } from '#completions/ports.ts'
import { callLimits } from '#completions/server/limits.ts'
import type { Talk, TalkLine } from '#conversations/engine/talk.ts'
import type { TurnDeps } from '#conversations/server/take-turn.ts'
import { type Thought, think, toLine } from '#conversations/server/think.ts'
import { useSpokenTool } from '#conversations/server/use-spoken-tool.ts'
import type { Transaction } from '#platform/db/database.ts'
import { isToolName, toolCatalogue } from '#tools/catalogue.ts'
import type { ToolRun } from '#tools/ports.ts'

export interface AloudDeps extends Pick<TurnDeps, 'db' | 'clock' | 'models' | 'tools'> {
  timers: Timers
}

/** One thought of a call: what it may do, and who hears it. */
export interface AloudTurn {
  teamId: string
  turnId: string
  talk: Talk
  signal: AbortSignal
  onSentence(text: string): void
  /** Whether the call is still this line's, asked with the conversation locked. */
  holds(tx: Transaction): Promise<boolean>
  /** Resolves once what was said before is on disk, or soon: asked before a deed, which must not come first. */
  settled(): Promise<unknown>
  /** Told of every tool as it is done. */
  onTool(line: TalkLine, isDeed: boolean): void
}

export interface AloudThought extends Thought {
  /** What follows for the call once this has been said. */
  afterwards: { kind: 'transfer'; phone: string; briefing: string } | { kind: 'end' } | null
}

/** A tool that takes longer has failed as far as this answer is concerned. */
const toolMs = 4_000

/**
 * Thinks about what a caller said and says it sentence by sentence. Tools are run under a short patience. Throws
 * CompletionCancelled when it is broken off, and TurnOutdated when the call is no longer this line's.
 */
export async function thinkAloud(deps: AloudDeps, turn: AloudTurn): Promise<AloudThought> {
  const { talk, turnId, signal } = turn
  const caller = { ...turn, coversSeq: talk.coversSeq }
  const thought = await think(
    {
      clock: deps.clock,
      models: deps.models,
      timers: deps.timers,
      limits: callLimits,
      signal,
      onSentence: (text) => {
        if (!signal.aborted) turn.onSentence(text)
      },
      runTool: async (scene, call, position) => {
        if (isDeed(call.name)) await turn.settled()
        const run = await inTime(deps, useSpokenTool(deps, caller, { scene, call, position }))
        turn.onTool(toLine(run), run.isKept === true)
        return run
      },
    },
    talk,
    turnId,
  )
  return { ...thought, afterwards: afterwardsOf(thought.runs) }
}

function isDeed(name: string): boolean {
  return isToolName(name) && toolCatalogue[name].nature === 'write'
}

function afterwardsOf(runs: readonly ToolRun[]): AloudThought['afterwards'] {
  const effect = runs.findLast(
    (run) => run.effect?.kind === 'transfer' || run.effect?.kind === 'end-call',
  )?.effect
  if (effect?.kind === 'transfer') return effect
  return effect ? { kind: 'end' } : null
}

/** Rejects when it takes too long: the line must not be kept waiting by a database that has gone away. */
function inTime(deps: AloudDeps, work: Promise<ToolRun>): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const takeBack = deps.timers.after(toolMs, () => reject(new Error('The tool took too long.')))
    work.then(resolve, reject).finally(takeBack)
  })
}
