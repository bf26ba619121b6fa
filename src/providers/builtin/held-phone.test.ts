import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { createOutsidePhone } from '#providers/builtin/outside-phone.ts'
import type { OutsidePhone } from '#telephony/ports.ts'

const account = { accountSid: `AC${'3'.repeat(32)}`, authToken: 'b'.repeat(32) }
const held = '+13035550142'
const patienceMs = 10_000

let emulator: Awaited<ReturnType<typeof startEmulator>>
let app: Server
let phone: OutsidePhone
let ours = ''

/** An app that greets and listens. */
const document =
  '<Response><Say>Thank you for calling. How can I help you today?</Say><Pause length="600"/></Response>'

async function rest(path: string, form: Record<string, string>): Promise<Record<string, string>> {
  const keys = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
  const response = await fetch(`${emulator.url}/2010-04-01/Accounts/${account.accountSid}/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${keys}` },
    body: new URLSearchParams(form),
  })
  return (await response.json()) as Record<string, string>
}

beforeAll(async () => {
  app = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(document)
  })
  await new Promise<void>((done) => app.listen(0, '127.0.0.1', done))
  emulator = await startEmulator({ port: 0, directory: null, speech: 'timed', pace: 10, ...account })
  const voiceUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/voice`
  const bought = await rest('IncomingPhoneNumbers.json', { AreaCode: '303', VoiceUrl: voiceUrl })
  ours = bought.phone_number ?? ''
  phone = createOutsidePhone(emulator.url)
})
afterAll(async () => {
  await emulator?.close()
  app?.close()
})

async function until<T>(look: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  const endMs = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > endMs) throw new Error('Waited in vain.')
    await new Promise((done) => setTimeout(done, 20))
  }
}
const callOf = async (sid: string) => (await phone.calls(held)).find((call) => call.sid === sid)
const withStatus = (sid: string, status: string) =>
  until(async () => (await callOf(sid))?.status === status && callOf(sid))

describe('a held phone', () => {
  test('calls us, hears and speaks, and hangs up', async () => {
    const { sid } = await phone.call({ from: held, to: ours })
    const captions: { kind: string; who?: string; text?: string; status?: string }[] = []
    let soundBytes = 0
    // Sabotage: leave `/line` out of lineUrl.
    const line = new WebSocket(phone.lineUrl(sid))
    line.on('message', (data, isBinary) => {
      if (isBinary) soundBytes += (data as Buffer).length
      else captions.push(JSON.parse(String(data)))
    })
    await withStatus(sid, 'in-progress')
    await until(() => captions.some(({ text }) => text?.startsWith('Thank you for calling')))
    await phone.deed(sid, { kind: 'say', text: 'Are you open on Saturday?' })
    await until(() =>
      captions.some(({ who, text }) => who === 'caller' && text === 'Are you open on Saturday?'),
    )
    await phone.deed(sid, { kind: 'digits', digits: '5' })
    await phone.deed(sid, { kind: 'mute', on: true })
    await phone.deed(sid, { kind: 'mute', on: false })
    await until(() => soundBytes > 1600)
    const closed = new Promise<void>((done) => line.on('close', () => done()))
    await phone.deed(sid, { kind: 'hangup' })
    await closed
    expect(await withStatus(sid, 'completed')).toMatchObject({ direction: 'inbound', from: held, to: ours })
    await expect(phone.deed(sid, { kind: 'say', text: 'Hello?' })).rejects.toMatchObject({
      code: 'invalid_input',
      detail: 'This call is over.',
    })
  })

  test('rings when it is called, and is answered or declined', async () => {
    await phone.setPhone({ phone: held, answers: 'ask' })
    const voiceUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/voice`
    const dial = async () => (await rest('Calls.json', { From: ours, To: held, Url: voiceUrl })).sid ?? ''
    const first = await dial()
    expect(await withStatus(first, 'ringing')).toMatchObject({ direction: 'outbound', startedAt: null })
    await phone.deed(first, { kind: 'answer' })
    await withStatus(first, 'in-progress')
    await phone.deed(first, { kind: 'hangup' })
    await withStatus(first, 'completed')
    const second = await dial()
    await withStatus(second, 'ringing')
    await phone.deed(second, { kind: 'reject' })
    await withStatus(second, 'busy')
    expect((await phone.calls(held)).slice(0, 2).map(({ sid }) => sid)).toEqual([second, first])
  })

  test('everything that crossed the wire reads as traffic', async () => {
    const traffic = await phone.traffic(0, 500)
    expect(traffic.find(({ what }) => what === 'POST calls.create')).toMatchObject({
      direction: 'out',
      status: 201,
    })
    const ringing = traffic.find(({ kind, what }) => kind === 'call' && what.endsWith('ringing'))
    // Sabotage: hand a call's own word on as a status.
    expect(ringing).toMatchObject({ status: null })
    expect(traffic.find(({ kind, what }) => kind === 'hook' && what.startsWith('call'))).toMatchObject({
      direction: 'in',
      status: 200,
    })
  })
})
