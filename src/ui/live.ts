import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { forgetReads } from '#ui/forget-reads.ts'
import { createLiveReads } from '#ui/live-reads.ts'
import {
  acceptEvent,
  fillGap,
  type LiveEvent,
  type LiveState,
  type LiveStep,
  startSequence,
} from '#ui/live-sequence.ts'
import { addressAfter, runLiveStream } from '#ui/live-stream.ts'
import { browserWire, fetchLive } from '#ui/live-wire.ts'

type Note =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'reset'; lastId: string | undefined }
  | { kind: 'state'; state: LiveState }
  | { kind: 'hello' }
  | { kind: 'place'; lastId: string | undefined; state: LiveState }

interface Subscriber {
  prefix: string
  /** Gets nothing when everything must be read again. */
  take: (event: LiveEvent | undefined) => void
}

let placeKey = 'parley.live.'
const subscribers = new Set<Subscriber>()
const stateListeners = new Set<() => void>()
let sequence = startSequence()
let state: LiveState = 'connecting'
let stop: (() => void) | undefined

export interface LiveOptions {
  url?: string
  /** The place the first data was read at, when known. */
  after?: string
  /** Whose events these are, such as the team's id: tabs of different scopes share nothing. */
  scope?: string
}

/**
 * Starts live updates for the signed-in person, once per page. One tab of the browser holds the stream and
 * shares it; another takes over when it closes.
 */
export function startLive({ url = '/api/live', after, scope = '' }: LiveOptions = {}): void {
  if (stop) return
  placeKey = `parley.live.${scope}`
  sequence = startSequence(after ?? sessionStorage.getItem(placeKey) ?? undefined)
  const channel = new BroadcastChannel(placeKey)
  const ending = new AbortController()
  let endStream: (() => void) | undefined
  let isFilling = false

  const apply = (step: LiveStep) => {
    sequence = step.sequence
    for (const event of step.deliver) handOn(event)
    if (step.deliver.length > 0) keepPlace()
    if (step.isGap && !isFilling) void fill()
  }
  const fill = async () => {
    isFilling = true
    try {
      const batch = await fetchLive(addressAfter(url, sequence.lastId, true))
      if (batch.isLost) take({ kind: 'reset', lastId: batch.lastId })
      else
        apply(
          fillGap(
            sequence,
            batch.events.map((event) => ({ ...event, afterId: undefined })),
          ),
        )
    } catch {
      // What was missed cannot be had now: go on with what is held and let every screen read again.
      apply(fillGap(sequence, []))
      tellReset()
    } finally {
      isFilling = false
    }
  }
  const take = (note: Note) => {
    if (note.kind === 'event') apply(acceptEvent(sequence, note.event))
    if (note.kind === 'state') setState(note.state)
    if (note.kind === 'reset') {
      sequence = startSequence(note.lastId)
      keepPlace()
      tellReset()
    }
    if (note.kind === 'place' && !endStream) {
      setState(note.state)
      if (sequence.lastId === undefined) sequence = startSequence(note.lastId)
    }
    if (note.kind === 'hello' && endStream)
      channel.postMessage({ kind: 'place', lastId: sequence.lastId, state })
  }
  const share = (note: Note) => {
    take(note)
    channel.postMessage(note)
  }
  const lead = () => {
    endStream?.()
    endStream = runLiveStream({
      url,
      lastId: sequence.lastId,
      wire: browserWire,
      on: {
        event: (event) => share({ kind: 'event', event }),
        reset: (lastId) => share({ kind: 'reset', lastId }),
        state: (next) => share({ kind: 'state', state: next }),
      },
    })
  }
  // A connection that died with the network may look open for minutes: begin a new one from the same place.
  window.addEventListener('online', () => endStream && lead(), { signal: ending.signal })

  channel.onmessage = (message: MessageEvent<Note>) => take(message.data)
  channel.postMessage({ kind: 'hello' } satisfies Note)
  waitToLead(placeKey, lead, ending.signal)
  stop = () => {
    ending.abort()
    endStream?.()
    channel.close()
  }
}

/** Ends live updates in this tab and forgets the place: on sign-out and on a change of team. */
export function stopLive(): void {
  stop?.()
  stop = undefined
  sequence = startSequence()
  sessionStorage.removeItem(placeKey)
  setState('connecting')
}

/** Calls the handler once for each event whose topic begins so, in order. */
export function useLive(topicPrefix: string, handler: (event: LiveEvent) => void): void {
  const take = useEffectEvent(handler)
  useEffect(() => subscribe({ prefix: topicPrefix, take: (event) => event && take(event) }), [topicPrefix])
}

const keepFresh = createLiveReads(subscribe)

/** Reads the queries under a key again when something of the topic happens; what is not on the screen, when it is again. */
export function useLiveInvalidate(topicPrefix: string, queryKey: QueryKey): void {
  const client = useQueryClient()
  const keyText = hashKey(queryKey)
  const keep = useEffectEvent(() => keepFresh({ client, topicPrefix, queryKey }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is a new array each time, its text is the same
  useEffect(() => keep(), [client, topicPrefix, keyText])
}

/** How live updates are doing; `connecting` is the silent first five seconds. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (onChange) => {
      stateListeners.add(onChange)
      return () => stateListeners.delete(onChange)
    },
    () => state,
    () => 'connecting',
  )
}

function subscribe(subscriber: Subscriber): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

function handOn(event: LiveEvent) {
  forgetReads()
  for (const { prefix, take } of [...subscribers]) if (event.data.topic.startsWith(prefix)) take(event)
}

function tellReset() {
  forgetReads()
  for (const { take } of [...subscribers]) take(undefined)
}

function setState(next: LiveState) {
  if (next === state) return
  state = next
  for (const listener of stateListeners) listener()
}

function keepPlace() {
  if (sequence.lastId === undefined) sessionStorage.removeItem(placeKey)
  else sessionStorage.setItem(placeKey, sequence.lastId)
}

/** Holds the lock for as long as the tab lives; browsers without locks lead in every tab. */
function waitToLead(lockName: string, lead: () => void, signal: AbortSignal) {
  if (!('locks' in navigator)) return lead()
  const hold = () => {
    lead()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  navigator.locks.request(lockName, { signal }, hold).catch(() => undefined)
}
