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

const plumber = '+13035550161'
const helper = '+13035550162'
let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const into = (attributes = '') =>
  `<Dial action="/after"><Conference ${attributes}>front desk</Conference></Dial>`
const answers = (phone: string) => bench.hand('POST', 'phones', { phone, answers: 'person', greeting: '' })
const say = (sid: string, text: string) => bench.hand('POST', `calls/${sid}/deeds`, { kind: 'say', text })
const hangUp = (sid: string) => bench.hand('POST', `calls/${sid}/deeds`, { kind: 'hangup' })
const callIn = async () =>
  String((await bench.hand('POST', 'calls', { from: caller, to: office, live: true })).body.sid)
const conference = async () => {
  const { body } = await bench.rest('GET', 'Conferences.json')
  return (body.conferences as { sid: string; status: string; friendly_name: string }[])[0]
}
const at = async (sid: string) => `Conferences/${(await conference())?.sid}/Participants/${sid}.json`
const participants = async () => {
  const { body } = await bench.rest('GET', `Conferences/${(await conference())?.sid}/Participants.json`)
  return body.participants as { call_sid: string; label: string | null; status: string }[]
}
/** Calls a phone into the conference and waits until it is there. */
const add = async (to: string, fields: Record<string, string> = {}) => {
  const form = { From: office, To: to, ...fields }
  const path = `Conferences/${(await conference())?.sid}/Participants.json`
  const { status, body } = await bench.rest('POST', path, form)
  expect([status, body.status]).toEqual([201, 'queued'])
  const sid = String(body.call_sid)
  await until(async () => (await participants()).some(({ call_sid }) => call_sid === sid))
  return sid
}
const hears = (sid: string, text: string) =>
  until(async () => linesOf(await bench.callOf(sid)).includes(`person: ${text}`))
const heard = async (sid: string) =>
  linesOf(await bench.callOf(sid)).filter((line) => line.startsWith('person'))

/** A caller, a plumber and a helper in one conference. */
async function three(attributes = ''): Promise<[string, string, string]> {
  await bench.buyVoice(({ path }) => response(path === '/voice' ? into(attributes) : ''))
  await answers(plumber)
  await answers(helper)
  const first = await callIn()
  await until(async () => (await conference()) !== undefined)
  return [first, await add(plumber, { Label: 'plumber' }), await add(helper)]
}

