import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { CallDebug, CallSpan } from '#telephony/contract.ts'
import { useWidthOf } from '#ui/use-width-of.ts'
import { gridOf, placeIn } from './call-window.ts'
import { debugWords } from './debug-words.ts'
import { type Lane, lanes } from './lane-look.ts'
import { gridText } from './moment-text.ts'
import type { CallView } from './use-call-view.ts'
import { useTrackPointer } from './use-track-pointer.ts'
import { WaitBracket } from './wait-bracket.tsx'
import { optionId, WaterfallLane } from './waterfall-lane.tsx'

interface WaterfallProps {
  debug: CallDebug
  view: CallView
}

/** What happened when, lane under lane; the chosen stretch stands out, and the silence around it is bracketed. */
export function Waterfall({ debug, view }: WaterfallProps) {
  const { window, chosen, extentMs } = view
  const tracks = useRef<HTMLDivElement>(null)
  const widthPx = useWidthOf(tracks)
  const pointer = useTrackPointer(tracks, view)
  const byLane = useMemo(() => sortByLane(debug.spans), [debug.spans])
  const cursorMs = chosen.stretch?.startMs
  useWheelZoom(tracks, view)
  return (
    <section
      dir="ltr"
      aria-label={debugWords.tabs.timeline}
      className="relative shrink-0 border-b border-line bg-surface select-none"
    >
      <TimeGrid view={view} widthPx={widthPx} />
      <div
        role="listbox"
        tabIndex={0}
        aria-label={debugWords.happened}
        aria-activedescendant={chosen.span ? optionId(chosen.span.id) : undefined}
        onKeyDown={(event) => takeKey(event, view)}
        className="touch-pan-y pt-10 focus-visible:-outline-offset-2 sideways:pt-8"
        {...pointer}
      >
        {lanes.map((lane) => (
          <WaterfallLane
            key={lane}
            lane={lane}
            spans={byLane.get(lane) ?? []}
            view={view}
            widthPx={widthPx}
            endMs={extentMs}
          />
        ))}
      </div>
      <div ref={tracks} className="pointer-events-none absolute inset-y-0 end-0 start-28 overflow-hidden">
        {chosen.gap && <WaitBracket gap={chosen.gap} window={window} />}
        {cursorMs !== undefined && cursorMs >= window.fromMs && cursorMs <= window.toMs && (
          <div
            aria-hidden
            className="absolute top-5 bottom-0 w-[1.5px] bg-ink"
            style={{ left: `${placeIn(window, cursorMs)}%` }}
          >
            <div className="-ms-[3.25px] size-2 rounded-full bg-ink" />
          </div>
        )}
      </div>
    </section>
  )
}

function sortByLane(spans: readonly CallSpan[]): ReadonlyMap<Lane, CallSpan[]> {
  return Map.groupBy(spans, (span) => span.lane)
}

function TimeGrid({ view, widthPx }: { view: CallView; widthPx: number }) {
  const lines = gridOf(view.window, widthPx)
  const stepMs = (lines[1] ?? 0) - (lines[0] ?? 0)
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-0 start-28 overflow-hidden text-11 leading-5 text-muted tabular-nums"
    >
      {lines.map((ms) => (
        <span
          key={ms}
          className="absolute inset-y-0 border-s border-line ps-1"
          style={{ left: `${placeIn(view.window, ms)}%` }}
        >
          {gridText(ms, stepMs)}
        </span>
      ))}
    </div>
  )
}

/** The arrow keys of a list, and sideways through time. */
function takeKey(event: KeyboardEvent, view: CallView): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return
  const lengthMs = view.window.toMs - view.window.fromMs
  const deeds: Record<string, () => void> = {
    ArrowDown: () => view.step(1),
    ArrowUp: () => view.step(-1),
    ArrowLeft: () => view.pan(-lengthMs / 8),
    ArrowRight: () => view.pan(lengthMs / 8),
    Home: () => view.pan(-view.extentMs),
    End: () => view.pan(view.extentMs),
  }
  const deed = deeds[event.key]
  if (!deed) return
  event.preventDefault()
  deed()
}

/** With Ctrl or ⌘ the wheel zooms at the pointer; React's own listener may not keep the page from zooming. */
function useWheelZoom(tracks: { current: HTMLElement | null }, { window, zoom }: CallView): void {
  useEffect(() => {
    const section = tracks.current?.parentElement
    if (!section) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const box = tracks.current?.getBoundingClientRect()
      const share = box ? (event.clientX - box.left) / Math.max(1, box.width) : 0.5
      zoom(event.deltaY > 0 ? 1.25 : 0.8, window.fromMs + share * (window.toMs - window.fromMs))
    }
    section.addEventListener('wheel', onWheel, { passive: false })
    return () => section.removeEventListener('wheel', onWheel)
  }, [tracks, window, zoom])
}
