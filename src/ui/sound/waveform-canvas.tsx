import { useEffect, useRef, useState } from 'react'
import { drawLanes, type LanePeaks } from '#ui/sound/draw-lanes.ts'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import type { HeardSide } from '#ui/sound/side-mixer.ts'
import { useTheme } from '#ui/theme.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

export interface WaveformCanvasProps {
  peaks: LanePeaks
  turns: readonly PlayedTurn[]
  durationMs: number
  side: HeardSide
}

/** The bars of both sides, twice: faint as they are to come, and on top full as far as `--played` reaches. */
export function WaveformCanvas({ peaks, turns, durationMs, side }: WaveformCanvasProps) {
  const probes = useRef<HTMLSpanElement>(null)
  const toCome = useRef<HTMLCanvasElement>(null)
  const played = useRef<HTMLCanvasElement>(null)
  const size = useSizeOf(toCome)
  const [theme] = useTheme()
  const isDarkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  // biome-ignore lint/correctness/useExhaustiveDependencies: size and theme are what the canvas is drawn from
  useEffect(() => {
    const [contact = '', bot = '', person = ''] = [...(probes.current?.children ?? [])].map(
      (probe) => getComputedStyle(probe).color,
    )
    const drawing = { peaks, turns, durationMs, side, colours: { contact, bot, person } }
    for (const { current } of [toCome, played]) if (current) drawLanes(current, drawing)
  }, [peaks, turns, durationMs, side, size, theme, isDarkSystem])
  const box = 'absolute inset-x-0 top-0 h-[calc(100%-1rem)] w-full'
  return (
    <>
      {/* A canvas knows no tokens: these carry the colours of the theme to it. */}
      <span ref={probes} hidden>
        <i className="text-contact" />
        <i className="text-accent" />
        <i className="text-info" />
      </span>
      <canvas ref={toCome} aria-hidden className={`${box} opacity-42`} />
      <canvas
        ref={played}
        aria-hidden
        className={`${box} [clip-path:inset(0_calc(100%-var(--played,0%))_0_0)]`}
      />
    </>
  )
}

/** The element's size in words; it changes whenever the element does. */
function useSizeOf(ref: { current: HTMLElement | null }): string {
  const [size, setSize] = useState('')
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize(`${width}x${height}`)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return size
}
