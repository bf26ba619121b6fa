import { execFile } from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'

// An address set aside for documentation: nothing answers there, even where the network is open.
const faraway = '192.0.2.1'
const preload = fileURLToPath(new URL('./loopback-only.ts', import.meta.url))
const server = http.createServer((_request, response) => response.end('here'))
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const refused = expect.objectContaining({ code: 'ERR_LOOPBACK_ONLY' })

// Sabotage: in isLoopback, return true at once; every refusal below turns red.
test.each([
  ['options', () => net.connect({ host: faraway, port: 80 })],
  ['port and host', () => net.connect(80, faraway)],
  ['a socket made before', () => new net.Socket().connect(80, faraway)],
  ['a name', () => net.connect({ host: 'example.test', port: 443 })],
])('a socket to another machine is refused (%s)', async (_name, connect) => {
  const [error] = await once(connect(), 'error').catch((error) => [error])
  expect(error).toEqual(refused)
  expect(error.message).toContain('Give it a fake on 127.0.0.1')
})

test('fetch to another machine is refused, and says where it wanted to go', async () => {
  const error = await fetch(`http://${faraway}/`).catch((error: Error) => error)
  expect(error).toMatchObject({ cause: { code: 'ERR_LOOPBACK_ONLY' } })
  expect(String((error as Error).cause)).toContain(`${faraway}:80`)
})

test('names of other machines are not looked up', async () => {
  await expect(dns.promises.lookup('example.test')).rejects.toEqual(refused)
  await expect(promisify(dns.lookup)('example.test')).rejects.toEqual(refused)
  await expect(dns.promises.resolve4('example.test')).rejects.toEqual(refused)
})

test('a datagram to another machine is refused', () => {
  const socket = dgram.createSocket('udp4')
  expect(() => socket.send('x', 53, faraway)).toThrow('192.0.2.1')
  socket.close()
})

// Sabotage: in targetOf, leave out the case of an array; the local fetch turns red.
test('this machine is reached by name and by number', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here')
  }
})

test('a program that a test starts is guarded too', async () => {
  const script = `fetch('http://${faraway}/').catch((error) => console.log(error.cause.code))`
  const env = { ...process.env, NODE_OPTIONS: `--require=${JSON.stringify(preload)}` }
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env })
  expect(stdout.trim()).toBe('ERR_LOOPBACK_ONLY')
})

test('a thread that a test starts is guarded too', async () => {
  const script = `fetch('http://${faraway}/').catch((error) => require('worker_threads').parentPort.postMessage(error.cause.code))`
  const worker = new Worker(script, { eval: true, execArgv: [`--require=${preload}`] })
  const [message] = await once(worker, 'message')
  expect(message).toBe('ERR_LOOPBACK_ONLY')
  await worker.terminate()
})
