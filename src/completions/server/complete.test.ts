import { expect, test } from 'vitest'
import { type Ask, CompletionCancelled, complete } from '#completions/server/complete.ts'
import { createModelSource } from '#completions/server/model-source.ts'
import { question } from '../../../tests/support/model-server/question.ts'
import {
  calls,
  finish,
  type ScriptedModel,
  type StreamScript,
  says,
  scriptedEngine,
  scriptedModel,
} from '../../../tests/support/scripted-model.ts'
import { createVirtualTime } from '../../../tests/support/virtual-time.ts'

/** A chain of scripted vendors with an engine behind them, at a clock of its own. */
function open(...scripts: StreamScript[][]) {
  const time = createVirtualTime()
  const names = ['first', 'second', 'third']
  const vendors = scripts.map((script, index) => scriptedModel(names[index] ?? '', script, time))
  const models = createModelSource({ clock: time.clock }, vendors, scriptedEngine())
  const deps = { models, clock: time.clock, timers: time.timers }
  const ask = (more: Partial<Ask> = {}) => complete(deps, { purpose: 'reply', options: question(), ...more })
  const nowMs = () => time.clock.now().getTime()
  return { time, vendors: vendors as [ScriptedModel, ...ScriptedModel[]], ask, nowMs }
}
const http = (statusCode: number, headers: Record<string, string> = {}) =>
  Object.assign(new Error('Sam Fields, +15035550142'), { statusCode, responseHeaders: headers })

test('the first model that answers is taken, and the others are not asked', async () => {
  const { ask, vendors } = open([says('One.')], [says('Two.')])
  const { text, records, trace } = await ask({ promptVersion: 'talk-3' })
  expect([text, trace, vendors[1]?.asked.length]).toEqual(['One.', null, 0])
  expect(records).toMatchObject([
    {
      promptVersion: 'talk-3+first-1',
      status: 'succeeded',
      usage: { input: 1000, cached: 400, output: 100 },
    },
  ])
})

test('a vendor gets its settings and not the facts laid out for the engine; the row has both', async () => {
  const { ask, vendors } = open([says('One.')])
  vendors[0].settings = { reasoning: 'low', providerOptions: { first: { store: false } } }
  const { records } = await ask()
  // Sabotage: leave parley among the options in vendorOptions.
  expect(vendors[0].asked[0]).toMatchObject({ reasoning: 'low', maxOutputTokens: 3000 })
  expect(vendors[0].asked[0]?.providerOptions).toEqual({ first: { store: false } })
  expect(records[0]?.input).toEqual({
    prompt: question().prompt,
    providerOptions: question().providerOptions,
  })
  expect(records[0]?.parameters).toMatchObject({
    reasoning: 'low',
    providerOptions: { first: { store: false } },
  })
})

test('each failure leads to the next model, and every attempt leaves its row', async () => {
  const { ask } = open([http(503)], [[{ type: 'text-delta', id: '1', delta: 'Half' }, new Error('gone')]])
  const { text, records, trace } = await ask()
  expect([text, trace]).toEqual(['From the engine.', { acts: ['said'] }])
  expect(records.map(({ provider, status, error, attempt }) => [provider, status, error, attempt])).toEqual([
    ['first', 'failed', 'http 503', 1],
    ['second', 'failed', 'bad_stream', 2],
    ['builtin', 'fallback', null, 3],
  ])
  expect(records[1]?.output).toMatchObject({ content: [{ type: 'text', text: 'Half' }] })
  expect([records[1]?.fallbackFrom, records[2]?.fallbackFrom]).toEqual([records[0]?.id, records[1]?.id])
  // Sabotage: put the error's message into the row.
  expect(JSON.stringify(records)).not.toContain('Sam Fields')
})

