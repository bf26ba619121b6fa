import type { RecordedTool } from '#telephony/engine/call-record.ts'

/** A question to a model that was answered, and how many tools it asked for. */
export interface ToolRound {
  startMs: number
  endMs: number
  toolCalls: number
}

type Untimed = Omit<RecordedTool, 'startMs' | 'durationMs' | 'workMs'>

/**
 * When the tools of a turn were at work. A tool is written down with the turn's own moment, so its place is worked out:
 * between the answer that asked for it and the next question to the model, in proportion where there were several. That
 * is how long the talk waited for it, the way to the database included; `workMs` is what the tool itself counted.
 */
export function placeTools(
  tools: readonly (Untimed & { workMs: number })[],
  rounds: readonly ToolRound[],
  fromMs: number,
): RecordedTool[] {
  const left = [...tools].sort((one, other) => one.position - other.position)
  const placed = rounds.flatMap((round, place) => {
    const share = left.splice(0, round.toolCalls)
    const next = rounds[place + 1]
    const worked = share.reduce((sum, tool) => sum + tool.workMs, 0)
    const lengthMs = next ? Math.max(0, next.startMs - round.endMs) : worked
    return inProportion(share, { startMs: round.endMs, lengthMs })
  })
  // Nobody is known to have asked for these.
  const restMs = left.reduce((sum, tool) => sum + tool.workMs, 0)
  const reachedMs = placed.at(-1) ? (rounds.at(-1)?.endMs ?? fromMs) : fromMs
  return [...placed, ...inProportion(left, { startMs: reachedMs, lengthMs: restMs })]
}

function inProportion(
  tools: readonly (Untimed & { workMs: number })[],
  { startMs, lengthMs }: { startMs: number; lengthMs: number },
): RecordedTool[] {
  // A tool that counted nothing still took its part.
  const weights = tools.map((tool) => Math.max(1, tool.workMs))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let done = 0
  return tools.map((tool, place) => {
    const from = Math.round(startMs + (done / total) * lengthMs)
    done += weights[place] ?? 0
    const to = Math.round(startMs + (done / total) * lengthMs)
    return { ...tool, startMs: from, durationMs: to - from }
  })
}
