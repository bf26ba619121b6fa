import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type CallBench,
  caller,
  linesOf,
  office,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'
import { accountSid, authToken } from '#carrier-emulator/carrier-bench.ts'
import { decodeWav } from '#kit/audio/decode-wav.ts'

let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const recorded = () => bench.hooks('/recorded').map(({ params }) => params)
const listed = async (query = '') =>
  (await bench.rest('GET', `Recordings.json${query}`)).body.recordings as Record<string, unknown>[]
const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
async function soundAt(url: string) {
  const answer = await fetch(url, { headers: { authorization } })
  return { status: answer.status, wav: decodeWav(new Uint8Array(await answer.arrayBuffer())) }
}
const start = (attributes = '') =>
  `<Start><Recording recordingStatusCallback="/recorded" recordingChannels="dual" ${attributes}/></Start>`

describe('a recording begun by a document', () => {
  it('has both sides for the whole call, and reports when it can be had', async () => {
    await bench.buyVoice(
      response(
        `${start('recordingStatusCallbackEvent="in-progress completed"')}<Pause length="3"/><Say>Goodbye.</Say>`,
      ),
    )
    const sid = await bench.call([{ text: 'Hello there.', after: 500 }, { pauseMs: 600_000 }])
    const call = await bench.ended(sid)
    await until(() => recorded().length === 2)
    expect(
      recorded()
        .map(({ RecordingStatus }) => RecordingStatus)
        .sort(),
    ).toEqual(['completed', 'in-progress'])
    const done = recorded().find(({ RecordingStatus }) => RecordingStatus === 'completed')
    expect(done).toMatchObject({
      ...{ CallSid: sid, RecordingChannels: '2', RecordingSource: 'StartCallRecordingTwiML' },
      ...{ RecordingTrack: 'both', ErrorCode: '0' },
    })
    const lengthMs = Math.max(...call.heard.map(({ endMs }) => endMs))
    expect(Math.abs(Number(done?.RecordingDuration) - lengthMs / 1_000)).toBeLessThan(1)
    const { status, wav } = await soundAt(`${done?.RecordingUrl}.wav`)
    expect([status, wav.sampleRate, wav.channels.length]).toEqual([200, 8_000, 2])
    expect(Math.abs((wav.channels[0]?.length ?? 0) / 8 - lengthMs)).toBeLessThan(100)
    expect((await soundAt(`${done?.RecordingUrl}?RequestedChannels=1`)).wav.channels).toHaveLength(1)
    expect((await fetch(`${done?.RecordingUrl}.wav`)).status).toBe(401)
    const [shown] = (await bench.callOf(sid)).recordings
    expect(shown).toMatchObject({ sid: done?.RecordingSid, status: 'completed', channels: 2 })
    expect((await fetch(`${bench.emulator.url}/emulator/recordings/${shown?.sid}`)).status).toBe(200)
  })

  it('can be listed, read and deleted', async () => {
    await bench.buyVoice(response(`${start()}<Pause length="2"/>`))
    const sid = await bench.call([{ pauseMs: 600_000 }])
    await bench.ended(sid)
    await until(() => recorded().length === 1)
    const [row] = await listed(`?CallSid=${sid}`)
    expect(row).toMatchObject({
      call_sid: sid,
      status: 'completed',
      duration: '2',
      channels: 2,
      source: 'StartCallRecordingAPI',
    })
    expect(await listed('?DateCreated%3C=2020-01-01')).toEqual([])
    expect((await bench.rest('GET', `Calls/${sid}/Recordings.json`)).body.recordings).toHaveLength(1)
    expect((await bench.rest('DELETE', `Recordings/${row?.sid}.json`)).status).toBe(204)
    expect((await bench.rest('GET', `Recordings/${row?.sid}.json`)).body.code).toBe(20404)
    expect(await listed()).toEqual([])
  })

  it('is absent or fails when the fault plan says so', async () => {
    await bench.buyVoice(
      response(`${start('recordingStatusCallbackEvent="completed absent"')}<Pause length="1"/>`),
    )
    for (const fault of ['absent', 'failed'])
      await bench
        .hand('POST', 'faults', { seed: 1, plan: [{ on: 'recording', fault }] })
        .then(async () => bench.ended(await bench.call([{ pauseMs: 600_000 }])))
    await until(() => recorded().length === 2)
    expect(
      recorded()
        .map(({ RecordingStatus, ErrorCode }) => [RecordingStatus, ErrorCode])
        .sort(),
    ).toEqual([
      ['absent', '0'],
      ['failed', '16101'],
    ])
  })
})

