import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelChoice } from '#completions/ports.ts'
import { complete } from '#completions/server/complete.ts'
import { createModelSource } from '#completions/server/model-source.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import { engineFacts, question, tools } from '../support/model-server/question.ts'
import {
  type Answer,
  type ModelServer,
  startModelServer,
} from '../support/model-server/start-model-server.ts'
import type { Piece, Wire } from '../support/model-server/wire.ts'
import { createVirtualTime } from '../support/virtual-time.ts'

export interface ModelUnderTest {
  wire: Wire
  connect(account: { apiKey: string; model: string; baseUrl: string }): ModelChoice
}

const apiKey = 'key-of-these-tests'

/** The body of one question to a model of this name, as the vendor sees it. */
export async function bodyOf({ connect, wire }: ModelUnderTest, model: string): Promise<unknown> {
  const server = await startModelServer()
  const { baseUrl, seen } = server.serve([
    { acts: [{ write: wire.render([{ say: 'Yes.' }, { finish: 'stop' }]).join('') }] },
  ])
  const { clock } = createVirtualTime()
  const models = createModelSource({ clock }, [connect({ apiKey, model, baseUrl })], builtinProvider.model)
  await complete({ models, clock }, { purpose: 'reply', options: question() })
  await server.close()
  return JSON.parse(seen[0]?.body ?? 'null')
}

