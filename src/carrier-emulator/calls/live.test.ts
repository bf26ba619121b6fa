import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  type CallBench,
  caller,
  linesOf,
  type Message,
  office,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'
import { rmsDbfs } from '#kit/audio/level.ts'

const friend = '+13035550161'
let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const live = async () => {
  const { body } = await bench.hand('POST', 'calls', { from: caller, to: office, live: true })
  return String(body.sid)
}
const deed = (sid: string, kind: string, fields: object = {}) =>
  bench.hand('POST', `calls/${sid}/deeds`, { kind, ...fields })
const isStatus = (sid: string, status: string) =>
  until(async () => (await bench.callOf(sid)).status === status)

/** Listens on a phone; captions and frames as they come. */
function listen(sid: string) {
  const socket = new WebSocket(`${bench.emulator.url.replace('http', 'ws')}/emulator/calls/${sid}/line`)
  const told: Message[] = []
  const frames: Buffer[] = []
  let closedWith = 0
  socket.on('message', (data, isBinary) => {
    if (isBinary) frames.push(data as Buffer)
    else told.push({ ...(JSON.parse(String(data)) as Message) })
  })
  socket.on('close', (code) => {
    closedWith = code
  })
  return {
    told,
    frames,
    closed: () => closedWith,
    kinds: (kind: string) => told.filter((one) => one.kind === kind),
  }
}

describe('a phone somebody holds', () => {
  it('calls, speaks, presses keys and hangs up as told', async () => {
    await bench.buyVoice(({ path }) =>
      response(
        path === '/voice'
          ? '<Gather input="speech dtmf" action="/said" numDigits="2" timeout="300"><Say>What is it about?</Say></Gather>'
          : '<Say>Thank you.</Say><Pause length="600"/>',
      ),
    )
    const sid = await live()
    expect((await bench.hand('GET', `calls?phone=${encodeURIComponent(caller)}`)).body.calls).toMatchObject([
      { sid, from: caller, to: office, direction: 'inbound' },
    ])
    await isStatus(sid, 'in-progress')
    expect((await deed(sid, 'say', { text: 'A leaking sink.' })).body).toEqual({
      ...{ sid, status: 'in-progress', isMuted: false, isOnHold: false },
    })
    await until(() => bench.hooks('/said').length === 1)
    expect(bench.hooks('/said')[0]?.params.SpeechResult).toBe('A leaking sink.')
    await deed(sid, 'digits', { digits: '4#' })
    await until(async () => linesOf(await bench.callOf(sid)).includes('caller: 4#'))
    expect((await deed(sid, 'hangup')).status).toBe(200)
    expect((await bench.callOf(sid)).status).toBe('completed')
    expect((await deed(sid, 'hangup')).status).toBe(409)
    expect((await deed('CA1', 'hangup')).status).toBe(404)
    expect((await deed(sid, 'dance')).status).toBe(400)
  })

  it('rings, and takes or declines what rings there', async () => {
    await bench.buyVoice(response('<Say>This is Harbor Plumbing.</Say><Pause length="600"/>'))
    await bench.hand('POST', 'phones', { phone: caller, answers: 'ask' })
    const place = async () => {
      const form = { From: office, To: caller, Url: `${bench.receiver.url}/voice` }
      return String((await bench.rest('POST', 'Calls.json', form)).body.sid)
    }
    const first = await place()
    await isStatus(first, 'ringing')
    const [ringing] = (await bench.hand('GET', `calls?phone=${encodeURIComponent(caller)}`)).body
      .calls as object[]
    expect(ringing).toMatchObject({ sid: first, status: 'ringing', direction: 'outbound-api' })
    expect((await deed(first, 'say', { text: 'Hi.' })).status).toBe(409)
    await deed(first, 'answer')
    await until(async () => (await bench.callOf(first)).heard.length === 1)
    await deed(first, 'hangup')
    const second = await place()
    await isStatus(second, 'ringing')
    await deed(second, 'reject')
    await isStatus(second, 'busy')
  })

  // Sabotage: leave line.phone.deaf out of heardOn() in call-status.ts.
  it('can be muted, and put on hold so that it hears nothing', async () => {
    await bench.buyVoice(
      response(`<Pause length="1"/><Say>${'One two three four five six seven. '.repeat(12)}</Say>`),
    )
    const sid = await live()
    await isStatus(sid, 'in-progress')
    expect((await deed(sid, 'mute', { on: true })).body.isMuted).toBe(true)
    expect((await bench.hand('GET', `calls?phone=${encodeURIComponent(caller)}`)).body.calls).toMatchObject([
      { sid, isMuted: true, isOnHold: false },
    ])
    expect((await deed(sid, 'say', { text: 'Hello?' })).status).toBe(409)
    await deed(sid, 'mute', { on: false })
    await deed(sid, 'hold', { on: true })
    const { heard } = await bench.ended(sid)
    const words = heard.flatMap(({ text }) => text.split(' ')).length
    expect(words).toBeLessThan(84)
  })

  it('shares a call with another one', async () => {
    await bench.buyVoice(({ path }) => response(path === '/voice' ? `<Dial>${friend}</Dial>` : ''))
    await bench.hand('POST', 'phones', { phone: friend, answers: 'ask' })
    const sid = await live()
    let other = ''
    await until(async () => {
      const { calls } = (await bench.hand('GET', `calls?phone=${encodeURIComponent(friend)}`)).body
      other = (calls as { sid: string }[])[0]?.sid ?? ''
      return other !== ''
    })
    await isStatus(other, 'ringing')
    await deed(other, 'answer')
    await isStatus(other, 'in-progress')
    await until(async () => (await deed(sid, 'say', { text: 'Are you there?' })).status === 200)
    await until(async () => linesOf(await bench.callOf(other)).includes('person: Are you there?'))
    await deed(other, 'say', { text: 'Yes I am.' })
    await until(async () => linesOf(await bench.callOf(sid)).at(-1) === 'person: Yes I am.')
    await deed(sid, 'hangup')
    await isStatus(other, 'completed')
  })
})

