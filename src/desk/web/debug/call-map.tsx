import { type KeyboardEvent, memo, useMemo, useRef } from 'react'
import type { CallDebug } from '#telephony/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { callMarks } from './call-marks.ts'
import { placeIn, wholeWindow } from './call-window.ts'
import { debugWords } from './debug-words.ts'
import { useBrush } from './use-brush.ts'
import type { CallView } from './use-call-view.ts'

/** Drawn anew only when the call goes on, not while one moves over it. */
const Strip = memo(TurnStrip)

/** All of a call as its strip, and on it the part that is shown below: drawn, moved and stretched there. */
export function CallMap({ debug, view }: { debug: CallDebug; view: CallView }) {
  const { window, extentMs, isWhole, chosen } = view
  const box = useRef<HTMLDivElement>(null)
  const brush = useBrush(box, view)
  const marks = useMemo(() => callMarks(debug, extentMs), [debug, extentMs])
  const whole = wholeWindow(extentMs)
  const [left, right] = [placeIn(whole, window.fromMs), placeIn(whole, window.toMs)]
  const cursorMs = chosen.stretch?.startMs
  return (
    <section
      aria-label={debugWords.wholeCall}
      className="shrink-0 border-b border-line bg-surface px-6 py-2.5 phone:px-4"
    >
      <div dir="ltr" ref={box} className="relative touch-none select-none" {...brush}>
        <Strip size="tall" marks={marks} durationMs={whole.toMs} />
        {cursorMs !== undefined && (
          <div
            aria-hidden
            className="pointer-events-none absolute -inset-y-1 w-0.5 -ms-px bg-ink"
            style={{ left: `${placeIn(whole, cursorMs)}%` }}
          />
        )}
        <div
          role="slider"
          tabIndex={0}
          aria-label={debugWords.shownPart}
          aria-valuemin={0}
          aria-valuemax={Math.round(whole.toMs)}
          aria-valuenow={Math.round(window.fromMs)}
          aria-valuetext={isWhole ? debugWords.wholeCall : windowText(window)}
          onKeyDown={(event) => takeKey(event, view)}
          className="absolute -inset-y-1.5 min-w-6 cursor-grab rounded-tag border-[1.5px] border-ink active:cursor-grabbing"
          style={{ left: `${left}%`, width: `${right - left}%` }}
        />
      </div>
    </section>
  )
}

/** `1:08 to 1:32` */
export function windowText({ fromMs, toMs }: { fromMs: number; toMs: number }): string {
  return debugWords.span(formatOffset(fromMs), formatOffset(toMs))
}

function takeKey(event: KeyboardEvent, view: CallView): void {
  const lengthMs = view.window.toMs - view.window.fromMs
  const steps: Record<string, number> = {
    ArrowLeft: -lengthMs / 8,
    ArrowDown: -lengthMs / 8,
    ArrowRight: lengthMs / 8,
    ArrowUp: lengthMs / 8,
    PageUp: lengthMs,
    PageDown: -lengthMs,
    Home: -view.extentMs,
    End: view.extentMs,
  }
  const step = steps[event.key]
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return
  event.preventDefault()
  view.pan(step)
}
