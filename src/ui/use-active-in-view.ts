import { useEffect, useRef } from 'react'

/** Keeps the chosen one of a row that scrolls sideways in sight; moves nothing else. Put the ref on the row. */
export function useActiveInView<TRow extends HTMLElement>(active: string) {
  const row = useRef<TRow>(null)
  useEffect(() => {
    const frame = row.current
    const chosen = frame?.querySelector(`:is([aria-current='page'], [aria-selected='true'])`)
    if (!frame || !chosen || active === '') return
    const [inner, outer] = [chosen.getBoundingClientRect(), frame.getBoundingClientRect()]
    const edge = 16
    if (inner.right > outer.right - edge) frame.scrollLeft += inner.right - outer.right + edge
    else if (inner.left < outer.left + edge) frame.scrollLeft -= outer.left + edge - inner.left
  }, [active])
  return row
}
