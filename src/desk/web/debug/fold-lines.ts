import type { DiffLine } from './diff-lines.ts'

export interface DiffRun {
  kind: 'shown' | 'fold'
  key: string
  lines: DiffLine[]
}

const around = 3
const leastFolded = 4

/** Lines that did not change as runs that can be folded away, all but a few around each change. */
export function foldLines(lines: readonly DiffLine[]): DiffRun[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const runs: DiffRun[] = []
  for (const [at, line] of lines.entries()) {
    const kind = isNear[at] ? 'shown' : 'fold'
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else runs.push({ kind, key: String(at), lines: [line] })
  }
  // Folding one or two lines hides more than it saves.
  return runs.map((run) => (run.lines.length < leastFolded ? { ...run, kind: 'shown' } : run))
}
