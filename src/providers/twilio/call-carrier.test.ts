import { afterAll, beforeAll, describe } from 'vitest'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'

import { twilioProvider } from '#providers/twilio/index.ts'
import { callCarrierSuite } from '../../../tests/conformance/call-carrier.ts'
import type { CallCarrierUnderTest } from '../../../tests/conformance/calls/under-test.ts'
import { type CallDoor, openCallDoor } from '../../../tests/support/call-door.ts'

const account = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a'.repeat(32) }
const theirs = '+15035550177'
let emulator: Awaited<ReturnType<typeof startEmulator>>
let door: CallDoor
let under: CallCarrierUnderTest

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, directory: null, speech: 'timed', pace: 20, ...account })
  const connected = twilioProvider.connect({ ...account, baseUrl: emulator.url }, () => new Date())
  door = await openCallDoor(() => connected)
  const [free] = await connected.numbers.search({ areaCode: '503', limit: 1 })
  const bought = await connected.numbers.buy(free?.phone ?? '', {
    smsUrl: `${door.hookUrl}/messages`,
    voiceUrl: `${door.hookUrl}/calls`,
    callStatusUrl: `${door.hookUrl}/calls/statuses`,
  })
  const hand = async (path: string, body: unknown) => {
    const response = await fetch(`${emulator.url}/emulator/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { sid: string }
  }
  under = {
    carrier: connected.calls,
    door,
    ours: bought.phone,
    theirs,
    setPhone: async (rule) => void (await hand('phones', rule)),
    heard: async (sid) => {
      const response = await fetch(`${emulator.url}/emulator/calls/${sid}`)
      const { heard } = (await response.json()) as { heard: { text: string }[] }
      return heard.map(({ text }) => text).join(' ')
    },
    unknownSid: `CA${'0'.repeat(32)}`,
    callUs: async (say) => (await hand('calls', { from: theirs, to: bought.phone, say })).sid,
    misbehave: async (fault) => {
      await fetch(`${emulator.url}/emulator/faults`, { method: 'DELETE' })
      if (fault !== 'none')
        await hand('faults', { seed: 1, plan: [{ on: 'rest.calls.create', fault, rate: 1 }] })
    },
  }
})
afterAll(async () => {
  await emulator?.close()
  await door?.close()
})

describe('twilio, as a carrier of calls', () => {
  callCarrierSuite(() => under)
})