describe('the line', () => {
  it('tells what is said, when each word comes, and what was cut off', async () => {
    const greeting = 'Thank you for calling Harbor Plumbing, how can I help you today?'
    await bench.buyVoice(
      response(
        `<Connect><ConversationRelay url="${bench.relayUrl}" welcomeGreeting="${greeting}"/></Connect>`,
      ),
    )
    const sid = await live()
    const line = listen(sid)
    await until(() => line.kinds('caption').length === 1)
    expect(line.kinds('caption')[0]).toMatchObject({ who: 'bot', text: greeting })
    const wordAtMs = line.kinds('caption')[0]?.wordAtMs as number[]
    expect(wordAtMs).toHaveLength(greeting.split(' ').length)
    expect([...wordAtMs].sort((one, other) => one - other)).toEqual(wordAtMs)
    await deed(sid, 'say', { text: 'Stop please.' })
    await until(() => line.kinds('clear').length === 1)
    await until(() => line.kinds('caption').length === 2)
    expect(line.kinds('caption')[1]).toMatchObject({ who: 'caller', text: 'Stop please.' })
    await until(() => line.frames.length > 20)
    expect(new Set(line.frames.map(({ length }) => length))).toEqual(new Set([1_600]))
    await deed(sid, 'hangup')
    await until(() => line.closed() === 1000)
    const statuses = line.kinds('status').map(({ status }) => status)
    expect(statuses.slice(-2)).toEqual(['in-progress', 'completed'])
  })

  it('is closed to other sites and for calls that are over', async () => {
    await bench.buyVoice(response('<Say>Hi.</Say><Pause length="600"/>'))
    const sid = await live()
    const upgrade = (headers: Record<string, string>, of = sid) =>
      new Promise<number>((resolve) => {
        const asked = request(`${bench.emulator.url}/emulator/calls/${of}/line`, {
          headers: {
            ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
            ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', ...headers },
          },
        })
        asked.on('upgrade', (answer, socket) => {
          socket.destroy()
          resolve(answer.statusCode ?? 0)
        })
        asked.on('response', (answer) => resolve(answer.statusCode ?? 0))
        asked.end()
      })
    expect(await upgrade({})).toBe(101)
    expect(await upgrade({ origin: 'https://evil.example' })).toBe(404)
    expect(await upgrade({ host: 'evil.example' })).toBe(404)
    expect(await upgrade({}, `CA${'0'.repeat(32)}`)).toBe(404)
  })

  it('carries the real voice, which the recording has on its own channel', async () => {
    await bench.close()
    bench = await startCallBench({ speech: 'voice', pace: 4 })
    await bench.buyVoice(
      response(
        '<Start><Recording recordingChannels="dual"/></Start><Say>Good morning from the plumber.</Say><Pause length="5"/>',
      ),
    )
    const sid = await live()
    const line = listen(sid)
    await until(() => line.kinds('caption').length === 1)
    await deed(sid, 'say', { text: 'Good morning to you.' })
    const call = await bench.ended(sid)
    const loud = line.frames.filter((frame) => rmsDbfs(samplesOf(frame)) > -40)
    const spokenMs = (call.heard[0]?.endMs ?? 0) - (call.heard[0]?.atMs ?? 0)
    expect(loud.length * 100).toBeGreaterThan(spokenMs * 0.6)
    await until(async () => (await bench.callOf(sid)).recordings[0]?.status === 'completed')
    const { recordings } = await bench.callOf(sid)
    const { url } = recordings[0] as unknown as { url: string }
    const bytes = Buffer.from(await (await fetch(bench.emulator.url + url)).arrayBuffer())
    for (const [channel, who] of ['caller', 'carrier'].entries()) {
      const entry = call.heard.find((one) => one.who === who)
      const side = samplesOf(bytes.subarray(44)).filter((_, place) => place % 2 === channel)
      const during = side.slice((entry?.atMs ?? 0) * 8, (entry?.endMs ?? 0) * 8)
      const after = side.slice(((entry?.endMs ?? 0) + 50) * 8, ((entry?.endMs ?? 0) + 400) * 8)
      expect(rmsDbfs(during), who).toBeGreaterThan(-35)
      expect(rmsDbfs(after), who).toBeLessThan(-60)
    }
  })
})

function samplesOf(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: bytes.length / 2 }, (_, place) => bytes.readInt16LE(place * 2))
}