/** What every vendor's model must do, from its own wire to an answer that can be acted on. */
export function modelSuite({ wire, connect }: ModelUnderTest): void {
  let server: ModelServer
  beforeAll(async () => {
    server = await startModelServer()
  })
  afterAll(() => server.close())

  /** One question to the vendor with the built-in engine behind it. */
  function open(answers: readonly Answer[]) {
    const time = createVirtualTime()
    const { baseUrl, seen } = server.serve(answers, time)
    const vendor = connect({ apiKey, model: 'model-1', baseUrl })
    const models = createModelSource({ clock: time.clock }, [vendor], builtinProvider.model)
    return {
      seen,
      ask: (options: LanguageModelV4CallOptions = question()) =>
        complete({ models, clock: time.clock, timers: time.timers }, { purpose: 'reply', options }),
    }
  }
  const says = (pieces: readonly Piece[]): Answer => ({ acts: [{ write: wire.render(pieces).join('') }] })
  const words: Piece[] = [{ say: 'We are open ' }, { say: 'until 5 PM — à bientôt 🙂' }, { finish: 'stop' }]

  describe('answers', () => {
    test('in words, with the tokens it took', async () => {
      const { ask, seen } = open([says(words)])
      const { text, toolCalls, records } = await ask()
      expect(text).toBe('We are open until 5 PM — à bientôt 🙂')
      expect(toolCalls).toEqual([])
      expect(records).toMatchObject([
        {
          engine: 'llm',
          provider: wire.id,
          model: 'model-1',
          status: 'succeeded',
          finishReason: 'stop',
          attempt: 1,
          fallbackFrom: null,
          usage: wire.usage,
        },
      ])
      expect(records[0]?.firstTokenAt).not.toBeNull()
      expect(seen[0]?.path).toMatch(wire.path)
    })

    test('whole also when the wire splits it inside characters', async () => {
      const bytes = Buffer.from(wire.render(words).join(''))
      const acts = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => ({
        write: bytes.subarray(i * 7, i * 7 + 7),
      }))
      expect((await open([{ acts }]).ask()).text).toBe('We are open until 5 PM — à bientôt 🙂')
    })

    test('with a call of a tool, with words before it', async () => {
      const call = {
        call: 'take_message',
        id: 'call_1',
        args: '{"message":"Call me — naïve 🙂","urgent":true}',
      }
      const { toolCalls, text } = await open([
        says([{ say: 'One moment.' }, call, { finish: 'tools' }]),
      ]).ask()
      expect(text).toBe('One moment.')
      expect(toolCalls).toMatchObject([
        { name: 'take_message', arguments: { message: 'Call me — naïve 🙂', urgent: true } },
      ])
    })

    test('with two calls in one answer', async () => {
      const pieces: Piece[] = [
        { call: 'take_message', id: 'call_1', args: '{"message":"Hello"}' },
        { call: 'find_appointment', id: 'call_2', args: '{}' },
        { finish: 'tools' },
      ]
      const { toolCalls } = await open([says(pieces)]).ask()
      expect(toolCalls.map(({ name }) => name)).toEqual(['take_message', 'find_appointment'])
      expect(new Set(toolCalls.map(({ id }) => id)).size).toBe(2)
    })
  })

  describe('is told', () => {
    test('the talk, the tools and the results of calls, and none of the facts laid out for the engine', async () => {
      const { ask, seen } = open([says(words)])
      const { prompt, ...options } = question()
      const input = { message: 'water in the cellar' }
      await ask({
        ...options,
        prompt: [
          ...prompt,
          {
            role: 'assistant',
            content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'take_message', input }],
          },
          {
            role: 'tool',
            content: [
              {
                type: 'tool-result',
                toolCallId: 'c1',
                toolName: 'take_message',
                output: { type: 'json', value: { receipt_id: 'rcp_77' } },
              },
            ],
          },
        ],
      })
      const body = seen[0]?.body ?? ''
      for (const tool of tools) expect(body).toContain(tool.name)
      for (const said of ['When do you close?', 'water in the cellar', 'rcp_77']) expect(body).toContain(said)
      expect(body).not.toContain(engineFacts.business.about)
      expect(seen[0]?.headers[wire.keyHeader]).toContain(apiKey)
      expect(seen[0]?.path).not.toContain(apiKey)
    })

    test('what was wrong with its call, once, and may mend it', async () => {
      const wrong: Piece[] = [{ call: 'take_message', id: 'c1', args: '{"words":"hi"}' }, { finish: 'tools' }]
      const right: Piece[] = [
        { call: 'take_message', id: 'c2', args: '{"message":"hi"}' },
        { finish: 'tools' },
      ]
      const { ask, seen } = open([says(wrong), says(right)])
      const { toolCalls, records } = await ask()
      expect(toolCalls).toMatchObject([{ name: 'take_message', arguments: { message: 'hi' } }])
      expect(records.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
      expect(records[1]).toMatchObject({ attempt: 2, fallbackFrom: records[0]?.id })
      expect(seen[1]?.body).toContain('do not fit the tool')
    })
  })

  describe('fails', () => {
    test.each([400, 401, 403, 404, 408, 409, 429, 500, 502, 503, 529])(
      'on HTTP %i in one attempt',
      async (status) => {
        const { ask, seen } = open([{ status, acts: [{ write: wire.errorBody('overloaded_error') }] }])
        const { text, records } = await ask()
        expect(text).not.toBe('')
        expect(records.map((record) => [record.engine, record.status, record.error])).toEqual([
          ['llm', 'failed', `http ${status}`],
          ['builtin', 'fallback', null],
        ])
        expect(seen).toHaveLength(1)
      },
    )

    test('on a redirect, which the key does not follow', async () => {
      const elsewhere = server.serve([says(words)])
      const { ask } = open([{ status: 307, headers: { location: elsewhere.baseUrl }, acts: [] }])
      // Sabotage: drop redirect: 'error' in boundedFetch.
      expect((await ask()).records[0]).toMatchObject({ status: 'failed' })
      expect(elsewhere.seen).toEqual([])
    })

    test('without its key or anybody’s words in what is written down of the error', async () => {
      const leak = JSON.stringify({ error: { message: `Bad key ${apiKey} for Sam Fields`, code: apiKey } })
      const { records } = await open([{ status: 401, acts: [{ write: leak }] }]).ask()
      expect(JSON.stringify(records)).not.toContain(apiKey)
      expect(records[0]?.error).toBe('http 401')
    })

    test('at an address where nobody listens', async () => {
      const time = createVirtualTime()
      const gone = await startModelServer()
      const { baseUrl } = gone.serve([])
      await gone.close()
      const vendor = connect({ apiKey, model: 'model-1', baseUrl })
      const models = createModelSource({ clock: time.clock }, [vendor], builtinProvider.model)
      const { records } = await complete({ models, ...time }, { purpose: 'reply', options: question() })
      expect(records[0]?.error).toBe('network ECONNREFUSED')
      expect(records[1]?.status).toBe('fallback')
    })

    test('by being cancelled: it lets go of the line and nobody else is asked', async () => {
      const { ask, seen } = open([{ acts: [{ write: wire.render(words)[0] ?? '' }, { stall: true }] }])
      const cancel = new AbortController()
      const asked = ask({ ...question(), abortSignal: cancel.signal })
      asked.catch(() => {})
      while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
      cancel.abort()
      await expect(asked).rejects.toMatchObject({
        name: 'CompletionCancelled',
        records: [{ status: 'cancelled' }],
      })
    })
  })
}
