import { mergeThinTurns } from '#ui/merge-thin-turns.ts'
import {
  describeTurnStrip,
  layoutTurnStrip,
  lengthMs,
  type PlacedMark,
  type Speaker,
  type StripTimes,
  stripEnd,
  type TurnMark,
} from '#ui/turn-strip-layout.ts'

export interface TurnStripProps extends StripTimes {
  marks: readonly TurnMark[]
  /** `list`: 120 x 20. `wide`: full width x 20. `tall`: full width x 28, for heads and phones. */
  size?: 'list' | 'wide' | 'tall'
  /** In place of the words made from the marks; empty hides the strip from assistive technology. */
  label?: string
  className?: string
}

const fills: Record<Speaker, string> = { contact: 'fill-contact', bot: 'fill-accent', person: 'fill-info' }
/** How wide a strip is at least where it usually stands. */
const widths = { list: 120, wide: 320, tall: 640 }
/** Haloes take the row's own background: set `--strip-bg` where it is not the surface. */
const halo = 'var(--strip-bg, var(--surface))'

/** A conversation at a glance: contact above the line, bot below, tools, errors and hand-overs on it. */
export function TurnStrip({ marks, size = 'list', label, durationMs, isLive, className }: TurnStripProps) {
  const lane = size === 'tall' ? 12 : 8
  const height = size === 'tall' ? 28 : 20
  const middle = height / 2
  const text = label ?? describeTurnStrip(marks, { durationMs, isLive })
  const drawn = mergeThinTurns(marks, { durationMs: lengthMs(marks, durationMs), widthPx: widths[size] })
  const placed = layoutTurnStrip(drawn, { durationMs, isLive })
  const end = stripEnd(marks, { durationMs, isLive })
  const playhead = isLive ? end : undefined
  return (
    <svg
      width={size === 'list' ? 120 : '100%'}
      height={height}
      role={text ? 'img' : undefined}
      aria-label={text || undefined}
      aria-hidden={text ? undefined : true}
      className={`block shrink-0 overflow-visible ${className ?? ''}`}
    >
      <line
        x1="0"
        x2={`${end}%`}
        y1={middle - 0.5}
        y2={middle - 0.5}
        shapeRendering="crispEdges"
        className="stroke-line-2"
      />
      {playhead !== undefined && (
        <line
          x1={`${playhead}%`}
          x2="100%"
          y1={middle - 0.5}
          y2={middle - 0.5}
          shapeRendering="crispEdges"
          className="stroke-edge"
          strokeDasharray="2 2"
        />
      )}
      {placed.filter(isSpoken).map((mark) => (
        <SpokenMark key={mark.id} mark={mark} lane={lane} middle={middle} />
      ))}
      {placed
        .filter((mark) => !isSpoken(mark))
        .map((mark) => (
          <MomentMark key={mark.id} mark={mark} height={height} />
        ))}
      {playhead !== undefined && (
        <svg x={`${playhead}%`} overflow="visible" aria-hidden>
          <line y1={-2} y2={height + 2} strokeWidth={1.5} className="stroke-ink" />
        </svg>
      )}
    </svg>
  )
}

type Spoken = Extract<PlacedMark, { kind: 'speech' | 'text' }>

function isSpoken(mark: PlacedMark): mark is Spoken {
  return mark.kind === 'speech' || mark.kind === 'text'
}

function SpokenMark({ mark, lane, middle }: { mark: Spoken; lane: number; middle: number }) {
  if (mark.kind === 'text') return <TextMark who={mark.who} left={mark.left} middle={middle} />
  const y = mark.who === 'contact' ? middle - 1 - lane : middle + 1
  const x = `${mark.left}%`
  if (mark.who === 'person') return <PersonMark left={mark.left} width={mark.width} y={y} lane={lane} />
  return (
    <g className={fills[mark.who]}>
      <rect x={x} y={y} width={`${mark.width}%`} height={lane} rx={1.5} />
      {/* A word too short to be seen still gets two pixels. */}
      {mark.width < 2 && <rect x={x} y={y} width={2} height={lane} rx={1} />}
    </g>
  )
}

/** A double edge, 1.5 px each and 1.5 px apart. Under 6 px no core is left: the outline is open below instead. */
function PersonMark({ left, width, y, lane }: { left: number; width: number; y: number; lane: number }) {
  return (
    <svg x={`${left}%`} y={y} width={`${width}%`} height={lane} overflow="visible" aria-hidden>
      <rect
        {...{ x: 0.75, y: 0.75, height: lane - 1.5, rx: 1.5 }}
        style={{ width: 'max(2.5px, calc(100% - 1.5px))' }}
        fill={halo}
        strokeWidth={1.5}
        className="stroke-info"
      />
      <rect
        {...{ x: 3, y: 3, height: lane - 6, rx: 0.5 }}
        style={{ width: 'max(0px, calc(100% - 6px))' }}
        className="fill-info"
      />
      {/* As wide as said or nothing: the factor makes a switch of the difference. */}
      <rect
        {...{ x: 1.5, y: lane - 2, height: 2.5 }}
        style={{ width: 'clamp(0px, calc((6px - 100%) * 100), max(1px, calc(100% - 3px)))' }}
        fill={halo}
      />
    </svg>
  )
}

function TextMark({ who, left, middle }: { who: Speaker; left: number; middle: number }) {
  const y = who === 'contact' ? middle - 4.5 : middle + 4.5
  return (
    <svg x={`${left}%`} y={y} overflow="visible" aria-hidden className={fills[who]}>
      <path
        d="M-3.5 0a3.5 3.5 0 1 1 3.5 3.5h-2.5a1 1 0 0 1-1-1z"
        transform={who === 'contact' ? undefined : 'scale(-1 1)'}
      />
      {who === 'person' && <circle r={1.5} fill={halo} />}
    </svg>
  )
}

function MomentMark({ mark, height }: { mark: PlacedMark; height: number }) {
  const middle = height / 2
  return (
    <svg x={`${mark.left}%`} y={middle} overflow="visible" aria-hidden>
      {mark.kind === 'tool' && (
        <path
          d="M0-3.5 3.5 0 0 3.5-3.5 0z"
          className="fill-tool"
          stroke={halo}
          strokeWidth={3}
          paintOrder="stroke"
        />
      )}
      {mark.kind === 'error' && (
        <>
          <circle r={5.5} fill={halo} />
          <path d="m-3-3 6 6m0-6-6 6" strokeWidth={2.25} className="stroke-danger" />
        </>
      )}
      {mark.kind === 'handover' && (
        <>
          <line y1={-middle} y2={middle} strokeWidth={1.5} className="stroke-info" />
          <path d={`M0 ${-middle}l4.5 3.5L0 ${7 - middle}z`} className="fill-info" />
        </>
      )}
    </svg>
  )
}
