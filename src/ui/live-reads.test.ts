import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveReads } from './live-reads.ts'

const queryKey = ['list']
let client: QueryClient
let happen: () => void
let listeners: Set<() => void>
let truth = 0
let begun = 0

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  ;[truth, begun] = [0, 0]
  listeners = new Set()
  happen = () => {
    truth += 1
    for (const listener of [...listeners]) listener()
  }
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** Looks at the list as a screen does; a read takes so long and tells what was true when it began. */
function look(readMs = 50) {
  const keepFresh = createLiveReads(({ take }) => {
    listeners.add(take)
    return () => listeners.delete(take)
  })
  const queryFn = async () => {
    begun += 1
    const seen = truth
    await new Promise((resolve) => setTimeout(resolve, readMs))
    return seen
  }
  const watch = () => {
    const unwatch = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
    const leave = keepFresh({ client, topicPrefix: 'conversation.', queryKey })
    return () => {
      unwatch()
      leave()
    }
  }
  return { watch, shown: () => client.getQueryData<number>(queryKey) }
}

// Sabotage: in createRefresh do not wait for a read that is under way.
test('what happens while a list is read for the first time is read after that', async () => {
  const list = look(300)
  list.watch()
  await vi.advanceTimersByTimeAsync(100)
  happen()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(list.shown()).toBe(1)
})

// Sabotage: in createRefresh await the pause alone, so that each event breaks the read off.
test('a list keeps coming though something happens more often than it can be read', async () => {
  const list = look(300)
  list.watch()
  await vi.advanceTimersByTimeAsync(400)
  for (let step = 0; step < 40; step += 1) {
    happen()
    await vi.advanceTimersByTimeAsync(50)
    if (step > 12) expect(truth - (list.shown() ?? 0)).toBeLessThan(14)
  }
  await vi.advanceTimersByTimeAsync(700)
  expect(list.shown()).toBe(40)
  // One read after another: 2 s of events make no more than 300 ms each allow.
  expect(begun).toBeLessThan(11)
})

// Sabotage: in createLiveReads unsubscribe when the last one looks away.
test('who comes back to a list reads what happened while they were away', async () => {
  const list = look()
  const leave = list.watch()
  await vi.advanceTimersByTimeAsync(100)
  leave()
  happen()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([list.shown(), begun]).toEqual([0, 1])
  list.watch()
  await vi.advanceTimersByTimeAsync(100)
  expect([list.shown(), begun]).toEqual([1, 2])
})

// Sabotage: in createLiveReads never unsubscribe.
test('what the cache has let go of is listened for no longer', async () => {
  const list = look()
  list.watch()()
  await vi.advanceTimersByTimeAsync(100)
  client.clear()
  happen()
  expect(listeners.size).toBe(0)
})

// Sabotage: in createRefresh leave out atMost.
test('a read that never ends does not keep the next one from coming', async () => {
  const list = look(100)
  list.watch()
  await vi.advanceTimersByTimeAsync(200)
  const stuck = vi
    .spyOn(client, 'invalidateQueries')
    .mockImplementationOnce(() => new Promise(() => undefined))
  happen()
  happen()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(stuck).toHaveBeenCalledTimes(2)
  expect(list.shown()).toBe(2)
})
