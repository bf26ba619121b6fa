import { expect, test } from 'vitest'
import type { DiffLine } from './diff-lines.ts'
import { foldLines } from './fold-lines.ts'

const same = (count: number): DiffLine[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'same', text: String(at) }))
const added: DiffLine = { kind: 'added', text: 'new' }

// Sabotage: in foldLines let nothing be near.
test('what did not change is folded but for some lines around a change', () => {
  const runs = foldLines([...same(10), added, ...same(5), added, ...same(8)])
  expect(runs.map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual(['fold 7', 'shown 13', 'fold 5'])
  expect(runs.flatMap(({ lines }) => lines)).toHaveLength(25)
})

test('a few lines are not worth folding', () => {
  expect(foldLines([...same(5), added]).map(({ kind }) => kind)).toEqual(['shown', 'shown'])
})