describe('a recording by REST', () => {
  it('starts, pauses and stops in the middle of a call', async () => {
    await bench.buyVoice(response('<Say>Hello.</Say><Pause length="60"/>'))
    const sid = await bench.call([{ pauseMs: 600_000 }])
    await until(async () => (await bench.callOf(sid)).status === 'in-progress')
    const post = (path: string, form: Record<string, string>) =>
      bench.rest('POST', `Calls/${sid}/${path}.json`, form)
    const callback = { RecordingStatusCallback: `${bench.receiver.url}/recorded`, Trim: 'do-not-trim' }
    const { status, body } = await post('Recordings', { ...callback, RecordingChannels: 'dual' })
    expect([status, body.status, body.source]).toEqual([201, 'in-progress', 'StartCallRecordingAPI'])
    expect(
      (await post(`Recordings/${body.sid}`, { Status: 'paused', PauseBehavior: 'skip' })).body.status,
    ).toBe('paused')
    expect((await post('Recordings/Twilio.CURRENT', { Status: 'in-progress' })).body.status).toBe(
      'in-progress',
    )
    expect((await bench.rest('DELETE', `Recordings/${body.sid}.json`)).body.code).toBe(20009)
    expect((await post('Recordings/Twilio.CURRENT', { Status: 'stopped' })).status).toBe(200)
    expect((await post('Recordings/Twilio.CURRENT', { Status: 'stopped' })).status).toBe(404)
    await until(() => recorded().length === 1)
    expect(recorded()[0]).toMatchObject({ RecordingStatus: 'completed', RecordingSid: body.sid })
    await bench.rest('POST', `Calls/${sid}.json`, { Status: 'completed' })
    expect((await post('Recordings', callback)).body.code).toBe(21220)
  })

  it('of a call out comes with its last status', async () => {
    await bench.buyVoice(response('<Say>Hello.</Say>'))
    const { body } = await bench.rest('POST', 'Calls.json', {
      ...{ From: office, To: caller, Url: `${bench.receiver.url}/voice`, Record: 'true' },
      ...{
        StatusCallback: `${bench.receiver.url}/status`,
        RecordingStatusCallback: `${bench.receiver.url}/recorded`,
      },
    })
    await bench.ended(String(body.sid))
    await until(() => recorded().length === 1 && bench.hooks('/status').length === 1)
    expect(recorded()[0]).toMatchObject({ RecordingSource: 'OutboundAPI', RecordingChannels: '1' })
    expect(bench.hooks('/status')[0]?.params.RecordingSid).toBe(recorded()[0]?.RecordingSid)
  })
})

describe('Record', () => {
  // Sabotage: leave speechEnded out of endOfRecording() in record-verb.ts.
  it('takes a message until it is quiet, and hands it on', async () => {
    await bench.buyVoice(({ path }) =>
      response(
        path === '/voice'
          ? '<Say>After the tone.</Say><Record action="/message" timeout="2" recordingStatusCallback="/recorded"/>'
          : '<Say>Thanks.</Say>',
      ),
    )
    const call = await bench.ended(
      await bench.call(['Please call me back about the boiler.', { pauseMs: 600_000 }]),
    )
    expect(linesOf(call).at(-1)).toBe('carrier: Thanks.')
    await until(() => recorded().length === 1)
    const [message] = bench.hooks('/message')
    expect(message?.params).toMatchObject({ RecordingSid: recorded()[0]?.RecordingSid, Digits: '' })
    expect(recorded()[0]).toMatchObject({ RecordingSource: 'RecordVerb', RecordingTrack: 'inbound' })
    // The silence before and after the message is cut off.
    const said = call.heard.find(({ who }) => who === 'caller')
    expect(Number(message?.params.RecordingDuration)).toBe(
      Math.round(((said?.endMs ?? 0) - (said?.atMs ?? 0)) / 1_000),
    )
  })

  it('ends with a key or a hang-up, and goes on when nothing was said', async () => {
    await bench.buyVoice(({ path }) =>
      response(
        path === '/voice'
          ? '<Record action="/message" timeout="2" playBeep="false"/><Say>Nothing.</Say>'
          : '',
      ),
    )
    await bench.ended(
      await bench.call([
        { text: 'Call me.', after: 100 },
        { digits: '#', after: 100 },
      ]),
    )
    await bench.ended(await bench.call([{ text: 'Call me.', after: 100 }, { hangup: true }]))
    expect(linesOf(await bench.ended(await bench.call([{ pauseMs: 600_000 }])))).toEqual([
      'carrier: Nothing.',
    ])
    await until(() => bench.hooks('/message').length === 2)
    expect(bench.hooks('/message').map(({ params }) => params.Digits)).toEqual(['#', 'hangup'])
  })
})

it('of a Dial is of both phones', async () => {
  await bench.buyVoice(({ path }) =>
    response(
      path === '/voice'
        ? '<Dial action="/after" record="record-from-answer-dual" recordingStatusCallback="/recorded">+13035550161</Dial>'
        : '',
    ),
  )
  await bench.hand('POST', 'phones', { phone: '+13035550161', answers: 'person', say: [{ hangup: true }] })
  await bench.ended(await bench.call([{ pauseMs: 600_000 }]))
  await until(() => recorded().length === 1)
  expect(recorded()[0]).toMatchObject({ RecordingSource: 'DialVerb', RecordingChannels: '2' })
  expect(bench.hooks('/after')[0]?.params.RecordingSid).toBe(recorded()[0]?.RecordingSid)
})
