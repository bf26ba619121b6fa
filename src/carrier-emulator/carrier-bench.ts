import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LedgerEntry, LedgerKind } from '#carrier-emulator/ledger.ts'
import type { PhoneText } from '#carrier-emulator/rows.ts'
import type { SettingsInput } from '#carrier-emulator/settings.ts'
import { type Emulator, startEmulator } from '#carrier-emulator/start-emulator.ts'

export const accountSid = `AC${'0a'.repeat(16)}`
export const authToken = 'a-token-for-tests'
export const office = '+12065550100'
export const caller = '+13035550142'

export type HookCall = {
  path: string
  method: string
  headers: IncomingMessage['headers']
  params: Record<string, string>
  atMs: number
}
/** null never answers. */
export type HookAnswer = {
  status?: number
  type?: string
  body?: string
  bytes?: Buffer
  waitMs?: number
} | null
export type Reply = { status: number; body: Record<string, unknown>; headers: Headers }

/** For tests: an emulator, and a receiver that stands for the account's own server. */
export async function startBench(settings: Partial<SettingsInput> = {}) {
  const emulator = await startEmulator({
    accountSid,
    authToken,
    timing: { sentMs: 5, deliveredMs: 5 },
    ...settings,
  })
  const receiver = await startReceiver()
  const bench = { emulator, receiver, ...talkTo(emulator) }
  return {
    ...bench,
    /** Buys the office number, its webhooks on the receiver; answers its SID. */
    async buyOffice(fields: Record<string, string> = {}): Promise<string> {
      const form = { PhoneNumber: office, SmsUrl: `${receiver.url}/sms`, ...fields }
      const bought = await bench.rest('POST', 'IncomingPhoneNumbers.json', form)
      return String(bought.body.sid)
    },
    async close(): Promise<void> {
      await emulator.close()
      receiver.server.closeAllConnections()
      receiver.server.close()
    },
  }
}
export type Bench = Awaited<ReturnType<typeof startBench>>

export function talkTo({ url }: Emulator) {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  async function call(address: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(url + address, init)
    const text = await response.text()
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    return { status: response.status, body, headers: response.headers }
  }
  const hand = (method: string, address: string, body?: unknown) =>
    call(`/emulator/${address}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return {
    hand,
    rest: (method: string, address: string, form?: Record<string, string> | [string, string][]) =>
      call(`/2010-04-01/Accounts/${accountSid}/${address}`, {
        method,
        headers: { authorization },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      }),
    text: (body: string, fields: object = {}) =>
      hand('POST', 'texts', { from: caller, to: office, body, ...fields }),
    async textsOf(phone: string): Promise<PhoneText[]> {
      const { body } = await hand('GET', `texts?phone=${encodeURIComponent(phone)}`)
      return body.texts as PhoneText[]
    },
    async ledger<Kind extends LedgerKind>(kind: Kind): Promise<(LedgerEntry & { kind: Kind })[]> {
      const { body } = await hand('GET', `ledger?kind=${kind}&limit=5000`)
      return body.entries as (LedgerEntry & { kind: Kind })[]
    },
  }
}

async function startReceiver() {
  const calls: HookCall[] = []
  const settings = { answer: (_call: HookCall): HookAnswer => ({}) }
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://receiver')
      const params = Object.fromEntries([
        ...url.searchParams,
        ...new URLSearchParams(Buffer.concat(parts).toString('utf8')),
      ])
      const { method = '', headers } = request
      const call = { path: request.url ?? '', method, headers, params, atMs: Date.now() }
      calls.push(call)
      const answer = settings.answer(call)
      if (!answer) return
      const { status = 200, type = 'text/xml', body = '', bytes = body, waitMs = 0 } = answer
      const send = () => response.writeHead(status, { 'content-type': type }).end(bytes)
      if (waitMs > 0) setTimeout(send, waitMs)
      else send()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, calls, settings, url: `http://127.0.0.1:${port}`, port }
}

/** Waits until the probe is true, at most 5 s. */
export async function until(probe: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 5_000
  while (!(await probe())) {
    if (Date.now() > endMs) throw new Error('It did not come to pass within 5 s.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
