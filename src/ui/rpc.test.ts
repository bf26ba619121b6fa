import { createServer, type Server } from 'node:http'
import { oc } from '@orpc/contract'
import { implement, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/node'
import { BatchHandlerPlugin } from '@orpc/server/plugins'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ProblemError } from './problem.ts'
import { createQueryClient } from './query-client.ts'
import { createRpcClient, readAhead } from './rpc.ts'
import { createRpcCalls } from './rpc-calls.ts'

const contract = {
  read: oc.input(z.object({ of: z.string() })).output(z.object({ of: z.string() })),
  rename: oc.input(z.object({ name: z.string() })).output(z.object({ name: z.string(), guard: z.string() })),
}
const problem = {
  status: 409,
  code: 'conflict',
  title: 'Taken',
  errors: [{ path: 'name', message: 'Choose another' }],
  requestId: 'req_1',
}
const missing = { status: 404, code: 'not_found', title: 'Not found', requestId: 'req_2' }

let server: Server
let origin: string
/** Every address asked, without the origin. */
let asked: string[] = []
/** What was read, however it was sent. */
let readings: string[] = []
/** What every request is answered with from now on, where one is set. */
let refusal: { status: number; body: string } | null = null

beforeAll(async () => {
  const os = implement(contract).$context<{ guard: string }>()
  const router = os.router({
    rename: os.rename.handler(({ input, context }) => {
      if (input.name === 'taken')
        throw new ORPCError('CONFLICT', { status: 409, message: 'Taken', data: problem })
      return { name: input.name, guard: context.guard }
    }),
    read: os.read.handler(({ input }) => {
      readings.push(input.of)
      if (input.of === 'gone') throw new ORPCError('NOT_FOUND', { status: 404, data: missing })
      return input
    }),
  })
  const handler = new RPCHandler(router, { plugins: [new BatchHandlerPlugin()] })
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (refusal) return response.writeHead(refusal.status).end(refusal.body)
    const context = { guard: String(request.headers['x-parley-csrf']) }
    return void handler.handle(request, response, { prefix: '/api/rpc', context })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  vi.stubGlobal('window', { location: { origin } })
  const brought = { 'read {"of":"the document"}': { json: { of: 'what it brought' } } }
  const element = { textContent: JSON.stringify(brought), remove: () => undefined }
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => element })
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

beforeEach(() => {
  asked = []
  readings = []
  refusal = null
})

// Sabotage: in query-client.ts, leave out `queryCache`.
test('what the document brought is not asked for, once', async () => {
  // Only a page that was opened just now takes it.
  const opened = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { query } = createRpcClient<typeof contract>()
  const cache = createQueryClient()
  const read = (of: string) =>
    cache.fetchQuery({ ...query.read.queryOptions({ input: { of } }), staleTime: 2_000 })
  const both = await Promise.all([read('the document'), read('bots')])
  expect(both).toEqual([{ of: 'what it brought' }, { of: 'bots' }])
  expect(asked).toEqual(['/api/rpc/read'])
  cache.clear()
  expect(await read('the document')).toEqual({ of: 'the document' })
  expect(asked).toEqual(['/api/rpc/read', '/api/rpc/read'])
  opened.mockRestore()
})

// Sabotage: in rpc.ts drop the header, or throw the error as it came.
test('calls with the guard header and turns failures into problems', async () => {
  const { client, query } = createRpcClient<typeof contract>()
  expect(await client.rename({ name: 'Front desk' })).toEqual({ name: 'Front desk', guard: '1' })
  const failed = await client.rename({ name: 'taken' }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ProblemError)
  expect(failed).toMatchObject({ status: 409, code: 'conflict', errors: problem.errors, requestId: 'req_1' })
  expect(query.rename.key()).toEqual([['rename'], {}])
})

// Sabotage: in rpc-calls.ts drop the header, or the test for `ok`.
test('does the same without the library', async () => {
  const calls = createRpcCalls<typeof contract>(`${origin}/api/rpc`)
  expect(await calls.rename({ name: 'Front desk' })).toEqual({ name: 'Front desk', guard: '1' })
  const failed = await calls.rename({ name: 'taken' }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ProblemError)
  expect(failed).toMatchObject({ status: 409, code: 'conflict', errors: problem.errors, requestId: 'req_1' })
})

test('and says so when nobody answers', async () => {
  const calls = createRpcCalls<typeof contract>('http://127.0.0.1:1/api/rpc')
  const failed = await calls.rename({ name: 'Front desk' }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ status: 0, title: 'The server was not reached' })
})

/** Reads as the pages do, in one moment. */
function readAll(...ofs: string[]) {
  const { query } = createRpcClient<typeof contract>()
  const pages = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return Promise.allSettled(ofs.map((of) => pages.fetchQuery(query.read.queryOptions({ input: { of } }))))
}

// Sabotage: in rpc.ts make a link for each client, or let isRead be false.
test('what is read at one moment goes in one request, each with an answer of its own', async () => {
  const [bots, gone, phones] = await readAll('bots', 'gone', 'phones')
  expect([bots, phones]).toMatchObject([{ value: { of: 'bots' } }, { value: { of: 'phones' } }])
  expect(gone).toMatchObject({ reason: { name: 'ProblemError', status: 404, requestId: 'req_2' } })
  expect(asked).toEqual(['/api/rpc/__batch__'])
})

// Sabotage: in rpc.ts, leave out `known`, or let a deed forget nothing.
test('what was asked ahead is taken while it is on its way; a deed throws it away', async () => {
  // However slow the machine is, it is of use for the whole of this.
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { client } = createRpcClient<typeof contract>()
  readAhead([
    ['read', { of: 'bots' }],
    ['read', { of: 'phones' }],
  ])
  expect(await readAll('bots', 'phones')).toMatchObject([
    { value: { of: 'bots' } },
    { value: { of: 'phones' } },
  ])
  expect(asked).toEqual(['/api/rpc/__batch__'])
  readAhead([['read', { of: 'gone' }]])
  expect(await readAll('gone')).toMatchObject([{ reason: { name: 'ProblemError', status: 404 } }])
  readAhead([['read', { of: 'bots' }]])
  await client.rename({ name: 'One' })
  await readAll('bots')
  // A slow machine may send the last two together.
  expect(readings.toSorted()).toEqual(['bots', 'bots', 'bots', 'gone', 'gone', 'phones'])
  now.mockRestore()
})

test('a deed goes alone', async () => {
  const { client } = createRpcClient<typeof contract>()
  await Promise.all([client.rename({ name: 'One' }), client.rename({ name: 'Two' })])
  expect(asked).toEqual(['/api/rpc/rename', '/api/rpc/rename'])
})

// Sabotage: in rpc.ts leave the look at `response.ok` out.
test('a request refused as a whole tells each why', async () => {
  const tooMany = { status: 429, code: 'rate_limited', title: 'Too many requests', requestId: 'req_3' }
  refusal = { status: 429, body: JSON.stringify(tooMany) }
  for (const read of await readAll('bots', 'phones'))
    expect(read).toMatchObject({ reason: { name: 'ProblemError', status: 429, requestId: 'req_3' } })
  refusal = { status: 502, body: '<html>' }
  for (const read of await readAll('bots', 'phones'))
    expect(read).toMatchObject({ reason: { name: 'ProblemError', status: 500 } })
})