describe('a conference', () => {
  it('lets everybody hear everybody, and begins with the second', async () => {
    const events = 'statusCallback="/room" statusCallbackEvent="start end join leave mute hold"'
    const [first, second, third] = await three(events)
    expect((await conference())?.status).toBe('in-progress')
    await say(first, 'My sink leaks.')
    await hears(second, 'My sink leaks.')
    await hears(third, 'My sink leaks.')
    await say(third, 'We come at nine.')
    await hears(first, 'We come at nine.')
    expect(await heard(first)).toEqual(['person: We come at nine.'])
    for (const sid of [third, second, first]) await hangUp(sid)
    await until(async () => (await conference())?.status === 'completed')
    await until(() => bench.hooks('/room').length === 8)
    const told = bench.hooks('/room').map(({ params }) => params)
    told.sort((one, other) => Number(one.SequenceNumber) - Number(other.SequenceNumber))
    expect(told.map(({ StatusCallbackEvent }) => StatusCallbackEvent)).toEqual([
      ...['participant-join', 'participant-join', 'conference-start', 'participant-join'],
      ...['participant-leave', 'participant-leave', 'participant-leave', 'conference-end'],
    ])
    expect(told[1]).toMatchObject({
      ParticipantLabel: 'plumber',
      CallSid: second,
      FriendlyName: 'front desk',
    })
    expect(told.at(-1)).toMatchObject({ ReasonConferenceEnded: 'last-participant-left' })
  })

  // Sabotage: leave isHeard(mouth) out of hears() in rooms.ts.
  it('mutes and holds', async () => {
    const [first, second, third] = await three()
    await bench.rest('POST', await at(second), { Muted: 'true' })
    await say(second, 'Nobody hears this.')
    await until(async () => linesOf(await bench.callOf(second)).length === 1)
    await bench.rest('POST', await at(second), { Muted: 'false', Hold: 'true' })
    await say(first, 'Are you there?')
    await hears(third, 'Are you there?')
    const found = (await bench.rest('GET', await at('plumber'))).body
    expect(found).toMatchObject({ call_sid: second, hold: true, muted: false, status: 'connected' })
    await bench.rest('POST', await at(second), { Hold: 'false' })
    await say(first, 'Hello again.')
    await hears(second, 'Hello again.')
    expect(await heard(second)).toEqual(['person: Hello again.'])
    expect(await heard(first)).toEqual([])
  })

  it('lets a coach speak into one ear only', async () => {
    const [first, second, third] = await three()
    const coach = { Coaching: 'true', CallSidToCoach: second }
    expect((await bench.rest('POST', await at(third), coach)).body).toMatchObject({
      ...{ coaching: true, call_sid_to_coach: second },
    })
    await say(third, 'Offer a discount.')
    await hears(second, 'Offer a discount.')
    await say(first, 'It is too dear.')
    await hears(third, 'It is too dear.')
    expect(await heard(first)).toEqual([])
    await bench.rest('POST', await at(third), { Coaching: 'false' })
    await say(third, 'I am the boss.')
    await hears(first, 'I am the boss.')
    expect(
      (await bench.rest('POST', await at(third), { Coaching: 'true', CallSidToCoach: 'CA1' })).status,
    ).toBe(404)
  })

  it('ends with a member who ends it, by REST, and for one who is taken out', async () => {
    const [first, second, third] = await three()
    expect((await bench.rest('DELETE', await at(third))).status).toBe(204)
    await bench.ended(third)
    expect((await bench.rest('GET', await at(third))).status).toBe(404)
    await bench.rest('POST', await at(second), { EndConferenceOnExit: 'true' })
    await hangUp(second)
    await bench.ended(first)
    expect(bench.hooks('/after').find(({ params }) => params.CallSid === first)?.params.DialCallStatus).toBe(
      'answered',
    )
    const { body } = await bench.rest('GET', 'Conferences.json?Status=completed')
    expect(body.conferences).toMatchObject([
      {
        reason_conference_ended: 'participant-with-end-conference-on-exit-left',
        call_sid_ending_conference: second,
      },
    ])
    const again = await callIn()
    await until(async () => (await conference())?.status === 'init')
    const path = `Conferences/${(await conference())?.sid}.json`
    expect((await bench.rest('POST', path, { Status: 'completed' })).body.status).toBe('completed')
    await bench.ended(again)
    expect((await bench.rest('POST', path, { Status: 'completed' })).body.code).toBe(21220)
  })

  it('plays to those who wait, and announces', async () => {
    await bench.buyVoice(({ path }) => {
      if (path === '/voice') return response(into('waitUrl="/wait"'))
      return response(path === '/wait' ? '<Say>Please wait.</Say>' : '<Say>Recorded line.</Say>')
    })
    await answers(plumber)
    const first = await callIn()
    await until(async () => linesOf(await bench.callOf(first)).includes('carrier: Please wait.'))
    const second = await add(plumber)
    const path = `Conferences/${(await conference())?.sid}.json`
    await bench.rest('POST', path, { AnnounceUrl: `${bench.receiver.url}/announce` })
    for (const sid of [first, second])
      await until(async () => linesOf(await bench.callOf(sid)).includes('carrier: Recorded line.'))
    await bench.rest('POST', await at(second), {
      AnnounceUrl: `${bench.receiver.url}/none`,
      AnnounceMethod: 'GET',
    })
    await hangUp(first)
    await hangUp(second)
    expect(await bench.ledger('trouble')).toEqual([])
  })

  it('is recorded, all voices together', async () => {
    const [first, second] = await three(
      'record="record-from-start" recordingStatusCallback="/recorded" trim="do-not-trim"',
    )
    await say(first, 'My sink leaks.')
    await hears(second, 'My sink leaks.')
    const sid = (await conference())?.sid
    await bench.rest('POST', `Conferences/${sid}.json`, { Status: 'completed' })
    await until(() => bench.hooks('/recorded').length === 1)
    expect(bench.hooks('/recorded')[0]?.params).toMatchObject({
      ...{ RecordingSource: 'Conference', ConferenceSid: sid, RecordingChannels: '1' },
    })
    expect((await bench.rest('GET', `Recordings.json?ConferenceSid=${sid}`)).body.recordings).toHaveLength(1)
  })

  it('is over when nobody whom it called ever came', async () => {
    await bench.buyVoice('')
    await bench.hand('POST', 'phones', { phone: plumber, answers: 'busy' })
    const { body } = await bench.rest('POST', 'Conferences/backoffice/Participants.json', {
      From: office,
      To: plumber,
    })
    expect(body.conference_sid).toMatch(/^CF[0-9a-f]{32}$/)
    await until(async () => (await conference())?.status === 'completed')
    const unknown = `Conferences/CF${'0'.repeat(32)}/Participants.json`
    expect((await bench.rest('POST', unknown, { From: office, To: plumber })).status).toBe(404)
  })
})
