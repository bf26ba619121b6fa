export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Longer texts than this are not compared line by line in their middle, only at both ends. */
const mostCells = 4_000_000

/** How `after` differs from `before`, line by line: the fewest lines added and removed. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return [
    ...now.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...now.slice(now.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** By the longest run of lines that both have in common. */
function middle(old: readonly string[], now: readonly string[]): DiffLine[] {
  if (old.length * now.length > mostCells)
    return [...old.map((text) => line('removed', text)), ...now.map((text) => line('added', text))]
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const found: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [oldLine, newLine] = [old[row], now[column]]
    if (oldLine !== undefined && oldLine === newLine) {
      found.push(line('same', oldLine))
      row++
      column++
    } else if (
      oldLine !== undefined &&
      (newLine === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      found.push(line('removed', oldLine))
      row++
    } else {
      found.push(line('added', newLine ?? ''))
      column++
    }
  }
  return found
}

function line(kind: DiffLine['kind'], text: string): DiffLine {
  return { kind, text }
}
