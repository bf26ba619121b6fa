import { describe, expect, test } from 'vitest'
import type { LiveBatch, LiveEvent, LiveState } from './live-sequence.ts'
import { addressAfter, type LiveWire, readLiveData, runLiveStream } from './live-stream.ts'

/** A wire whose clock and streams the test moves by hand. */
function fakeWire() {
  const opened: { url: string; isClosed: boolean; on: Parameters<LiveWire['open']>[1] }[] = []
  const polls: string[] = []
  const answers: LiveBatch[] = []
  let nowMs = 0
  let timers: { deed: () => void; atMs: number }[] = []
  const wire: LiveWire = {
    open: (url, on) => {
      const stream = { url, on, isClosed: false }
      opened.push(stream)
      return () => {
        stream.isClosed = true
      }
    },
    poll: async (url) => {
      polls.push(url)
      return answers.shift() ?? { events: [], lastId: undefined, isLost: false }
    },
    nowMs: () => nowMs,
    later: (deed, delayMs) => {
      const timer = { deed, atMs: nowMs + delayMs }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    random: () => 1,
  }
  const pass = async (ms: number) => {
    const endMs = nowMs + ms
    for (;;) {
      const next = timers.filter((timer) => timer.atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0]
      if (!next) break
      nowMs = next.atMs
      timers = timers.filter((timer) => timer !== next)
      next.deed()
      await Promise.resolve().then(() => Promise.resolve())
    }
    nowMs = endMs
  }
  const current = () => {
    const stream = opened.at(-1)
    if (!stream) throw new Error('No stream is open')
    return stream
  }
  return { wire, opened, polls, answers, pass, current, waiting: () => timers.length }
}

function start(fake: ReturnType<typeof fakeWire>, lastId?: string) {
  const events: LiveEvent[] = []
  const states: LiveState[] = []
  const resets: (string | undefined)[] = []
  const end = runLiveStream({
    url: '/api/live',
    lastId,
    wire: fake.wire,
    on: {
      event: (event) => events.push(event),
      state: (state) => states.push(state),
      reset: (id) => resets.push(id),
    },
  })
  return { events, states, resets, end }
}

const text = (topic: string) => JSON.stringify({ topic })

describe('the one connection', () => {
  // Sabotage: in `take` drop `lastId = id`.
  test('comes back from where it was', async () => {
    const fake = fakeWire()
    const { events, states } = start(fake, 'evt_1')
    expect(fake.current().url).toBe('/api/live?after=evt_1')
    fake.current().on.open()
    fake.current().on.event('evt_2', text('conversation.cnv_1'))
    fake.current().on.event('evt_3', 'not json')
    fake.current().on.fail()
    expect(fake.current().isClosed).toBe(true)
    await fake.pass(500)
    expect(fake.current().url).toBe('/api/live?after=evt_2')
    fake.current().on.open()
    fake.current().on.event('evt_4', text('conversation.cnv_1'))
    expect(events.map(({ id, afterId }) => [id, afterId])).toEqual([
      ['evt_2', 'evt_1'],
      ['evt_4', 'evt_2'],
    ])
    expect(states.at(-1)).toBe('connected')
  })

  // Sabotage: in `watchAbsence` drop the timer for `poll`.
  test('asks every 15 s while it is away, and stops asking when it is back', async () => {
    const fake = fakeWire()
    const { events, states } = start(fake, 'evt_1')
    fake.current().on.open()
    const fail = fake.current().on.fail
    fake.answers.push({
      events: [{ id: 'evt_2', data: { topic: 'task.task_1' } }],
      lastId: 'evt_2',
      isLost: false,
    })
    fail()
    await fake.pass(4999)
    expect(states.at(-1)).toBe('connecting')
    await fake.pass(1)
    expect(states.at(-1)).toBe('reconnecting')
    await fake.pass(10_000)
    expect(states.at(-1)).toBe('polling')
    expect(fake.polls).toEqual(['/api/live?poll=1&after=evt_1'])
    expect(events.map((event) => event.id)).toEqual(['evt_2'])
    await fake.pass(15_000)
    expect(fake.polls.at(-1)).toBe('/api/live?poll=1&after=evt_2')
    fake.current().on.open()
    expect(states.at(-1)).toBe('connected')
    await fake.pass(60_000)
    expect(fake.polls).toHaveLength(2)
  })

  test('starts anew where the server says that the place is lost', async () => {
    const fake = fakeWire()
    const { resets, events } = start(fake, 'evt_old')
    fake.current().on.reset('evt_50')
    fake.current().on.event('evt_51', text('a'))
    expect(resets).toEqual(['evt_50'])
    expect(events).toMatchObject([{ id: 'evt_51', afterId: 'evt_50' }])
  })

  test('leaves nothing running at its end', async () => {
    const fake = fakeWire()
    const { end } = start(fake)
    fake.current().on.fail()
    end()
    expect(fake.waiting()).toBe(0)
    expect(fake.opened.every((stream) => stream.isClosed)).toBe(true)
  })
})

test('goes on after a place, and reads only what has a topic', () => {
  expect(addressAfter('/api/live', undefined, false)).toBe('/api/live')
  expect(addressAfter('/api/live', 'a b', true)).toBe('/api/live?poll=1&after=a+b')
  expect(readLiveData('{"topic":"a","n":1}')).toEqual({ topic: 'a', n: 1 })
  expect([readLiveData('{"n":1}'), readLiveData('null'), readLiveData('[')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
