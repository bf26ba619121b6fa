import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundedFetch } from '#kit/bounded-fetch.ts'

let server: Server
let address: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(307, { location: '/small' }).end()
    else if (request.url === '/small') response.end('A few words.')
    else {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000))) {}
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('an answer of common length comes through', async () => {
  expect(await (await boundedFetch(`${address}/small`)).text()).toBe('A few words.')
})

test('an answer without end is broken off', async () => {
  const response = await boundedFetch(`${address}/endless`)
  // Sabotage: never count the bytes.
  await expect(response.text()).rejects.toThrow('longer than any model')
})

test('a redirect is not followed', async () => {
  await expect(boundedFetch(`${address}/moved`)).rejects.toThrow()
})
