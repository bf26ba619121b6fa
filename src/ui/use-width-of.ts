import { type RefObject, useEffect, useState } from 'react'

/** How wide an element is, in pixels; 0 until it is measured. */
export function useWidthOf(ref: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return widthPx
}
