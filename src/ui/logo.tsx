/** The mark: two lanes, one voice above and one below. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden className="shrink-0">
      <rect x="2" y="4" width="10" height="5" rx="1.5" className="fill-ink" />
      <rect x="8" y="11" width="10" height="5" rx="1.5" className="fill-accent" />
    </svg>
  )
}
