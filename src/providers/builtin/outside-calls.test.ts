import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOutsidePhone } from '#providers/builtin/outside-phone.ts'
import { toTraffic } from '#providers/builtin/to-traffic.ts'
import type { OutsidePhone } from '#telephony/ports.ts'

interface Asked {
  method: string
  path: string
  body: unknown
}

/** The emulator's hand, which answers what a test tells it to. */
let server: Server
let phone: OutsidePhone
let address = ''
let asked: Asked[] = []
let answer: { status: number; body: unknown } = { status: 200, body: {} }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    asked.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body: text ? JSON.parse(text) : null,
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.status === 204 ? '' : JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  phone = createOutsidePhone(address)
})
afterAll(() => void server.close())
const answering = (status: number, body: unknown = {}) => {
  asked = []
  answer = { status, body }
}

describe('the calls of an outside phone', () => {
  test('are made, listed and steered', async () => {
    answering(200, { sid: 'CA1' })
    expect(await phone.call({ from: '+15035550142', to: '+15035550100' })).toEqual({ sid: 'CA1' })
    // Sabotage: leave `live` out.
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/emulator/calls',
        body: { from: '+15035550142', to: '+15035550100', live: true },
      },
    ])
    answering(200, {
      calls: [
        {
          sid: 'CA1',
          status: 'in-progress',
          direction: 'outbound-api',
          from: '+15035550100',
          to: '+15035550142',
          startedAt: '2026-11-17T18:00:00.000Z',
          endedAt: null,
          isMuted: true,
          recordings: [],
          somethingNew: 1,
        },
        { sid: 'CA2', status: 'ringing', from: '+15035550142', to: '+15035550100' },
      ],
    })
    expect(await phone.calls('+15035550142')).toEqual([
      {
        sid: 'CA1',
        direction: 'outbound',
        from: '+15035550100',
        to: '+15035550142',
        status: 'in-progress',
        startedAt: '2026-11-17T18:00:00.000Z',
        endedAt: null,
        isMuted: true,
        isOnHold: false,
      },
      {
        ...{ sid: 'CA2', direction: 'inbound', from: '+15035550142', to: '+15035550100', status: 'ringing' },
        ...{ startedAt: null, endedAt: null, isMuted: false, isOnHold: false },
      },
    ])
    expect(asked[0]?.path).toBe('/emulator/calls?phone=%2B15035550142')

    answering(204)
    await phone.deed('CA1', { kind: 'say', text: 'Are you open?' })
    await phone.deed('CA1', { kind: 'hold', on: true })
    await phone.setPhone({ phone: '+15035550142', answers: 'ask', ringMs: 500 })
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/emulator/calls/CA1/deeds', { kind: 'say', text: 'Are you open?' }],
      ['/emulator/calls/CA1/deeds', { kind: 'hold', on: true }],
      ['/emulator/phones', { phone: '+15035550142', answers: 'ask', ringMs: 500 }],
    ])
    expect(phone.lineUrl('CA/1')).toBe(`${address.replace('http', 'ws')}/emulator/calls/CA%2F1/line`)
  })

  test('refusals come in the emulator’s words, nonsense and silence in ours', async () => {
    answering(409, { title: 'Conflict', detail: 'Only outside phones call from here.' })
    await expect(phone.call({ from: '+15035550100', to: '+15035550101' })).rejects.toMatchObject({
      code: 'invalid_input',
      detail: 'Only outside phones call from here.',
    })
    answering(200, { calls: 'none' })
    // Sabotage: hand the answer on without reading it.
    await expect(phone.calls('+15035550142')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(
      createOutsidePhone('http://127.0.0.1:9').deed('CA1', { kind: 'answer' }),
    ).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('what crossed the wire for a call', () => {
  const base = { seq: 7, at: '2026-11-17T18:00:00.000Z' }

  test('shows as traffic of either direction, with numbers for statuses alone', () => {
    const call = { kind: 'call', sid: 'CA1', direction: 'outbound-api', status: 'busy', from: '+1', to: '+2' }
    // Sabotage: pass the entry's status on as it is.
    expect(toTraffic({ ...base, ...call, reason: 'The phone is busy.' })).toMatchObject({
      ...{ id: 7, direction: 'out', kind: 'call', what: 'outbound-api busy', status: null },
      request: { from: '+1', to: '+2', reason: 'The phone is busy.', sid: 'CA1' },
    })
    const said = { kind: 'relay', sid: 'CA1', session: 'VX1', what: 'text', message: '{}', problem: null }
    expect(toTraffic({ ...base, ...said, by: 'app' })).toMatchObject({ direction: 'out', what: 'text' })
    expect(toTraffic({ ...base, ...said, by: 'carrier', problem: '64107' })).toMatchObject({
      ...{ direction: 'in', kind: 'relay', fault: '64107', request: { call: 'CA1', message: '{}' } },
    })
    const hook = {
      kind: 'webhook',
      event: 'call-status',
      status: 204,
      ms: 12,
      url: 'http://x/calls/statuses',
    }
    expect(toTraffic({ ...base, ...hook, params: { CallStatus: 'ringing' } })).toMatchObject({
      ...{ direction: 'in', kind: 'hook', what: 'call-status ringing', status: 204, durationMs: 12 },
    })
    expect(toTraffic({ ...base, kind: 'warning', sid: 'CA1', what: '64101: no such voice' })).toMatchObject({
      ...{ kind: 'warning', what: '64101: no such voice' },
    })
  })
  test('a message of a line tells what it says', () => {
    const whats = [
      ['prompt', { type: 'prompt', voicePrompt: 'My sink is leaking', lang: 'en-US', last: true }],
      ['text', { type: 'text', token: 'Sorry to hear that.', last: false }],
      ['interrupt', { type: 'interrupt', utteranceUntilInterrupt: 'Sorry', durationUntilInterruptMs: 740 }],
      ['dtmf', { type: 'dtmf', digit: '5' }],
      ['info', { type: 'info', name: 'agentSpeaking', value: 'on' }],
      ['end', { type: 'end', handoffData: '{}' }],
    ] as const
    // Sabotage: leave `durationUntilInterruptMs` out of relay-words.ts.
    expect(
      whats.map(
        ([what, message]) =>
          toTraffic({ ...base, kind: 'relay', by: 'app', what, message: JSON.stringify(message) }).what,
      ),
    ).toEqual([
      'prompt "My sink is leaking"',
      'text "Sorry to hear that."',
      'interrupt "Sorry" at 740 ms',
      'dtmf 5',
      'info agentSpeaking on',
      'end',
    ])
    const broken = { ...base, kind: 'relay', by: 'app', what: 'malformed', message: '{"type"' }
    expect(toTraffic(broken)).toMatchObject({ what: 'malformed', request: { message: '{"type"' } })
  })

  test('what the fault plan did is told apart from what went wrong', () => {
    const hook = { kind: 'webhook', event: 'status', url: 'http://x/y', params: { MessageStatus: 'sent' } }
    // Sabotage: hand the plan's fault on as what went wrong.
    expect(toTraffic({ ...base, ...hook, status: 204, failure: null, fault: 'duplicate' })).toMatchObject({
      ...{ what: 'status sent', fault: null, injected: 'duplicate', replayOf: null },
    })
    expect(
      toTraffic({ ...base, ...hook, status: null, failure: 'ct', role: 'replay', replayOf: 3 }),
    ).toMatchObject({ what: 'status sent (again)', fault: 'ct', injected: null, replayOf: 3 })
    const planned = { kind: 'fault', on: 'relay.socket', fault: 'cut', sid: 'CA1', waitMs: 900 }
    expect(toTraffic({ ...base, ...planned })).toMatchObject({
      ...{ what: 'relay.socket cut', fault: null, injected: 'cut', request: { sid: 'CA1', waitMs: '900' } },
    })
  })
})

describe('the fault plan', () => {
  const duplicate = { on: 'webhook.status', fault: 'duplicate', rate: 0.25, copies: 3 }

  test('is read with its hits, and set as a whole under the seed it has', async () => {
    answering(200, { seed: 9, plan: [duplicate], seen: [{ matched: 8, hit: 2 }] })
    expect(await phone.faults()).toEqual([{ ...duplicate, matched: 8, hit: 2 }])
    answering(200, { seed: 9, plan: [duplicate], seen: [{ matched: 0, hit: 0 }] })
    expect(await phone.setFaults([duplicate])).toEqual([{ ...duplicate, matched: 0, hit: 0 }])
    // Sabotage: always set under seed 1.
    expect(asked.at(-1)).toMatchObject({
      ...{ method: 'POST', path: '/emulator/faults', body: { seed: 9, plan: [duplicate] } },
    })
    answering(200, { seed: null, plan: [], seen: [] })
    expect(await phone.faults()).toEqual([])
  })
})

describe('a webhook sent again', () => {
  test('is named by its number, with all its fields or those it had', async () => {
    answering(200, { seq: 7 })
    await phone.replay(7, null)
    await phone.replay(7, { Body: 'Hi' })
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/emulator/replays', { seq: 7 }],
      ['/emulator/replays', { seq: 7, params: { Body: 'Hi' } }],
    ])
    answering(404, { detail: 'There is no webhook of this number in the ledger any more.' })
    await expect(phone.replay(7, null)).rejects.toMatchObject({ code: 'invalid_input' })
  })
})
