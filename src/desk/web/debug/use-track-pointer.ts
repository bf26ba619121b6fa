import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { panWindow, type TimeWindow } from './call-window.ts'
import type { CallView } from './use-call-view.ts'

const leastPx = 4

/** Pulls the lanes sideways; what was pulled is not chosen when the pointer is let go. A click beside all chooses nothing. */
export function useTrackPointer(tracks: RefObject<HTMLElement | null>, view: CallView) {
  const drag = useRef<{ x: number; window: TimeWindow } | null>(null)
  const hasMoved = useRef(false)
  const { window, extentMs, setWindow, choose } = view
  return {
    onPointerDown: (event: PointerEvent) => {
      hasMoved.current = false
      if (event.button === 0) drag.current = { x: event.clientX, window }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current
      if (!held || (!hasMoved.current && Math.abs(event.clientX - held.x) < leastPx)) return
      if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
      hasMoved.current = true
      const widthPx = tracks.current?.clientWidth ?? 1
      const msPerPx = (held.window.toMs - held.window.fromMs) / Math.max(1, widthPx)
      setWindow(panWindow(held.window, (held.x - event.clientX) * msPerPx, extentMs))
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onClick: (event: MouseEvent) => {
      if (hasMoved.current) return
      const option = event.target instanceof Element ? event.target.closest('[data-span]') : null
      const id = option?.getAttribute('data-span')
      choose(id ? { kind: 'span', id } : null)
    },
  }
}
