import type { ToolRun } from '#tools/ports.ts'

/** A run of a tool that did no deed of its own: refused, out of reach, or done before. */
export function bareRun(
  call: { id: string; name: string; arguments: unknown },
  how: Pick<ToolRun, 'result' | 'status' | 'nature'> & { now: Date },
): ToolRun {
  return {
    id: call.id,
    name: call.name,
    arguments: call.arguments as Record<string, unknown>,
    result: how.result,
    status: how.status,
    nature: how.nature,
    receipt: null,
    effect: null,
    collected: [],
    deedKey: null,
    startedAt: how.now,
    durationMs: 0,
  }
}
