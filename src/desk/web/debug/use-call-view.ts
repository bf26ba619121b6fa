import { useState } from 'react'
import type { CallDebug } from '#telephony/contract.ts'
import { type CallChoice, chosenOf, stepSpan } from './call-choice.ts'
import { extentOf } from './call-marks.ts'
import { panWindow, showStretch, type TimeWindow, wholeWindow, zoomWindow } from './call-window.ts'

/** What of a call is shown and what of it is looked at. */
export function useCallView(debug: CallDebug) {
  // Null is all of the call, however long it grows.
  const [part, setPart] = useState<TimeWindow | null>(null)
  const [choice, setChoice] = useState<CallChoice>(null)
  /** Which finding the words above are about; null is the worst one. */
  const [finding, setFinding] = useState<number | null>(null)
  const extentMs = extentOf(debug)
  const whole = wholeWindow(extentMs)
  const window = part ?? whole
  const chosen = chosenOf(choice, debug)
  const setWindow = (next: TimeWindow) => setPart(next.fromMs <= 0 && next.toMs >= whole.toMs ? null : next)
  const choose = (next: CallChoice, { isNear = false } = {}) => {
    setChoice(next)
    const { stretch } = chosenOf(next, debug)
    if (stretch) setWindow(showStretch(isNear ? nearWindow(window, extentMs) : window, stretch, extentMs))
  }
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
    setWindow,
    choose,
    zoom: (factor: number, aroundMs = middleMs()) =>
      setWindow(zoomWindow(window, { factor, aroundMs, extentMs })),
    pan: (byMs: number) => setWindow(panWindow(window, byMs, extentMs)),
    showAll: () => setPart(null),
    step: (step: 1 | -1) => {
      const next = stepSpan(debug.spans, { from: chosen.span?.id ?? null, step, window })
      if (next) choose({ kind: 'span', id: next.id })
    },
  }
}

/** So much of a call that single words can be told apart; what shows less stays. */
const nearMs = 24_000

function nearWindow(window: TimeWindow, extentMs: number): TimeWindow {
  const isFar = window.toMs - window.fromMs > nearMs && extentMs > nearMs * 2
  // Out of sight of everything, so that the stretch comes to its middle.
  return isFar ? { fromMs: -1 - nearMs, toMs: -1 } : window
}

export type CallView = ReturnType<typeof useCallView>
