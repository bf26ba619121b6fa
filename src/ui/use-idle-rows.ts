import { useEffect, useRef } from 'react'
import { whenIdle } from '#ui/when-idle.ts'

/** So many are laid out in a few milliseconds. */
const rowsPerSlice = 10

/**
 * For a list whose rows out of sight are not laid out (`content-visibility: auto`): lays them out too, a few at a time
 * while nothing else is to be done, for what is not laid out is not told to screen readers. Put the ref on the list.
 */
export function useIdleRows<TList extends HTMLElement>(rows: readonly unknown[] | undefined) {
  const list = useRef<TList>(null)
  useEffect(() => {
    if (rows && list.current) return layOutWhenIdle(list.current)
  }, [rows])
  return list
}

function layOutWhenIdle(list: HTMLElement): () => void {
  const waiting = [...list.children].filter(isSkipped)
  if (waiting.length === 0) return () => {}
  let cancel = () => {}
  const next = () => {
    for (const row of waiting.splice(0, rowsPerSlice)) row.style.contentVisibility = 'visible'
    if (waiting.length > 0) cancel = whenIdle(next)
  }
  cancel = whenIdle(next)
  return () => cancel()
}

function isSkipped(row: Element): row is HTMLElement {
  return row instanceof HTMLElement && row.style.contentVisibility === ''
}
