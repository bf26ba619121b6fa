import { type PointerEvent, type RefObject, useRef } from 'react'
import { type BrushDrag, dragTo, grab } from './brush-drag.ts'
import { clampWindow, wholeWindow } from './call-window.ts'
import type { CallView } from './use-call-view.ts'

const nearPx = 8
const leastPx = 4

/** The pointer on the map: pulls an edge, moves the part, draws a new one; a click shows what is around it. */
export function useBrush(box: RefObject<HTMLElement | null>, view: CallView) {
  const drag = useRef<(BrushDrag & { x: number; isMoved: boolean }) | null>(null)
  const { window, extentMs, setWindow } = view
  const msPerPx = () => wholeWindow(extentMs).toMs / Math.max(1, box.current?.clientWidth ?? 1)
  const timeAt = (event: PointerEvent) =>
    (event.clientX - (box.current?.getBoundingClientRect().left ?? 0)) * msPerPx()
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      box.current?.setPointerCapture(event.pointerId)
      const nearMs = nearPx * msPerPx()
      drag.current = {
        ...grab(timeAt(event), { window, extentMs, nearMs }),
        ...{ x: event.clientX, isMoved: false },
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current
      if (!held) return
      held.isMoved ||= Math.abs(event.clientX - held.x) >= leastPx
      if (held.isMoved) setWindow(dragTo(held, timeAt(event), extentMs))
    },
    onPointerUp: (event: PointerEvent) => {
      const held = drag.current
      drag.current = null
      if (!held || held.isMoved) return
      const whole = wholeWindow(extentMs).toMs
      const shown = window.toMs - window.fromMs
      const lengthMs = shown >= whole ? whole / 4 : shown
      const atMs = timeAt(event)
      if (held.hold === 'new')
        setWindow(clampWindow({ fromMs: atMs - lengthMs / 2, toMs: atMs + lengthMs / 2 }, extentMs))
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }
}
