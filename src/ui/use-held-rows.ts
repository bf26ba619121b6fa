import { useState } from 'react'

/**
 * Keeps rows where they stand while others arrive or move up above them, so that nothing jumps under the pointer.
 * Changes inside a row already shown pass at once, rows loaded below are added at the end, gone rows leave.
 * `listKey` names the list: with another filter all rows show as they come.
 */
export function useHeldRows<TRow>(rows: readonly TRow[], rowKey: (row: TRow) => string, listKey = '') {
  const keys = rows.map(rowKey)
  const [held, setHeld] = useState({ listKey, keys })
  const showNew = () => setHeld({ listKey, keys })
  if (held.listKey !== listKey) showNew()
  const step = holdRows(held.listKey === listKey ? held.keys : [], keys)
  if (held.listKey === listKey && step.keys.length > held.keys.length) setHeld({ listKey, keys: step.keys })
  const byKey = new Map(rows.map((row) => [rowKey(row), row]))
  return {
    rows: step.keys.flatMap((key) => byKey.get(key) ?? []),
    newCount: step.newCount,
    showNew,
  }
}

/** What to show of `keys` when `shown` is on screen: kept places, rows added below, and how many wait above. */
export function holdRows(shown: readonly string[], keys: readonly string[]) {
  const known = new Set(shown)
  const present = new Set(keys)
  const kept = shown.filter((key) => present.has(key))
  if (kept.length === 0) return { keys: [...keys], newCount: 0 }
  const lastKnown = keys.findLastIndex((key) => known.has(key))
  const below = keys.slice(lastKnown + 1)
  return { keys: [...kept, ...below], newCount: countMovedUp(kept, keys.slice(0, lastKnown + 1)) }
}

/** How many of `next` are new or stand before rows that came before them. */
function countMovedUp(kept: readonly string[], next: readonly string[]): number {
  const moved = new Set<string>()
  let at = 0
  for (const key of next) {
    while (moved.has(kept[at] ?? '')) at += 1
    if (kept[at] === key) at += 1
    else moved.add(key)
  }
  return moved.size
}
