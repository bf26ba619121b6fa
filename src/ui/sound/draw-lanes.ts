import { barPitchPx, barsOf, type SidePeaks } from '#ui/sound/bars.ts'
import { type PlayedTurn, turnAt } from '#ui/sound/played-turns.ts'
import type { HeardSide } from '#ui/sound/side-mixer.ts'
import type { Speaker } from '#ui/turn-strip-layout.ts'

export interface LanePeaks {
  contact: SidePeaks
  ours: SidePeaks
}

export interface LaneDrawing {
  peaks: LanePeaks
  turns: readonly PlayedTurn[]
  durationMs: number
  side: HeardSide
  colours: Record<Speaker, string>
}

const barPx = 2
const railPx = 16
/** How strongly the side shows that is not heard. */
const unheard = 0.25

/** Draws both lanes as bars from the middle of each lane out; the canvas is as wide and high as it is shown. */
export function drawLanes(canvas: HTMLCanvasElement, drawing: LaneDrawing): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const brush = canvas.getContext('2d')
  if (!brush || width === 0) return
  const density = window.devicePixelRatio || 1
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  brush.scale(density, density)
  brush.lineCap = 'round'
  brush.lineWidth = barPx
  const lane = (height - railPx) / 2
  const { peaks, turns, side } = drawing
  const own = turns.filter(({ who }) => who !== 'contact')
  drawLane(brush, drawing, {
    bars: barsOf(peaks.contact, { durationMs: drawing.durationMs, widthPx: width }),
    middle: lane / 2,
    lane,
    alpha: side === 'ours' ? unheard : 1,
    whoAt: () => 'contact',
  })
  drawLane(brush, drawing, {
    bars: barsOf(peaks.ours, { durationMs: drawing.durationMs, widthPx: width }),
    middle: lane + railPx + lane / 2,
    lane,
    alpha: side === 'contact' ? unheard : 1,
    whoAt: (ms) => turnAt(own, ms)?.who ?? 'bot',
  })
}

interface Lane {
  bars: readonly number[]
  middle: number
  lane: number
  alpha: number
  whoAt(ms: number): Speaker
}

function drawLane(
  brush: CanvasRenderingContext2D,
  { durationMs, colours }: LaneDrawing,
  { bars, middle, lane, alpha, whoAt }: Lane,
): void {
  brush.globalAlpha = alpha
  const msPerBar = durationMs / Math.max(1, bars.length)
  bars.forEach((bar, place) => {
    if (bar === 0) return
    const reach = Math.max(0.5, (bar * (lane - 4)) / 2 - barPx / 2)
    const x = place * barPitchPx + barPx / 2
    brush.strokeStyle = colours[whoAt((place + 0.5) * msPerBar)]
    brush.beginPath()
    brush.moveTo(x, middle - reach)
    brush.lineTo(x, middle + reach)
    brush.stroke()
  })
}
