import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stranger } from '../support/emulator-hand.ts'
import { anthropicWire } from '../support/model-server/anthropic-wire.ts'
import { openaiWire } from '../support/model-server/openai-wire.ts'
import { unfinished, whole } from '../support/model-server/shapes.ts'
import {
  type Answer,
  type ModelServer,
  startModelServer,
} from '../support/model-server/start-model-server.ts'
import type { Piece, Wire } from '../support/model-server/wire.ts'
import { publishBot, startTestApp, type TestApp } from '../support/start-app.ts'
import { databaseKinds } from '../support/test-database.ts'

const say = (text: string): Piece[] => [{ say: text }, { finish: 'stop' }]
const broken = (wire: Wire): Answer => ({
  acts: [{ write: unfinished(wire, say('You are booked for')).join('') }, { cut: 'reset' }],
})
const down: Answer = { status: 500, acts: [] }
const message: Piece[] = [
  { call: 'take_message', id: 'call_1', args: '{"message":"the boiler hums at night"}' },
  { finish: 'tools' },
]
/** What the two vendors answer, question by question. */
const first = [
  whole(openaiWire, say('Hello from the first model.')),
  whole(openaiWire, message),
  whole(openaiWire, say('Thank you for telling us about the boiler.')),
  down,
  broken(openaiWire),
]
const second = [whole(anthropicWire, say('Hello from the second model.')), broken(anthropicWire)]

describe.each(databaseKinds)('texts answered by vendors’ models, on %s', (kind) => {
  let server: ModelServer
  let house: TestApp
  let seen: { path: string }[]
  const phone = stranger(7100)
  const got = async () =>
    (await house.hand.textsOf(phone)).filter((text) => text.from === house.phone).map((text) => text.body)
  const send = async (body: string) => {
    await house.hand.send(phone, house.phone, body)
    await house.quiet()
    return (await got()).at(-1)
  }
  const completions = () =>
    house.rows<{
      provider: string
      status: string
      error: string | null
      cost_micros: string
      input: unknown
    }>('select provider, status, error, cost_micros, input from completions order by id')

  beforeAll(async () => {
    server = await startModelServer()
    const [one, two] = [server.serve(first), server.serve(second)]
    seen = one.seen
    const environment = {
      OPENAI_API_KEY: 'key-of-the-first',
      OPENAI_BASE_URL: one.baseUrl,
      ANTHROPIC_API_KEY: 'key-of-the-second',
      ANTHROPIC_BASE_URL: two.baseUrl,
    }
    house = await startTestApp({ kind, settleMs: 50, environment })
  })
  afterAll(async () => {
    await house.close()
    await server.close()
  })

  it('the first model answers, and its row says what was asked and what it cost', async () => {
    expect(await send('Hello?')).toBe('Hello from the first model.')
    const [row] = await completions()
    expect(row).toMatchObject({ provider: 'openai', status: 'succeeded', error: null })
    expect(Number(row?.cost_micros)).toBeGreaterThan(0)
    expect(JSON.stringify(row?.input)).toContain('Hello?')
  })

  it('a message it takes is a task, with words after it', async () => {
    expect(await send('Tell them the boiler hums at night')).toContain(
      'Thank you for telling us about the boiler.',
    )
    const tasks = await house.rows<{ words: string }>('select * from tasks')
    expect(JSON.stringify(tasks)).toContain('the boiler hums at night')
  })

  it('when it is down the second answers, and when both break off the built-in engine does', async () => {
    expect(await send('And who are you?')).toBe('Hello from the second model.')
    const last = await send('What is your phone number?')
    // Sabotage: let tryOnce answer with what was heard before a fault.
    expect(last).not.toContain('You are booked')
    expect((last ?? '').length).toBeGreaterThan(5)
    expect((await completions()).slice(-5).map(({ provider, status }) => [provider, status])).toEqual([
      ['openai', 'failed'],
      ['anthropic', 'fallback'],
      ['openai', 'failed'],
      ['anthropic', 'failed'],
      ['builtin', 'fallback'],
    ])
  })

  it('a bot set to the built-in engine asks nobody', async () => {
    const asked = seen.length
    await publishBot(house.app, house.teamId, { model: 'builtin', settleMs: 50, number: 3 })
    expect(await send('What is your phone number?')).toBeTruthy()
    expect(seen.length).toBe(asked)
  })
})

it('the sample’s made-up talks are never asked of a vendor', async () => {
  const server = await startModelServer()
  const { baseUrl, seen } = server.serve([whole(openaiWire, say('Hello from the first model.'))])
  const house = await startTestApp({
    environment: { OPENAI_API_KEY: 'key-of-the-first', OPENAI_BASE_URL: baseUrl, SETUP_SAMPLE: 'yes' },
  })
  const [made] = await house.rows<{ count: string }>(`select count(*) as count from completions`)
  await house.close()
  await server.close()
  // Sabotage: ask the instance's models in make-past-talks.
  expect([Number(made?.count) > 20, seen.length]).toEqual([true, 0])
}, 60_000)
