import type { LiveBatch, LiveData } from '#ui/live-sequence.ts'
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
  poll: fetchLive,
  nowMs: () => Date.now(),
  later: (deed, delayMs) => {
    const timer = setTimeout(deed, delayMs)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}

/** Asks once: `{ events: [{ id, topic, … }], head, isLost }`; throws when the server does not answer well. */
export async function fetchLive(url: string): Promise<LiveBatch> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`Live updates answered ${response.status}`)
  const body = (await response.json()) as {
    events?: ({ id: string } & LiveData)[]
    head?: string
    isLost?: boolean
  }
  return {
    events: (body.events ?? []).map(({ id, ...data }) => ({ id, data: data as unknown as LiveData })),
    lastId: body.head,
    isLost: body.isLost ?? false,
  }
}
