import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type CallBench,
  linesOf,
  office,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'
import { encodeWav } from '#kit/audio/encode-wav.ts'

const plumber = '+13035550161'
let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const rule = (phone: string, answers: string, fields: object = {}) =>
  bench.hand('POST', 'phones', { phone, answers, ...fields })
/** Answers the number's address with `first`, every other with `then`. */
const buy = (first: string, then = '<Say>After.</Say>') =>
  bench.buyVoice(({ path }) => response(path === '/voice' ? first : then))
const afterwards = () => bench.hooks('/after')[0]?.params
const childOf = async (sid: string) => {
  const { body } = await bench.rest('GET', `Calls.json?ParentCallSid=${sid}`)
  return bench.callOf((body.calls as { sid: string }[])[0]?.sid ?? '')
}

describe('Dial', () => {
  it('joins two phones until one hangs up, and tells how it went', async () => {
    await buy(`<Dial action="/after" callerId="${office}"><Number>${plumber}</Number></Dial>`)
    await rule(plumber, 'person', { greeting: 'Mike speaking.', say: ['I come at nine.', { hangup: true }] })
    const sid = await bench.call([{ text: 'My sink leaks.', after: 'bot' }, { pauseMs: 60_000 }])
    const call = await bench.ended(sid)
    expect(linesOf(call)).toEqual([
      'person: Mike speaking.',
      'caller: My sink leaks.',
      'person: I come at nine.',
      'carrier: After.',
    ])
    const child = await childOf(sid)
    expect(linesOf(child)).toEqual([
      'caller: Mike speaking.',
      'person: My sink leaks.',
      'caller: I come at nine.',
    ])
    expect(child).toMatchObject({
      from: office,
      to: plumber,
      status: 'completed',
      direction: 'outbound-dial',
    })
    expect(afterwards()).toMatchObject({
      DialCallStatus: 'completed',
      DialCallSid: child.sid,
      DialBridged: 'true',
      CallSid: sid,
    })
    expect(Number(afterwards()?.DialCallDuration)).toBeGreaterThan(2)
  })

  it.each([
    ['busy', 'busy'],
    ['reject', 'busy'],
    ['no-answer', 'no-answer'],
  ])('a phone that is %s: %s', async (answers, status) => {
    await buy(`<Dial action="/after" timeout="4" answerOnBridge="true">${plumber}</Dial>`)
    await rule(plumber, answers)
    const sid = await bench.call([])
    expect(linesOf(await bench.ended(sid))).toEqual(['carrier: After.'])
    expect(afterwards()).toMatchObject({
      DialCallStatus: status,
      DialBridged: 'false',
      CallStatus: 'ringing',
    })
  })

  it('rings several at once or in turn; the first to answer has it', async () => {
    const numbers = `<Number>${plumber}</Number><Client>dispatch</Client>`
    await buy(`<Dial action="/after">${numbers}</Dial>`)
    await rule(plumber, 'person', { ringMs: 5_000 })
    await rule('client:dispatch', 'person', { say: ['Dispatch here.', { hangup: true }] })
    const sid = await bench.call([{ text: 'Hi.', after: 3_000 }, { pauseMs: 60_000 }])
    await bench.ended(sid)
    const { body } = await bench.rest('GET', `Calls.json?ParentCallSid=${sid}`)
    expect((body.calls as { to: string; status: string }[]).map(({ to, status }) => [to, status])).toEqual([
      ['client:dispatch', 'completed'],
      [plumber, 'canceled'],
    ])
    await rule(plumber, 'busy')
    bench.receiver.settings.answer = ({ path }) => ({
      body: response(path === '/voice' ? `<Dial action="/after" sequential="true">${numbers}</Dial>` : ''),
    })
    await bench.ended(await bench.call([{ text: 'Hi.', after: 3_000 }, { pauseMs: 60_000 }]))
    expect(bench.hooks('/after').map(({ params }) => params.DialCallStatus)).toEqual([
      'completed',
      'completed',
    ])
  })

  it('whispers to whoever answers, who may decline', async () => {
    const ask =
      '<Gather numDigits="1" timeout="3" action="/accept"><Say>Press 1 to take the call.</Say></Gather>'
    await bench.buyVoice(({ path }) => {
      if (path === '/voice')
        return response(`<Dial action="/after"><Number url="/whisper">${plumber}</Number></Dial>`)
      return response(path === '/whisper' ? `${ask}<Hangup/>` : '')
    })
    const say = [{ digits: '1', after: 'bot' }, { text: 'Hello there.', after: 3_000 }, { hangup: true }]
    await rule(plumber, 'person', { greeting: '', say })
    const taken = await bench.call([{ pauseMs: 600_000 }])
    expect(linesOf(await bench.ended(taken))).toEqual(['person: Hello there.'])
    expect(linesOf(await childOf(taken))).toEqual([
      'carrier: Press 1 to take the call.',
      'caller: 1',
      'caller: Hello there.',
    ])
    await rule(plumber, 'person', { greeting: '' })
    await bench.ended(await bench.call([{ pauseMs: 600_000 }]))
    expect(bench.hooks('/after').map(({ params }) => params.DialBridged)).toEqual(['true', 'false'])
  })

  it('ends the other phone when the caller hangs up, also while it rings', async () => {
    await buy(`<Dial action="/after">${plumber}</Dial>`)
    await rule(plumber, 'no-answer')
    const sid = await bench.call([{ pauseMs: 900 }, { hangup: true }])
    await bench.ended(sid)
    expect((await childOf(sid)).status).toBe('canceled')
    await until(() => bench.hooks('/after').length === 1)
    expect(afterwards()).toMatchObject({ DialCallStatus: 'canceled', CallStatus: 'completed' })
  })

  it('shows no number that is neither the account’s nor the caller’s', async () => {
    await buy(`<Dial action="/after" callerId="+12025550199">${plumber}</Dial>`)
    await bench.ended(await bench.call([]))
    expect(afterwards()?.DialCallStatus).toBe('failed')
    expect(await bench.ledger('warning')).toHaveLength(1)
  })
})

