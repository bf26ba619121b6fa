/** A conversation's strip on which nothing has been said: the line of `TurnStrip`, without its code. */
export function EmptyStrip() {
  return (
    <svg width={120} height={20} aria-hidden className="block shrink-0">
      <line x1="0" x2="100%" y1={9.5} y2={9.5} shapeRendering="crispEdges" className="stroke-line-2" />
    </svg>
  )
}
