import { useSyncExternalStore } from 'react'

const stepMs = 15_000
const listeners = new Set<() => void>()
let nowMs = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** The present, moving on every 15 s for everyone at once. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, readNow, readNow))
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  timer ??= setInterval(tick, stepMs)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0 || timer === undefined) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick() {
  nowMs = Date.now()
  for (const listener of listeners) listener()
}

function readNow(): number {
  if (timer === undefined && Date.now() - nowMs > stepMs) nowMs = Date.now()
  return nowMs
}
