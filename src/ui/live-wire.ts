import type { LiveData } from '#ui/live-sequence.ts'
import type { LiveWire } from '#ui/live-stream.ts'

/** The browser's own EventSource, fetch and clock. */
export const browserWire: LiveWire = {
  open: (url, on) => {
    const source = new EventSource(url)
    source.onopen = on.open
    source.onerror = on.fail
    source.onmessage = (message) => on.event(message.lastEventId, String(message.data))
    source.addEventListener('reset', (message) => on.reset((message as MessageEvent).lastEventId))
    return () => source.close()
  },
  poll: fetchEvents,
  nowMs: () => Date.now(),
  later: (deed, delayMs) => {
    const timer = setTimeout(deed, delayMs)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}

/** Reads `{ events: [{ id, data }] }` once; throws when the server does not answer well. */
export async function fetchEvents(url: string): Promise<readonly { id: string; data: LiveData }[]> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`Live updates answered ${response.status}`)
  const body = (await response.json()) as { events?: { id: string; data: LiveData }[] }
  return body.events ?? []
}
