/** How high an hour is drawn. */
export const hourPixels = 56

export function toPixels(minutes: number): number {
  return (minutes * hourPixels) / 60
}

export function toPlace(pixels: number): number {
  return (pixels * 60) / hourPixels
}

/** The stripes of time that is blocked. */
export const stripes =
  'bg-[repeating-linear-gradient(-45deg,transparent_0_6px,var(--border)_6px_7px)] bg-sunken'
