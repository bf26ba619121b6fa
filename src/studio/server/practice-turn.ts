import type { Appointments } from '#booking/ports.ts'
import type { ModelSource } from '#completions/ports.ts'
import type { CompletionRecord } from '#completions/server/completion-record.ts'
import type { Talk, TalkLine } from '#conversations/engine/talk.ts'
import { think } from '#conversations/server/think.ts'
import { newId } from '#kit/ids.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { BenchLine } from '#studio/contract.ts'
import { runTool } from '#tools/server/run-tool.ts'

export interface PracticeTurn {
  db: Database
  clock: Clock
  models: ModelSource
  /** A practice calendar: what it writes is the bench's own. */
  calendar: Appointments
  teamId: string
}

/** The same thinking as in a live turn, with tools that write nothing outside the bench. */
export async function takePracticeTurn(
  { db, clock, models, calendar, teamId }: PracticeTurn,
  talk: Talk,
  rev: number,
): Promise<{ turnId: string; line: Extract<BenchLine, { role: 'bot' }>; completions: CompletionRecord[] }> {
  const startedAt = performance.now()
  const turnId = newId('turn', clock.now().getTime())
  const thought = await think(
    {
      clock,
      models,
      runTool: (scene, call) => db.team(teamId, (tx) => runTool(tx, { calendar }, { scene, call })),
    },
    talk,
    turnId,
  )
  const answered = thought.completions.findLast(({ output }) => output !== null) ?? thought.completions.at(-1)
  const line = {
    role: 'bot' as const,
    id: newId('msg', clock.now().getTime()),
    text: thought.text,
    at: clock.now().toISOString(),
    tookMs: Math.round(performance.now() - startedAt),
    engine: answered?.engine ?? 'builtin',
    model: answered?.model ?? '',
    rev,
    facts: factsOf(thought.completions),
    tools: thought.runs.map(({ id, name, arguments: given, result, status, durationMs, receipt }) => ({
      id,
      name,
      arguments: given,
      result,
      status,
      durationMs,
      receipt: receipt && { id: receipt.id, kind: receipt.kind, label: receipt.label },
    })),
    replaced: thought.claims.replaced.map(({ sentence }) => sentence),
  }
  return { turnId, line, completions: thought.completions }
}

/** The talk so far as the turn engine reads it. */
export function toTalkLines(lines: readonly BenchLine[]): TalkLine[] {
  return lines.flatMap((line, index): TalkLine[] => {
    const spoken = {
      kind: 'line' as const,
      role: line.role,
      text: line.text,
      at: new Date(line.at),
      messageId: line.id,
      seq: index + 1,
    }
    if (line.role === 'contact') return [spoken]
    const tools = line.tools.map(({ id, name, arguments: given, result }) => ({
      kind: 'tool' as const,
      id,
      name,
      arguments: given,
      result,
    }))
    return [...tools, spoken]
  })
}

interface TracedOutput {
  providerMetadata?: { parley?: { trace?: { facts?: { path: string; text: string }[] } } }
}

function factsOf(completions: readonly CompletionRecord[]): { path: string; text: string }[] {
  return completions.flatMap(
    ({ output }) => (output as TracedOutput | null)?.providerMetadata?.parley?.trace?.facts ?? [],
  )
}