test('a bot that wishes for the engine alone asks nobody else', async () => {
  const { ask, vendors } = open([says('One.')])
  const { text, records } = await ask({ wish: 'builtin', promptVersion: 'talk-3' })
  expect([text, vendors[0].asked.length]).toEqual(['From the engine.', 0])
  expect(records).toMatchObject([{ status: 'succeeded', promptVersion: 'engine-1', cost: { micros: 0 } }])
})

test.each([
  ['that never begins', 'no-stream', 'first_token_timeout', 8_000],
  [
    'that begins and says nothing',
    [{ type: 'stream-start', warnings: [] }, 'stall'],
    'first_token_timeout',
    8_000,
  ],
  ['that stops in the middle', [{ type: 'text-delta', id: '1', delta: 'We' }, 'stall'], 'stall', 5_000],
  [
    'that drips',
    Array.from({ length: 30 }, () => [
      { pauseMs: 3_000 },
      { type: 'text-delta', id: '1', delta: 'and ' },
    ]).flat(),
    'attempt_timeout',
    15_000,
  ],
] as [string, StreamScript, string, number][])(
  'a model %s is left in time',
  async (_, script, error, tookMs) => {
    const { ask, nowMs } = open([script])
    const startMs = nowMs()
    const { records } = await ask()
    expect(records[0]?.error).toBe(error)
    // Sabotage: drop the watch's limit of this kind.
    expect(nowMs() - startMs).toBeGreaterThanOrEqual(tookMs)
    expect(nowMs() - startMs).toBeLessThan(tookMs + 1_000)
  },
)

test('all attempts together keep to the budget, and the engine answers after it', async () => {
  const drip: StreamScript = Array.from({ length: 40 }, () => [
    { pauseMs: 1_000 },
    { type: 'text-delta' as const, id: '1', delta: 'and ' },
  ]).flat()
  const { ask, nowMs, vendors } = open([drip], [drip], [drip])
  const startMs = nowMs()
  const { text, records } = await ask()
  expect(text).toBe('From the engine.')
  // Sabotage: give every attempt its whole time.
  expect(nowMs() - startMs).toBeLessThan(26_000)
  expect(vendors[2]?.asked.length).toBe(0)
  expect(records.at(-1)?.status).toBe('fallback')
})

test('past the deadline of the turn only the engine is asked', async () => {
  const { ask, vendors, time } = open([says('One.')])
  const { text } = await ask({ deadline: new Date(time.clock.now().getTime() + 100) })
  expect([text, vendors[0].asked.length]).toEqual(['From the engine.', 0])
})

test('a caller on the line waits a second and a half and no more', async () => {
  const { ask, nowMs } = open(['no-stream'])
  const startMs = nowMs()
  await ask({ limits: { firstTokenMs: 1_500, totalMs: 4_000 } })
  expect(nowMs() - startMs).toBeLessThanOrEqual(1_750)
})

test('a wrong call is told once, and the second time the next model is asked', async () => {
  const { ask, vendors } = open(
    [calls('take_message', '{"words":"hi"}')],
    [calls('take_message', '{"message":"hi"}')],
  )
  const { toolCalls, records } = await ask()
  expect(records.map(({ provider, error }) => [provider, error])).toEqual([
    ['first', 'bad_arguments'],
    ['first', 'bad_arguments'],
    ['second', null],
  ])
  expect(toolCalls).toEqual([{ id: 'c1', name: 'take_message', arguments: { message: 'hi' } }])
  const told = vendors[0].asked[1]?.prompt.at(-1)
  expect(JSON.stringify(told)).toContain('message')
  expect(records[1]?.input).toMatchObject({ prompt: vendors[0].asked[1]?.prompt })
  // What was told to one model is not told to the next.
  expect(vendors[1]?.asked[0]?.prompt).toEqual(question().prompt)
})

test('an unknown tool is answered with the names there are', async () => {
  const { ask, vendors } = open([calls('delete_everything', '{}'), says('Sorry.')])
  expect((await ask()).text).toBe('Sorry.')
  expect(JSON.stringify(vendors[0].asked[1]?.prompt)).toContain('take_message, find_appointment')
})

