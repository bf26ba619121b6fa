import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  authToken,
  type CallBench,
  caller,
  linesOf,
  office,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'

let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const events = ['initiated', 'ringing', 'answered', 'completed']
const rule = (answers: string, fields: object = {}, phone = caller) =>
  bench.hand('POST', 'phones', { phone, answers, ...fields })
const place = async (fields: Record<string, string> = {}, more: [string, string][] = []) => {
  const form = { From: office, To: caller, Url: `${bench.receiver.url}/voice`, ...fields }
  const { status, body } = await bench.rest('POST', 'Calls.json', [...Object.entries(form), ...more])
  return { status, body, sid: String(body.sid) }
}
const statuses = () => bench.hooks('/status').map(({ params }) => params)

describe('a call out', () => {
  // Sabotage: follow the phone's own rule for a hit of `machine` in ring-phone.ts.
  it('ends, or is taken by a machine, as the fault plan says, whatever the rule of the phone', async () => {
    await bench.buyVoice(response('<Pause length="1"/>'))
    await rule('ask')
    const plan = ['busy', 'failed', 'machine'].map((fault) => ({ on: 'call', fault }))
    const fields = { MachineDetection: 'Enable' }
    for (const entry of plan) {
      await bench.hand('POST', 'faults', { seed: 1, plan: [{ ...entry, count: 1 }] })
      await bench.ended((await place(fields)).sid)
    }
    const calls = (await bench.rest('GET', 'Calls.json')).body.calls as Record<string, string>[]
    expect(calls.map((call) => [call.status, call.answered_by]).reverse()).toEqual([
      ['busy', null],
      ['failed', null],
      ['completed', 'machine_start'],
    ])
    expect((await bench.ledger('fault')).map(({ fault }) => fault)).toEqual(['busy', 'failed', 'machine'])
  })

  it('rings, is answered, and reports each step in order', async () => {
    await bench.buyVoice(response('<Say>This is Harbor Plumbing.</Say>'))
    const { status, body, sid } = await place(
      { StatusCallback: `${bench.receiver.url}/status?leg=1` },
      events.map((event): [string, string] => ['StatusCallbackEvent', event]),
    )
    expect([status, body.status, body.direction, body.start_time]).toEqual([
      201,
      'queued',
      'outbound-api',
      null,
    ])
    const call = await bench.ended(sid)
    // Who speaks first depends on how soon the document comes.
    expect(linesOf(call).sort()).toEqual(['caller: Hello?', 'carrier: This is Harbor Plumbing.'])
    await until(() => statuses().length === 4)
    const told = statuses().sort((one, other) => Number(one.SequenceNumber) - Number(other.SequenceNumber))
    expect(told.map(({ CallStatus, SequenceNumber }) => [CallStatus, SequenceNumber])).toEqual([
      ['initiated', '0'],
      ['ringing', '1'],
      ['in-progress', '2'],
      ['completed', '3'],
    ])
    expect(told[3]).toMatchObject({
      CallSid: sid,
      Direction: 'outbound-api',
      SipResponseCode: '200',
      leg: '1',
    })
    expect(Number(told[3]?.CallDuration)).toBeGreaterThan(0)
    const [asked] = bench.hooks('/voice')
    expect(asked?.params).toMatchObject({ CallStatus: 'in-progress', From: office, To: caller })
    const signature = String(asked?.headers['x-twilio-signature'])
    expect(
      twilio.validateRequest(authToken, signature, `${bench.receiver.url}/voice`, asked?.params ?? {}),
    ).toBe(true)
    const fetched = await bench.rest('GET', `Calls/${sid}.json`)
    expect(fetched.body).toMatchObject({
      status: 'completed',
      answered_by: null,
      to_formatted: '(303) 555-0142',
    })
  })

  it.each([
    ['busy', 'busy', '486'],
    ['reject', 'busy', '603'],
    ['no-answer', 'no-answer', '480'],
  ])('to a phone that is %s ends as %s', async (answers, status, code) => {
    await bench.buyVoice(response(''))
    await rule(answers)
    const { sid } = await place({ Timeout: '5', StatusCallback: `${bench.receiver.url}/status` })
    expect(await bench.ended(sid)).toMatchObject({ status, startedAt: null })
    await until(() => statuses().length === 1)
    expect(statuses()[0]).toMatchObject({
      CallStatus: status,
      SipResponseCode: code,
      SequenceNumber: '0',
      CallDuration: '0',
    })
    expect(bench.hooks('/voice')).toEqual([])
  })

  it('can be given up while it rings, and ended or led elsewhere once it is answered', async () => {
    await bench.buyVoice(response('<Pause length="60"/>'))
    await rule('no-answer')
    const ringing = await place()
    const update = (sid: string, form: Record<string, string>) =>
      bench.rest('POST', `Calls/${sid}.json`, form)
    expect((await update(ringing.sid, { Twiml: response('') })).body.code).toBe(21220)
    expect((await update(ringing.sid, { Status: 'canceled' })).body.status).toBe('canceled')
    await rule('person', { greeting: '', ringMs: 10 })
    const { sid } = await place()
    await until(() => bench.hooks('/voice').length === 1)
    expect((await update(sid, { Status: 'canceled' })).body.code).toBe(21220)
    await update(sid, { Twiml: response('<Say>Somebody comes at nine.</Say><Pause length="60"/>') })
    await until(async () => (await bench.callOf(sid)).heard.length === 1)
    expect((await update(sid, { Status: 'completed' })).body.status).toBe('completed')
    expect((await update(sid, { Status: 'completed' })).body.code).toBe(21220)
    expect((await bench.rest('DELETE', `Calls/${sid}.json`)).status).toBe(204)
    expect((await bench.rest('GET', `Calls/${sid}.json`)).body.code).toBe(20404)
  })

  it('is listed by what is asked for', async () => {
    await bench.buyVoice(response(''))
    await rule('busy')
    const { sid } = await place()
    await bench.ended(sid)
    const second = await bench.call([])
    await bench.ended(second)
    const sids = async (query: string) =>
      ((await bench.rest('GET', `Calls.json${query}`)).body.calls as { sid: string }[]).map(
        (call) => call.sid,
      )
    expect(await sids('')).toEqual([second, sid])
    expect(await sids('?Status=busy')).toEqual([sid])
    expect(await sids(`?To=${encodeURIComponent(office)}`)).toEqual([second])
    expect(await sids(`?StartTime%3E=${new Date().toISOString().slice(0, 10)}`)).toEqual([second])
    expect(await sids('?EndTime%3C=2020-01-01')).toEqual([])
    expect((await bench.rest('GET', 'Calls.json?StartTime=soon')).body.code).toBe(20001)
  })

  it('is refused with the code that says why', async () => {
    await bench.buyVoice(response(''))
    const cases: [Record<string, string>, number][] = [
      [{ To: '' }, 21201],
      [{ To: '+1555' }, 21211],
      [{ From: '' }, 21213],
      [{ From: '+12025550199' }, 21210],
      [{ Url: '' }, 21205],
      [{ Url: 'ftp://x.example' }, 21205],
      [{ Twiml: '<Response>' }, 21219],
      [{ ApplicationSid: 'AP1' }, 21218],
      [{ Timeout: '601' }, 20001],
      [{ StatusCallback: 'x' }, 21609],
      [{ MachineDetection: 'Enable', MachineDetectionTimeout: '2' }, 20001],
    ]
    for (const [fields, code] of cases)
      expect((await place(fields)).body.code, JSON.stringify(fields)).toBe(code)
  })

  it('reaches another number of the account, and carries what each side plays to the other', async () => {
    await bench.buyVoice(({ path }) =>
      path === '/voice'
        ? response('<Say>This is the front office.</Say><Pause length="2"/>')
        : response('<Gather input="speech"/>'),
    )
    await bench.rest('POST', 'IncomingPhoneNumbers.json', {
      PhoneNumber: '+12065550101',
      VoiceUrl: `${bench.receiver.url}/back`,
    })
    const { sid } = await place({ From: '+12065550101', To: office, Url: `${bench.receiver.url}/out` })
    await until(() => bench.hooks('/out').length === 2)
    expect(bench.hooks('/out')[1]?.params.SpeechResult).toBe('This is the front office.')
    const { body } = await bench.rest('GET', `Calls.json?To=${encodeURIComponent(office)}`)
    expect((body.calls as { direction: string }[]).map(({ direction }) => direction).sort()).toEqual([
      'inbound',
      'outbound-api',
    ])
    await bench.ended(sid)
  })
})

