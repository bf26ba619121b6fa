/** Where the browser does not tell when it is idle. */
const pauseMs = 30

/** Does something when nothing else is to be done; returns how to leave it. */
export function whenIdle(deed: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(deed, pauseMs)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(deed)
  return () => window.cancelIdleCallback(handle)
}
