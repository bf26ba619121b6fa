export interface SparklineProps {
  /** Null where there is nothing to draw; the line goes on to the next. */
  values: readonly (number | null)[]
  /** The period before, as a thin dashed line. */
  previous?: readonly (number | null)[]
  /** What the line says, with its peak. Empty when the numbers stand beside it. */
  label?: string
  width?: number
  height?: number
}

/** A small line from zero; the period before is dashed. */
export function Sparkline({ values, previous, label = '', width = 82, height = 22 }: SparklineProps) {
  const top = Math.max(1, ...[...values, ...(previous ?? [])].map((value) => value ?? 0))
  const draw = (list: readonly (number | null)[]) =>
    list.flatMap((value, index) => {
      if (value === null) return []
      const x = list.length > 1 ? (index / (list.length - 1)) * (width - 2) + 1 : width / 2
      return [`${x.toFixed(1)},${(height - 1.5 - (value / top) * (height - 3)).toFixed(1)}`]
    })
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className="min-w-0 max-w-full fill-none"
    >
      {previous && previous.length > 1 && (
        <polyline
          points={draw(previous).join(' ')}
          className="stroke-edge"
          strokeWidth={1}
          strokeDasharray="3 2"
        />
      )}
      {values.length > 1 && (
        <polyline
          points={draw(values).join(' ')}
          className="stroke-accent"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
