import { useState } from 'react'

/**
 * Holds back rows that arrive above the first one on screen, so that nothing jumps under the pointer.
 * Changes of rows already shown pass at once. `listKey` names the list: with another filter all rows show.
 */
export function useHeldRows<TRow>(rows: readonly TRow[], rowKey: (row: TRow) => string, listKey = '') {
  const [shown, setShown] = useState({ listKey, firstKey: firstKeyOf(rows, rowKey) })
  const isOther = shown.listKey !== listKey || shown.firstKey === undefined
  const at = isOther ? 0 : rows.findIndex((row) => rowKey(row) === shown.firstKey)
  const newCount = Math.max(0, at)
  const showNew = () => setShown({ listKey, firstKey: firstKeyOf(rows, rowKey) })
  if (isOther && (rows.length > 0 || shown.listKey !== listKey)) showNew()
  return { rows: newCount > 0 ? rows.slice(newCount) : rows, newCount, showNew }
}

function firstKeyOf<TRow>(rows: readonly TRow[], rowKey: (row: TRow) => string): string | undefined {
  const first = rows[0]
  return first === undefined ? undefined : rowKey(first)
}
