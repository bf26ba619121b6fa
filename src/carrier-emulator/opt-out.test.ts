import { afterEach, expect, it } from 'vitest'
import { type Bench, caller, office, startBench, until } from '#carrier-emulator/carrier-bench.ts'
import { readKeyword } from '#carrier-emulator/opt-out.ts'

let bench: Bench
afterEach(() => bench?.close())

const send = async () =>
  (await bench.rest('POST', 'Messages.json', { From: office, To: caller, Body: 'Your visit is at 9.' })).body
const heard = async () =>
  (await bench.textsOf(caller)).filter(({ from }) => from === office).map(({ body }) => body)
const hooks = () => bench.receiver.calls.map(({ params }) => params.Body)

// Sabotage: match the first word only in readKeyword.
it('knows a key word only when it is the whole text', () => {
  for (const word of [
    'STOP',
    ' stop ',
    'StopAll',
    'unsubscribe',
    'cancel',
    'END',
    'quit',
    'revoke',
    'optout\n',
  ])
    expect(readKeyword(word)).toBe('stop')
  for (const word of ['START', 'yes', 'unstop']) expect(readKeyword(word)).toBe('start')
  for (const word of ['help', 'INFO']) expect(readKeyword(word)).toBe('help')
  for (const text of ['stop it', 'please stop', 'STOP.', 'yes please', '', 'helpful'])
    expect(readKeyword(text)).toBe(null)
})

it('stops, answers once, refuses sends and starts again; each text still reaches the webhook', async () => {
  bench = await startBench()
  await bench.buyOffice()
  await bench.text('yes')
  await bench.text('Stop')
  await until(async () => (await heard()).length === 1)
  expect((await heard())[0]).toContain('unsubscribed')
  expect(await send()).toMatchObject({ code: 21610, status: 400 })
  expect(await bench.ledger('opt-out')).toMatchObject([{ number: office, phone: caller, state: 'stopped' }])
  await bench.text('STOP')
  await bench.text('help')
  await until(async () => (await heard()).length === 2)
  await bench.text('START')
  await until(async () => (await heard()).length === 3)
  expect(await send()).toMatchObject({ status: 'queued' })
  await until(() => hooks().length === 5)
  expect(hooks().sort()).toEqual(['START', 'STOP', 'Stop', 'help', 'yes'])
  const byCarrier = (await bench.ledger('text')).filter(
    ({ by, stage }) => by === 'carrier' && stage === 'delivered',
  )
  expect(byCarrier).toHaveLength(3)
})

it('holds for one number and one phone alone', async () => {
  bench = await startBench()
  await bench.buyOffice()
  await bench.text('STOP', { from: '+14155550123' })
  expect(await send()).toMatchObject({ status: 'queued' })
})

it('sends no answer of a webhook to a phone that stopped', async () => {
  bench = await startBench()
  bench.receiver.settings.answer = () => ({ body: '<Response><Message>Too late.</Message></Response>' })
  await bench.buyOffice()
  await bench.text('stop')
  await until(async () => (await heard()).length === 1 && hooks().length === 1)
  await until(async () => (await bench.ledger('webhook')).length === 1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await heard()).toHaveLength(1)
})

it('leaves everything alone when it is off', async () => {
  bench = await startBench({ optOut: 'off' })
  await bench.buyOffice()
  await bench.text('STOP')
  await until(() => hooks().length === 1)
  expect(await send()).toMatchObject({ status: 'queued' })
  await until(async () => (await heard()).length === 1)
  expect(await heard()).toEqual(['Your visit is at 9.'])
})
