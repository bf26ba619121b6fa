import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createModelSource } from '#completions/server/model-source.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { openLine } from '#telephony/server/open-line.ts'
import { receiveCall } from '#telephony/server/receive-call.ts'
import type { Line, LineMessage } from '#voice/ports.ts'
import { stranger } from '../support/emulator-hand.ts'
import { callShapes, contentShapes } from '../support/model-server/content-shapes.ts'
import { cutShapes } from '../support/model-server/cut-shapes.ts'
import { eventShapes } from '../support/model-server/event-shapes.ts'
import { httpShapes, slowShapes } from '../support/model-server/http-shapes.ts'
import { type Shape, send, unfinished, whole, words } from '../support/model-server/shapes.ts'
import { type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts'
import { type Vendor, vendors } from '../support/model-server/vendors.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'
import { createVirtualTime, type VirtualTime } from '../support/virtual-time.ts'

/** What only a listener notices: a sentence that may be said at once, and then next to nothing. */
const spokenShapes: Shape[] = [
  {
    name: 'a sentence, then a word a second',
    outcome: 'either',
    answer: (wire) => {
      const trickle = Array.from({ length: 20 }, () => ({ say: 'and ' }))
      const events = unfinished(wire, [{ say: 'We are open today. ' }, { say: 'Also ' }, ...trickle])
      const began = events.findIndex((event) => event.includes('Also')) + 1
      return { acts: [send(...events.slice(0, began)), { drip: events.slice(began), everyMs: 1_000 }] }
    },
  },
]
const shapes = [
  ...spokenShapes,
  ...slowShapes,
  ...cutShapes,
  ...eventShapes,
  ...httpShapes,
  ...callShapes,
  ...contentShapes,
]
/** In the quick run each shape comes over one vendor's wire, in the full one over all. */
const pairs = shapes.flatMap((shape, at) =>
  inject('testMatrix') === 'full'
    ? vendors.map((vendor) => ({ shape, vendor }))
    : [{ shape, vendor: vendors[at % vendors.length] as Vendor }],
)
/** A model whose price is known. */
const priced = 'gpt-5-mini'
const longestSilenceMs = 4_000
/** How long words sound, at a quick speaker's pace: the shorter they are taken to be, the longer the silence. */
const soundMs = (text: string) => text.trim().length * 55

let house: TestApp
let server: ModelServer
let callers = 0
beforeAll(async () => {
  house = await startTestApp()
  server = await startModelServer()
})
afterAll(async () => {
  await house.close()
  await server.close()
})

/** A line whose far end is a stopwatch: when words of ours began, and for how long nothing of them sounded. */
function stopwatchLine(time: VirtualTime) {
  const said: string[] = []
  let quietFrom = time.clock.now().getTime()
  let longestMs = 0
  let closed: () => void = () => {}
  const isAnswered = new Promise<void>((resolve) => (closed = resolve))
  let isCounting = false
  const hear = (text: string) => {
    const now = time.clock.now().getTime()
    longestMs = Math.max(longestMs, now - quietFrom)
    quietFrom = Math.max(quietFrom, now) + soundMs(text)
    said.push(text.trim())
  }
  const line: Line = {
    send(messages: readonly LineMessage[]) {
      if (!isCounting) return
      for (const message of messages) {
        if (message.kind === 'say' && message.text.trim() !== '') hear(message.text)
        if (message.kind === 'end' || (message.kind === 'say' && message.isLast)) closed()
      }
    },
    close: () => closed(),
  }
  return {
    line,
    isAnswered,
    said,
    begin: () => {
      isCounting = true
      quietFrom = time.clock.now().getTime()
    },
    longestMs: () => longestMs,
  }
}

async function ask({
  shape,
  vendor,
  spentMicros = 0,
}: {
  shape: Shape
  vendor: Vendor
  spentMicros?: number
}) {
  const time = createVirtualTime(new Date().toISOString())
  const { baseUrl, seen } = server.serve([shape.answer(vendor.wire)], time)
  const model = vendor.connect({ apiKey: 'key-of-these-tests', model: priced, baseUrl })
  const models = createModelSource({ clock: time.clock }, [model], builtinProvider.model)
  const { calls } = house.app.rooms
  const timed = { clock: time.clock, timers: time.timers, models }
  const deps: CallDeps = { ...calls, clock: time.clock, voice: { ...calls.voice, ...timed } }
  const sid = `CA${randomBytes(16).toString('hex')}`
  const plan = await receiveCall(deps, {
    connectionId: house.app.ground.carriers.main()?.id ?? '',
    sid,
    direction: 'inbound',
    from: stranger(8000 + callers++),
    to: house.phone,
  } as Parameters<typeof receiveCall>[1])
  expect(plan.kind).toBe('converse')
  const watch = stopwatchLine(time)
  const [call] = await house.rows<{ id: string }>('select id from calls where sid = $1', [sid])
  const token = { teamId: house.teamId, callId: call?.id ?? '', epoch: 1, expiresAt: new Date() }
  const session = await openLine(deps, token, watch.line)
  if (!session) throw new Error('The line was not taken.')
  const memory = deps.inHand.get(token.callId)
  if (!memory) throw new Error('The call is not in hand.')
  memory.budget.spentMicros += spentMicros
  session.take({ kind: 'played', text: 'all of the opening'.repeat(20) })
  watch.begin()
  session.take({ kind: 'words', text: 'What are your opening hours?', isFinal: true, language: null })
  await watch.isAnswered
  session.lineClosed(1000)
  return { said: watch.said, longestMs: watch.longestMs(), asked: seen.length, budget: memory.budget }
}

describe('a caller whose bot has a model that misbehaves', () => {
  // Sabotage: in step-session.ts, set no filler's timer in saySentence; or let fillerMs be [5_000, 5_000].
  test.concurrent.each(pairs.map((pair) => ({ name: `${pair.shape.name}, ${pair.vendor.wire.id}`, pair })))(
    'hears something within four seconds, always: $name',
    async ({ pair }) => {
      const { said, longestMs, asked } = await ask(pair)
      expect(asked).toBeGreaterThan(0)
      expect(said.length).toBeGreaterThan(0)
      expect(longestMs).toBeLessThanOrEqual(longestSilenceMs)
    },
  )

  // Sabotage: in spoken-turn.ts, let atThisMoment give the talk as it is.
  test('and whose model has cost what a call may cost is answered by the built-in engine, at no cost', async () => {
    const [vendor] = vendors
    if (!vendor) throw new Error('There is no vendor.')
    const fine: Shape = { name: 'a whole answer', outcome: 'vendor', answer: (wire) => whole(wire, words) }
    const usual = await ask({ shape: fine, vendor })
    expect(usual).toMatchObject({
      asked: 1,
      budget: { spentMicros: expect.any(Number), mostMicros: 2_000_000 },
    })
    expect(usual.budget.spentMicros).toBeGreaterThan(0)
    const spent = await ask({ shape: fine, vendor, spentMicros: 2_000_000 })
    expect(spent).toMatchObject({ asked: 0, budget: { spentMicros: 2_000_000 } })
    expect(spent.said.join(' ')).not.toBe('')
  })

  test('of more than sixty kinds', () => expect(shapes.length).toBeGreaterThan(60))
})