test('one of two calls is wrong: neither is run', async () => {
  const good: StreamScript = [
    { type: 'tool-call', toolCallId: 'c1', toolName: 'take_message', input: '{"message":"hi"}' },
    { type: 'tool-call', toolCallId: 'c2', toolName: 'take_message', input: '{"message":' },
    finish('tool-calls'),
  ]
  // Sabotage: give back the calls that are sound.
  expect((await open([good]).ask()).toolCalls).toEqual([])
})

test('the same call a third time in one turn is going in circles', async () => {
  const round = (n: number) => [
    {
      role: 'assistant' as const,
      content: [{ type: 'tool-call' as const, toolCallId: `r${n}`, toolName: 'find_appointment', input: {} }],
    },
    {
      role: 'tool' as const,
      content: [
        {
          type: 'tool-result' as const,
          toolCallId: `r${n}`,
          toolName: 'find_appointment',
          output: { type: 'json' as const, value: { appointments: [] } },
        },
      ],
    },
  ]
  const { prompt, ...options } = question()
  const loops = (rounds: number) =>
    open([calls('find_appointment', '{}')]).ask({
      options: {
        ...options,
        prompt: [...prompt, ...Array.from({ length: rounds }, (_, n) => round(n)).flat()],
      },
    })
  expect((await loops(1)).toolCalls).toHaveLength(1)
  // Sabotage: never count earlier calls.
  expect(await loops(2)).toMatchObject({ toolCalls: [], text: 'From the engine.' })
  expect((await loops(2)).records[0]?.error).toBe('tool_loop')
})

test('the very same call twice in one answer is one call', async () => {
  const twice: StreamScript = [
    ...calls('find_appointment', '{}', 'c1').slice(0, 1),
    ...calls('find_appointment', '{}', 'c2'),
  ]
  expect((await open([twice]).ask()).toolCalls).toHaveLength(1)
})

test('a vendor that is down is put aside, tried once after half a minute, and taken back', async () => {
  const { ask, vendors, time } = open([http(500), http(500), http(500), http(500), says('Back.')])
  for (let turn = 0; turn < 5; turn++) await ask()
  // Sabotage: let the breaker admit everybody.
  expect(vendors[0].asked.length).toBe(3)
  time.advance(30_000)
  await ask()
  await ask()
  expect(vendors[0].asked.length).toBe(4)
  time.advance(30_000)
  expect((await ask()).text).toBe('Back.')
  expect((await ask()).text).toBe('Back.')
})

test('a vendor that says when to come back is left alone until then', async () => {
  const { ask, vendors, time } = open([http(429, { 'retry-after': '7' }), says('Back.')])
  await ask()
  await ask()
  expect(vendors[0].asked.length).toBe(1)
  time.advance(7_000)
  expect((await ask()).text).toBe('Back.')
})

test('an answer we cannot use says nothing against its vendor', async () => {
  const { ask, vendors } = open([[finish('content-filter')]])
  for (let turn = 0; turn < 5; turn++) await ask()
  expect(vendors[0].asked.length).toBe(5)
})

test('an asker who goes away is told what was tried', async () => {
  const { ask, vendors } = open([http(500)], ['no-stream'])
  const cancel = new AbortController()
  const asked = ask({ options: { ...question(), abortSignal: cancel.signal } })
  asked.catch(() => {})
  while (vendors[1]?.asked.length !== 1) await new Promise((resolve) => setImmediate(resolve))
  cancel.abort()
  const error = await asked.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CompletionCancelled)
  expect((error as CompletionCancelled).records.map(({ status }) => status)).toEqual(['failed', 'cancelled'])
})

test('nobody at all: it says so', async () => {
  const time = createVirtualTime()
  const models = { chain: () => [scriptedModel('first', [http(500)], time)] }
  await expect(
    complete({ models, clock: time.clock }, { purpose: 'reply', options: question() }),
  ).rejects.toMatchObject({ code: 'unavailable' })
})
