import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { shrinkAnswer } from './shrink-answer.ts'

const long = JSON.stringify({ words: 'Tuesday afternoon '.repeat(400) })
const short = JSON.stringify({ words: 'Tuesday' })

async function ask(path: string, accepted?: string) {
  const server = Fastify()
  const answer = (text: string) => ({
    onSend: shrinkAnswer,
    handler: (_request: FastifyRequest, reply: FastifyReply) => reply.type('application/json').send(text),
  })
  server.route({ method: 'GET', url: '/long', ...answer(long) })
  server.route({ method: 'GET', url: '/short', ...answer(short) })
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const response = await server.inject({ url: path, headers })
  await server.close()
  return response
}

describe('a long answer', () => {
  test('goes out as gzip to who takes it, with its true length', async () => {
    const response = await ask('/long', 'gzip, deflate, br')
    // Sabotage: return the payload, not what was made of it.
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(response.headers.vary).toBe('accept-encoding')
    expect(response.rawPayload.length).toBeLessThan(long.length / 10)
    expect(gunzipSync(response.rawPayload).toString()).toBe(long)
  })

  // Sabotage: let takesGzip say yes to everybody.
  test.each([undefined, '', 'identity', 'br', 'gzip;q=0', '*;q=0', 'gzip;q=0, *'])(
    'goes out as it is to who accepts "%s"',
    async (accepted) => {
      const response = await ask('/long', accepted)
      expect(response.headers['content-encoding']).toBeUndefined()
      expect(response.payload).toBe(long)
    },
  )

  test.each(['*', 'GZIP', 'br;q=1.0, gzip;q=0.8'])('is shrunk for who accepts "%s"', async (accepted) => {
    expect((await ask('/long', accepted)).headers['content-encoding']).toBe('gzip')
  })
})

// Sabotage: set smallestBytes to 0.
test('a short answer is left as it is', async () => {
  const response = await ask('/short', 'gzip')
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.payload).toBe(short)
})
