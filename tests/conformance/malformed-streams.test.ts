import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Completed, complete } from '#completions/server/complete.ts'
import { createModelSource } from '#completions/server/model-source.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import { callShapes, contentShapes } from '../support/model-server/content-shapes.ts'
import { cutShapes } from '../support/model-server/cut-shapes.ts'
import { eventShapes } from '../support/model-server/event-shapes.ts'
import { httpShapes, slowShapes } from '../support/model-server/http-shapes.ts'
import { question } from '../support/model-server/question.ts'
import { type Shape, wordsSaid } from '../support/model-server/shapes.ts'
import { type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts'
import { type Vendor, vendors } from '../support/model-server/vendors.ts'
import { createVirtualTime } from '../support/virtual-time.ts'

let server: ModelServer
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  server = await startModelServer()
})
afterAll(async () => {
  await server.close()
  process.off('unhandledRejection', note)
})

/** Asks the vendor, which gives this shape each time it is asked, with the built-in engine behind it. */
async function ask({ wire, connect }: Vendor, shape: Shape): Promise<{ answer: Completed; tookMs: number }> {
  const time = createVirtualTime()
  const { baseUrl } = server.serve([shape.answer(wire)], time)
  const vendor = connect({ apiKey: 'key-of-these-tests', model: 'model-1', baseUrl })
  const models = createModelSource({ clock: time.clock }, [vendor], builtinProvider.model)
  const startMs = time.clock.now().getTime()
  const answer = await complete(
    { models, clock: time.clock, timers: time.timers },
    { purpose: 'reply', options: question() },
  )
  return { answer, tookMs: time.clock.now().getTime() - startMs }
}

const shapes = [...cutShapes, ...eventShapes, ...httpShapes, ...slowShapes, ...callShapes, ...contentShapes]
/** What the shapes' sound calls ask for; anything else that comes through was made of a broken one. */
const soundCalls = [
  '{"message":"Please call me — today 🙂","urgent":true}',
  '{"message":"hi"}',
  '{"message":"ho"}',
]
const wholeTurnMs = 25_000

describe.each(vendors.map((vendor) => ({ id: vendor.wire.id, vendor })))('$id', ({ vendor }) => {
  // Sabotage: let judgeAnswer pass finishReason null or interrupted; return calls when one has a problem; drop a limit.
  test.concurrent.each(shapes.map((shape) => ({ name: shape.name, shape })))('$name', async ({ shape }) => {
    const { answer, tookMs } = await ask(vendor, shape)
    const last = answer.records.at(-1)
    expect(answer.text.trim() !== '' || answer.toolCalls.length > 0).toBe(true)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there.
    expect(answer.text).not.toMatch(/[\u0000-\u0008]|\ufffd/)
    expect(answer.text.isWellFormed()).toBe(true)
    expect(tookMs).toBeLessThanOrEqual(wholeTurnMs + 1000)
    expect(answer.records.every(({ error }) => error === null || /^[\w ]{1,80}$/.test(error))).toBe(true)
    if (shape.outcome !== 'either')
      expect([last?.engine, answer.records.map(({ error }) => error)]).toEqual([
        shape.outcome === 'vendor' ? 'llm' : 'builtin',
        expect.anything(),
      ])
    if (last?.engine === 'builtin') {
      expect(last.status).toBe('fallback')
      expect(answer.toolCalls).toEqual([])
      return
    }
    expect(last?.status).toBe('succeeded')
    if (shape.outcome === 'vendor') expect(answer.text).toBe(wordsSaid)
    for (const call of answer.toolCalls) expect(soundCalls).toContain(JSON.stringify(call.arguments))
  })
})

test('more than sixty shapes, no rejection left over, no request held', async () => {
  expect(shapes.length).toBeGreaterThan(60)
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length)
  for (let tries = 0; tries < 100 && server.held() > 0; tries++) await sleep(10)
  expect(server.held()).toBe(0)
  expect(unhandled).toEqual([])
})
