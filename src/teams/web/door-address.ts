/** Signing in, and from there on to where somebody wanted to go. */
export function signInAddress(wanted: string): string {
  return doorAddress('/login', { next: wanted === '/' ? undefined : wanted })
}

/** An address at the door with what it is to know; what is not said is left out. */
export function doorAddress(path: string, search: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}
