import { createServer, type Server } from 'node:http'
import { oc } from '@orpc/contract'
import { implement, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ProblemError } from './problem.ts'
import { createRpcClient } from './rpc.ts'

const contract = {
  rename: oc.input(z.object({ name: z.string() })).output(z.object({ name: z.string(), guard: z.string() })),
}
const problem = {
  status: 409,
  code: 'conflict',
  title: 'Taken',
  errors: [{ path: 'name', message: 'Choose another' }],
  requestId: 'req_1',
}

let server: Server

beforeAll(async () => {
  const os = implement(contract).$context<{ guard: string }>()
  const router = os.router({
    rename: os.rename.handler(({ input, context }) => {
      if (input.name === 'taken')
        throw new ORPCError('CONFLICT', { status: 409, message: 'Taken', data: problem })
      return { name: input.name, guard: context.guard }
    }),
  })
  const handler = new RPCHandler(router)
  server = createServer((request, response) =>
    handler.handle(request, response, {
      prefix: '/api/rpc',
      context: { guard: String(request.headers['x-parley-csrf']) },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubGlobal('window', {
    location: { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` },
  })
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
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
