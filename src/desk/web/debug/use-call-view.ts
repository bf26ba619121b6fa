import { useCallback, useMemo, useState } from 'react'
import type { CallDebug } from '#telephony/contract.ts'
import { type CallChoice, chosenOf, stepSpan } from './call-choice.ts'
import { extentOf } from './call-marks.ts'
import {
  nearWindow,
  panWindow,
  showStretch,
  type TimeWindow,
  wholeWindow,
  zoomWindow,
} from './call-window.ts'

/** What of a call is shown and what of it is looked at. */
export function useCallView(debug: CallDebug) {
  // Null is all of the call, however long it grows.
  const [part, setPart] = useState<TimeWindow | null>(null)
  const [choice, setChoice] = useState<CallChoice>(null)
  /** Which finding the words above are about; null is the worst one. */
  const [finding, setFinding] = useState<number | null>(null)
  const extentMs = extentOf(debug)
  const window = part ?? wholeWindow(extentMs)
  const chosen = useMemo(() => chosenOf(choice, debug), [choice, debug])
  const change = useCallback(
    (to: (shown: TimeWindow) => TimeWindow) => {
      const whole = wholeWindow(extentMs)
      setPart((before) => {
        const next = to(before ?? whole)
        return next.fromMs <= 0 && next.toMs >= whole.toMs ? null : next
      })
    },
    [extentMs],
  )
  const choose = useCallback(
    (next: CallChoice, { isNear = false } = {}) => {
      setChoice(next)
      const { stretch } = chosenOf(next, debug)
      if (!stretch) return
      change((shown) => showStretch(isNear ? nearWindow(shown, extentMs) : shown, stretch, extentMs))
    },
    [debug, change, extentMs],
  )
  const middleMs = () => {
    const startMs = chosen.stretch?.startMs
    const isSeen = startMs !== undefined && startMs >= window.fromMs && startMs <= window.toMs
    return isSeen ? startMs : (window.fromMs + window.toMs) / 2
  }
  return {
    window,
    isWhole: part === null,
    extentMs,
    choice,
    chosen,
    finding,
    setFinding,
    setWindow: (next: TimeWindow) => change(() => next),
    choose,
    zoom: (factor: number, aroundMs = middleMs()) =>
      change((shown) => zoomWindow(shown, { factor, aroundMs, extentMs })),
    pan: (byMs: number) => change((shown) => panWindow(shown, byMs, extentMs)),
    showAll: () => setPart(null),
    step: (step: 1 | -1) => {
      const next = stepSpan(debug.spans, { from: chosen.span?.id ?? null, step, window })
      if (next) choose({ kind: 'span', id: next.id })
    },
  }
}
export type CallView = ReturnType<typeof useCallView>
