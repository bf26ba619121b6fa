import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import { blankProfile } from '#teams/server/blank-profile.ts'

const { notify: _notify, ...business } = blankProfile('Larch & Fern', 'America/Denver')
const question = {
  now: '2026-11-17T18:00:00.000Z',
  language: 'en',
  channel: 'text',
  business: { ...business, phone: '+13035550100' },
  bot: { name: 'Receptionist', greeting: 'Hi, this is Larch & Fern.', questions: [] },
  contact: { name: null, phone: '+13035550142', timeZone: null },
  tools: [],
  messages: [{ role: 'contact', text: 'What is your phone number?', at: '2026-11-17T18:00:00.000Z' }],
}

describe('the built-in model', () => {
  const ask = () =>
    builtinProvider.model.model.doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'What is your phone number?' }] }],
      providerOptions: { parley: question as never },
    })

  test('answers from the facts it is given, the same each time', async () => {
    const one = await ask()
    expect(one.content).toMatchObject([{ type: 'text', text: expect.stringContaining('(303) 555-0100') }])
    expect(one.finishReason.unified).toBe('stop')
    expect(await ask()).toEqual(one)
  })

  test('says what it leaned on', async () => {
    expect((await ask()).providerMetadata?.parley?.trace).toMatchObject({
      facts: [{ path: 'business.phone' }],
    })
  })

  test('without facts it says what it needs', async () => {
    await expect(builtinProvider.model.model.doGenerate({ prompt: [] })).rejects.toThrow(/providerOptions/)
  })
})

describe('the outside phone', () => {
  let emulator: Awaited<ReturnType<typeof startEmulator>>
  beforeAll(async () => {
    emulator = await startEmulator({
      port: 0,
      directory: null,
      accountSid: `AC${'3'.repeat(32)}`,
      authToken: 'b'.repeat(32),
    })
  })
  afterAll(() => emulator.close())

  test('a text to a number that is nobody’s is refused in the emulator’s words', async () => {
    const phone = builtinProvider.outsidePhone(emulator.url)
    await expect(
      phone.sendText({ from: '+13035550142', to: '+13035550199', body: 'hello' }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect(await phone.texts('+13035550142')).toEqual([])
  })

  test('what crossed the wire can be read from any place on', async () => {
    const phone = builtinProvider.outsidePhone(emulator.url)
    await fetch(`${emulator.url}/2010-04-01/Accounts.json`)
    const traffic = await phone.traffic(0, 10)
    expect(traffic.at(-1)).toMatchObject({ direction: 'out', kind: 'rest', status: 401 })
    expect(await phone.traffic(traffic.at(-1)?.id ?? 0, 10)).toEqual([])
  })

  test('an emulator that is not there is said to be unavailable', async () => {
    await expect(builtinProvider.outsidePhone('http://127.0.0.1:9').texts('+1')).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
