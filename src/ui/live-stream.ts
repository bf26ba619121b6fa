import {
  type LiveBatch,
  type LiveData,
  type LiveEvent,
  type LiveState,
  liveStateOf,
  pollAfterMs,
  pollEveryMs,
  retryDelayMs,
  sayReconnectingAfterMs,
} from '#ui/live-sequence.ts'

/** What the stream needs of the browser; tests give their own. */
export interface LiveWire {
  /** Opens the event stream; returns its closing. */
  open: (
    url: string,
    on: {
      open: () => void
      event: (id: string, data: string) => void
      reset: (id: string) => void
      fail: () => void
    },
  ) => () => void
  /** Reads the events after a place once. */
  poll: (url: string) => Promise<LiveBatch>
  nowMs: () => number
  /** Runs the deed later; returns the cancelling. */
  later: (deed: () => void, delayMs: number) => () => void
  /** 0 to 1. */
  random: () => number
}

export interface LiveStreamEvents {
  event: (event: LiveEvent) => void
  /** The server no longer has what came after our place: everything must be read again. */
  reset: (id: string | undefined) => void
  state: (state: LiveState) => void
}

/**
 * The one connection of a browser: an event stream that comes back by itself, and asking every 15 s while it
 * cannot. Runs in the leading tab only. Returns the end of it.
 */
export function runLiveStream(options: {
  url: string
  lastId: string | undefined
  wire: LiveWire
  on: LiveStreamEvents
}): () => void {
  const { url, wire, on } = options
  let lastId = options.lastId
  let failures = 0
  let awaySinceMs: number | undefined = wire.nowMs()
  let isEnded = false
  let closeStream = () => {}
  const timers = namedTimers(wire)
  const tellState = () =>
    on.state(liveStateOf(awaySinceMs === undefined ? undefined : wire.nowMs() - awaySinceMs))
  const take = (id: string, data: LiveData) => {
    on.event({ id, afterId: lastId, data })
    lastId = id
  }
  const startAnew = (id: string | undefined) => {
    lastId = id || undefined
    on.reset(lastId)
  }
  const watchAbsence = () => {
    tellState()
    timers.later('say', tellState, sayReconnectingAfterMs)
    timers.later('poll', poll, pollAfterMs)
  }
  const poll = async () => {
    tellState()
    try {
      const batch = await wire.poll(addressAfter(url, lastId, true))
      if (isEnded || awaySinceMs === undefined) return
      if (batch.isLost || lastId === undefined) startAnew(batch.lastId)
      for (const { id, data } of batch.events) take(id, data)
    } catch {
      // The next round asks again from the same place, so nothing is lost by not knowing why.
    }
    if (!isEnded && awaySinceMs !== undefined) timers.later('poll', poll, pollEveryMs)
  }
  const connect = () => {
    closeStream = wire.open(addressAfter(url, lastId, false), {
      open: () => {
        failures = 0
        awaySinceMs = undefined
        timers.cancel('say')
        timers.cancel('poll')
        tellState()
      },
      event: (id, text) => {
        const data = readLiveData(text)
        if (data) take(id, data)
      },
      reset: startAnew,
      fail: () => {
        closeStream()
        failures += 1
        if (awaySinceMs === undefined) {
          awaySinceMs = wire.nowMs()
          watchAbsence()
        }
        timers.later('connect', connect, retryDelayMs(failures, wire.random()))
      },
    })
  }

  watchAbsence()
  connect()
  return () => {
    isEnded = true
    closeStream()
    timers.cancelAll()
  }
}

/** Timers by name: setting one again moves it. */
function namedTimers(wire: LiveWire) {
  const cancels = new Map<string, () => void>()
  const cancel = (name: string) => cancels.get(name)?.()
  return {
    cancel,
    cancelAll: () => {
      for (const name of cancels.keys()) cancel(name)
    },
    later: (name: string, deed: () => void, delayMs: number) => {
      cancel(name)
      cancels.set(name, wire.later(deed, delayMs))
    },
  }
}

/** The address that goes on after a place. */
export function addressAfter(url: string, lastId: string | undefined, isPoll: boolean): string {
  const query = new URLSearchParams()
  if (isPoll) query.set('poll', '1')
  if (lastId !== undefined) query.set('after', lastId)
  const text = query.toString()
  return text === '' ? url : `${url}?${text}`
}

/** An event's data, or nothing when it is not one of ours. */
export function readLiveData(text: string): LiveData | undefined {
  try {
    const data: unknown = JSON.parse(text)
    const isOurs =
      typeof data === 'object' && data !== null && 'topic' in data && typeof data.topic === 'string'
    return isOurs ? (data as LiveData) : undefined
  } catch {
    return undefined
  }
}