describe('who answered', () => {
  const detect = { MachineDetection: 'Enable' }
  const cases: [string, string, object, Record<string, string>, string][] = [
    ['a person', 'person', {}, detect, 'human'],
    ['a silent person', 'person', { greeting: '' }, detect, 'unknown'],
    ['a machine', 'machine', {}, detect, 'machine_start'],
    ['a machine to its tone', 'machine', {}, { MachineDetection: 'DetectMessageEnd' }, 'machine_end_beep'],
    [
      'a machine without a tone',
      'machine',
      { beep: false },
      { MachineDetection: 'DetectMessageEnd' },
      'machine_end_silence',
    ],
    ['a fax', 'fax', {}, detect, 'fax'],
  ]
  // Sabotage: do not wait for foundMachine in speechBegan() of detect-machine.ts.
  it.each(cases)('%s', async (_name, answers, fields, form, answeredBy) => {
    await bench.buyVoice(response('<Pause length="30"/>'))
    await rule(answers, fields)
    const asynchronous = {
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: `${bench.receiver.url}/answered-by`,
    }
    const { sid } = await place({ ...form, ...asynchronous })
    await until(() => bench.hooks('/answered-by').length === 1)
    const told = bench.hooks('/answered-by')[0]?.params
    expect(told).toMatchObject({ CallSid: sid, AnsweredBy: answeredBy })
    expect(Number(told?.MachineDetectionDuration)).toBeGreaterThan(500)
    expect((await bench.rest('GET', `Calls/${sid}.json`)).body.answered_by).toBe(answeredBy)
    expect(bench.hooks('/voice')).toHaveLength(1)
  })

  it('is known before the document is asked for, when that was wanted', async () => {
    await bench.buyVoice(response(''))
    await rule('machine')
    await bench.ended((await place(detect)).sid)
    expect(bench.hooks('/voice')[0]?.params.AnsweredBy).toBe('machine_start')
  })
})

describe('phones', () => {
  it('show their rules, and are outside', async () => {
    await bench.buyVoice(response(''))
    await rule('ask', { ringMs: 5 })
    expect((await bench.hand('GET', 'phones')).body.phones).toEqual([
      { phone: caller, answers: 'ask', greeting: null, ringMs: 5, beep: true, say: null },
    ])
    expect((await rule('person', {}, office)).status).toBe(409)
    expect((await rule('person', {}, 'client:bob')).status).toBe(200)
    expect((await rule('maybe')).body.errors).toMatchObject([{ path: 'answers' }])
  })
})
