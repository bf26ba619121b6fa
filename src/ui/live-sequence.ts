/** What the server tells: a topic such as `conversation.cnv_1` and whatever belongs to it. */
export interface LiveData {
  topic: string
  [key: string]: unknown
}

/** One event of the stream. */
export interface LiveEvent {
  id: string
  /** The event that came before it in the stream it was read from; unknown at a stream's first start. */
  afterId: string | undefined
  data: LiveData
}

/** One answer of the asking form of the stream. */
export interface LiveBatch {
  events: readonly { id: string; data: LiveData }[]
  /** The place after these events. */
  lastId: string | undefined
  /** The server no longer knows our place. */
  isLost: boolean
}

/** Where one tab stands in the stream. */
export interface LiveSequence {
  lastId: string | undefined
  /** Ids already handed on, newest last; bounded. */
  recentIds: readonly string[]
  /** Events that came while some before them were missing. */
  held: readonly LiveEvent[]
}

export interface LiveStep {
  sequence: LiveSequence
  /** To hand on now, in order. */
  deliver: readonly LiveEvent[]
  /** Events after `lastId` are missing here and must be fetched, then given to `fillGap`. */
  isGap: boolean
}

const rememberedIds = 2000

/** The start, or the place a tab knows from before. */
export function startSequence(lastId?: string): LiveSequence {
  return { lastId, recentIds: lastId === undefined ? [] : [lastId], held: [] }
}

/** Takes one event: drops it when seen, hands it on when it is the next one, holds it when some are missing. */
export function acceptEvent(sequence: LiveSequence, event: LiveEvent): LiveStep {
  const isKnown = sequence.recentIds.includes(event.id) || sequence.held.some((held) => held.id === event.id)
  if (isKnown) return { sequence, deliver: [], isGap: sequence.held.length > 0 }
  const isNext =
    sequence.lastId === undefined || event.afterId === undefined || sequence.recentIds.includes(event.afterId)
  if (sequence.held.length > 0 || !isNext) {
    return { sequence: { ...sequence, held: [...sequence.held, event] }, deliver: [], isGap: true }
  }
  return { sequence: moveOn(sequence, [event]), deliver: [event], isGap: false }
}

/** Takes the fetched events (oldest first, everything after `lastId`), then those held meanwhile. */
export function fillGap(sequence: LiveSequence, fetched: readonly LiveEvent[]): LiveStep {
  const seen = new Set(sequence.recentIds)
  const deliver: LiveEvent[] = []
  for (const event of [...fetched, ...sequence.held]) {
    if (seen.has(event.id)) continue
    seen.add(event.id)
    deliver.push(event)
  }
  return { sequence: { ...moveOn(sequence, deliver), held: [] }, deliver, isGap: false }
}

function moveOn(sequence: LiveSequence, events: readonly LiveEvent[]): LiveSequence {
  const ids = events.map((event) => event.id)
  return {
    ...sequence,
    lastId: ids.at(-1) ?? sequence.lastId,
    recentIds: [...sequence.recentIds, ...ids].slice(-rememberedIds),
  }
}

export type LiveState = 'connecting' | 'connected' | 'reconnecting' | 'polling'

/** After this long without a stream the screen says so. */
export const sayReconnectingAfterMs = 5000
/** After this long without a stream the tab asks every so often instead. */
export const pollAfterMs = 15_000
export const pollEveryMs = 15_000

/** What to call a stream that has been away for so long; `undefined` = it is open. */
export function liveStateOf(awayMs: number | undefined): LiveState {
  if (awayMs === undefined) return 'connected'
  if (awayMs >= pollAfterMs) return 'polling'
  return awayMs >= sayReconnectingAfterMs ? 'reconnecting' : 'connecting'
}

/** The pause before the next try: doubles from 0.5 s up to 15 s, spread so that browsers do not return at once. */
export function retryDelayMs(failures: number, spread: number): number {
  const full = Math.min(15_000, 500 * 2 ** Math.max(0, failures - 1))
  return Math.round(full * (0.5 + spread / 2))
}
