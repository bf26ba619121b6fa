import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { complete } from '#completions/server/complete.ts'
import { createModelSource } from '#completions/server/model-source.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import { question } from '../support/model-server/question.ts'
import { goodCall, words, wordsSaid } from '../support/model-server/shapes.ts'
import { type Act, type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts'
import { vendors } from '../support/model-server/vendors.ts'
import type { Piece } from '../support/model-server/wire.ts'
import { createVirtualTime } from '../support/virtual-time.ts'

const isFull = inject('testMatrix') === 'full'
const runs = isFull ? 50_000 : 400

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const both: Piece[] = [{ say: wordsSaid }, ...goodCall]
const answers = [
  { pieces: words, text: wordsSaid, calls: [] },
  { pieces: goodCall, text: '', calls: [{ message: 'Please call me — today 🙂', urgent: true }] },
  { pieces: both, text: wordsSaid, calls: [{ message: 'Please call me — today 🙂', urgent: true }] },
]
const ends: Act[][] = [[], [{ cut: 'close' }], [{ cut: 'reset' }], [{ stall: true }]]

/** Asks a vendor whose answer is these bytes and then this end. */
async function ask(vendor: (typeof vendors)[number], acts: readonly Act[]) {
  const time = createVirtualTime()
  const { baseUrl } = server.serve([{ status: 200, acts }], time)
  const choice = vendor.connect({ apiKey: 'key-of-these-tests', model: 'model-1', baseUrl })
  const models = createModelSource({ clock: time.clock }, [choice], builtinProvider.model)
  return complete(
    { models, clock: time.clock, timers: time.timers },
    { purpose: 'reply', options: question() },
  )
}

const cut = fc.record({
  vendor: fc.constantFrom(...vendors),
  answer: fc.constantFrom(...answers),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  splits: fc.integer({ min: 1, max: 4 }),
  // Stalls and closings cost real time: most streams end cleanly.
  end: fc.oneof(
    { weight: 12, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
})

// Sabotage: let judgeAnswer pass an interrupted answer, or begun calls that never ended.
test('a stream cut at any byte is used whole or not at all', {
  timeout: isFull ? 1_800_000 : 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(cut, async ({ vendor, answer, share, splits, end }) => {
      const bytes = Buffer.from(vendor.wire.render(answer.pieces).join(''))
      const upTo = bytes.subarray(0, Math.floor(bytes.length * share))
      const size = Math.max(1, Math.ceil(upTo.length / splits))
      const parts = Array.from({ length: splits }, (_, i) => ({
        write: upTo.subarray(i * size, (i + 1) * size),
      }))
      const given = await ask(vendor, [...parts, ...(ends[end] ?? [])])
      if (given.records.at(-1)?.engine === 'builtin') {
        expect(given.text).not.toBe('')
        expect(given.toolCalls).toEqual([])
        return
      }
      expect(given.text).toBe(answer.text)
      expect(given.toolCalls.map((call) => call.arguments)).toEqual(answer.calls)
    }),
    { numRuns: runs },
  )
})

const broken = fc.record({
  vendor: fc.constantFrom(...vendors),
  answer: fc.constantFrom(...answers),
  damages: fc.array(fc.record({ share: fc.double({ min: 0, max: 0.999, noNaN: true }), byte: fc.nat(255) }), {
    minLength: 1,
    maxLength: 4,
  }),
})

test('a stream with damaged bytes gives a sound answer or none', {
  timeout: isFull ? 300_000 : 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(broken, async ({ vendor, answer, damages }) => {
      const bytes = Buffer.from(vendor.wire.render(answer.pieces).join(''))
      for (const { share, byte } of damages) bytes[Math.floor(bytes.length * share)] = byte
      const given = await ask(vendor, [{ write: bytes }])
      expect(given.text !== '' || given.toolCalls.length > 0).toBe(true)
      expect(given.text.isWellFormed()).toBe(true)
      for (const call of given.toolCalls) {
        expect(['take_message', 'find_appointment']).toContain(call.name)
        expect(call.arguments).toBeTypeOf('object')
      }
    }),
    { numRuns: isFull ? 10_000 : 200 },
  )
})
