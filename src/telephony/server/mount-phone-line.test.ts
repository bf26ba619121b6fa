import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Visitor } from '#platform/http/request-context.ts'
import type { OutsidePhone } from '#telephony/ports.ts'
import { mountPhoneLine } from '#telephony/server/mount-phone-line.ts'

const sid = `CA${'1'.repeat(32)}`
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** What the emulator tells of a call, and our own server in front of it. */
let emulator: Server
let server: Server
let line: { close(): void }
let visitor: Partial<Visitor> | null = { isAdministrator: true }
beforeAll(async () => {
  emulator = createServer()
  new WebSocketServer({ server: emulator }).on('connection', (socket) => {
    socket.send(JSON.stringify({ kind: 'status', status: 'in-progress' }))
    socket.send(Buffer.from([1, 2, 3, 4]))
  })
  server = createServer()
  for (const one of [emulator, server]) await new Promise<void>((done) => one.listen(0, '127.0.0.1', done))
  line = mountPhoneLine(server, {
    phone: { lineUrl: () => `ws://127.0.0.1:${portOf(emulator)}` } as unknown as OutsidePhone,
    visitor: async () => visitor as Visitor | null,
    publicUrl: () => 'https://parley.example.com',
  })
})
afterAll(() => {
  line.close()
  for (const one of [emulator, server]) {
    one.closeAllConnections()
    one.close()
  }
})

/** What comes of it: the first sound, or the status it was refused with. */
function open(headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(server)}/api/dev-phone/line/${sid}`, { headers })
  return new Promise((resolve) => {
    socket.on('message', (data, isBinary) => {
      if (!isBinary) return
      socket.close()
      resolve(`sound of ${(data as Buffer).length}`)
    })
    socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)))
    socket.on('error', () => {})
  })
}
const own = () => ({ origin: `http://127.0.0.1:${portOf(server)}` })

// Sabotage: leave publicUrl out of isOurs.
test('sound is handed on to our own pages, also those behind a proxy that passes another Host', async () => {
  expect(await open(own())).toBe('sound of 4')
  expect(await open({ origin: 'https://parley.example.com' })).toBe('sound of 4')
})

test('pages of others, strangers and people who are no administrators hear nothing', async () => {
  expect(await open({ origin: 'https://evil.example' })).toBe('403')
  expect(await open({})).toBe('403')
  visitor = null
  expect(await open(own())).toBe('401')
  visitor = { isAdministrator: false }
  expect(await open(own())).toBe('404')
  visitor = { isAdministrator: true }
})