describe('Gather', () => {
  // Sabotage: do not stop the prompts in digit() of gather-verb.ts.
  it('takes keys while its prompt plays', async () => {
    await buy(
      '<Gather numDigits="2" action="/after"><Say>Press one for sales, two for service, three for billing.</Say></Gather>',
    )
    const call = await bench.ended(await bench.call([{ digits: '12', after: 1_000 }]))
    expect(afterwards()?.Digits).toBe('12')
    const [prompt, keys] = call.heard
    expect([prompt?.interrupted, keys?.digits]).toEqual([true, '12'])
    expect(prompt?.endMs).toBe(keys?.atMs)
  })

  it('takes words, and goes on when nothing comes', async () => {
    await buy(
      '<Gather input="speech dtmf" action="/after"><Say>What is it about?</Say></Gather><Say>Nothing.</Say>',
    )
    await bench.ended(await bench.call(['A burst pipe.']))
    expect(afterwards()).toMatchObject({ SpeechResult: 'A burst pipe.', Confidence: '0.9' })
    const silent = await bench.ended(await bench.call([{ pauseMs: 60_000 }]))
    expect(linesOf(silent)).toEqual(['carrier: What is it about?', 'carrier: Nothing.'])
  })

  it('ends with its key, and can ask without an answer', async () => {
    await buy('<Gather action="/after" timeout="3"/>')
    await bench.ended(await bench.call([{ digits: '4#', after: 500 }]))
    expect(afterwards()?.Digits).toBe('4')
    bench.receiver.settings.answer = ({ path }) => ({
      body: response(
        path === '/voice' ? '<Gather action="/after" timeout="1" actionOnEmptyResult="true"/>' : '',
      ),
    })
    await bench.ended(await bench.call([{ pauseMs: 60_000 }]))
    expect(bench.hooks('/after')[1]?.params.Digits).toBe(undefined)
  })
})

describe('Play', () => {
  it('plays a sound as long as it is, keys, and passes over what is not there', async () => {
    const sound = encodeWav({ sampleRate: 16_000, channels: [new Int16Array(32_000)] })
    await buy('<Play>/two-seconds.wav</Play><Play digits="12w3"/><Play>/none.wav</Play><Say>Done.</Say>')
    const { answer } = bench.receiver.settings
    bench.receiver.settings.answer = (call) =>
      call.path === '/two-seconds.wav'
        ? { type: 'audio/wav', bytes: Buffer.from(sound) }
        : call.path === '/none.wav'
          ? { status: 404 }
          : answer(call)
    const call = await bench.ended(await bench.call([{ pauseMs: 60_000 }]))
    expect(linesOf(call)).toEqual(['carrier: 12w3', 'carrier: Done.'])
    const [keys] = call.heard
    expect(keys?.atMs).toBeGreaterThanOrEqual(2_000)
    expect(await bench.ledger('warning')).toMatchObject([{ what: expect.stringContaining('none.wav') }])
  })
})

it('passes over verbs it does not have, and says so', async () => {
  await buy('<Echo/><Say>Done.</Say>')
  expect(linesOf(await bench.ended(await bench.call([{ pauseMs: 60_000 }])))).toEqual(['carrier: Done.'])
  expect(await bench.ledger('warning')).toMatchObject([{ what: expect.stringContaining('Echo') }])
})
