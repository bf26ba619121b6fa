import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Bench, caller, office, startBench, until } from '#carrier-emulator/carrier-bench.ts'

let directory: string
let bench: Bench
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'emulator-'))
})
afterEach(async () => {
  await bench.close()
  await rm(directory, { recursive: true })
})

const everything = async () => ({
  accounts: (await bench.rest('GET', '../../Accounts.json')).body.accounts,
  numbers: (await bench.rest('GET', 'IncomingPhoneNumbers.json')).body.incoming_phone_numbers,
  messages: (await bench.rest('GET', 'Messages.json')).body.messages,
  texts: await bench.textsOf(caller),
})

async function live(): Promise<void> {
  await bench.buyOffice()
  await bench.rest('POST', '../../Accounts.json', { FriendlyName: 'Second' })
  await bench.text('hello', { media: [`data:image/png;base64,${'QUJD'.repeat(20)}`] })
  for (const body of ['one', 'two'])
    await bench.rest('POST', 'Messages.json', { From: office, To: caller, Body: body })
  await until(async () => (await bench.textsOf(caller)).length === 3)
  const [first] = (await everything()).messages as { sid: string }[]
  await bench.rest('DELETE', `Messages/${first?.sid}.json`)
  await bench.text('STOP')
  await until(async () => (await bench.textsOf(caller)).length === 5)
  await until(async () => (await bench.ledger('webhook')).length === 2)
}

// Sabotage: do not restore `drop` lines in state.ts.
it('is the same after a restart, torn last line or not', async () => {
  bench = await startBench({ directory })
  await live()
  const before = await everything()
  expect(
    [before.accounts, before.numbers, before.messages, before.texts].map((rows) => (rows as []).length),
  ).toEqual([2, 1, 4, 5])
  const { body: ledger } = await bench.hand('GET', 'ledger')
  await bench.close()
  await appendFile(join(directory, 'ledger.jsonl'), '{"seq":99999,"kind":"te')
  bench = await startBench({ directory })
  expect(await everything()).toEqual(before)
  expect((await bench.rest('POST', 'Messages.json', { From: office, To: caller, Body: 'x' })).body.code).toBe(
    21610,
  )
  const { body: after } = await bench.hand('GET', `ledger?limit=${(ledger.entries as object[]).length}`)
  expect(after.entries).toEqual(ledger.entries)
  const [picture] = (await bench.textsOf(caller))[0]?.media ?? []
  expect((await fetch(bench.emulator.url + picture?.url)).status).toBe(200)
  await bench.close()
  bench = await startBench({ directory })
  expect((await everything()).texts).toEqual(before.texts)
})

it('is the same after its file was rewritten', async () => {
  bench = await startBench({ directory })
  await live()
  const before = await everything()
  const lastSeq = (await bench.hand('GET', 'ledger')).body.lastSeq
  for (let i = 0; i < 3; i++) {
    await bench.close()
    bench = await startBench({ directory, limits: { compactAboveBytes: 1 } })
    expect(await everything()).toEqual(before)
  }
  expect(Number((await bench.hand('GET', 'ledger')).body.lastSeq)).toBeGreaterThan(Number(lastSeq))
})

it('goes on with texts that were under way', async () => {
  bench = await startBench({ directory, timing: { sentMs: 60_000 } })
  await bench.buyOffice()
  await bench.rest('POST', 'Messages.json', { From: office, To: caller, Body: 'late' })
  await bench.close()
  bench = await startBench({ directory })
  await until(async () => (await bench.textsOf(caller)).some(({ body }) => body === 'late'))
})

// Sabotage: do not call endLostCalls in start-emulator.ts.
it('ends the calls that were under way, and says so', async () => {
  bench = await startBench({ directory })
  const { receiver } = bench
  receiver.settings.answer = () => ({
    body: '<Response><Start><Recording/></Start><Pause length="600"/></Response>',
  })
  await bench.buyOffice({ VoiceUrl: `${receiver.url}/voice`, StatusCallback: `${receiver.url}/ended` })
  const { body } = await bench.hand('POST', 'calls', { from: caller, to: office })
  await until(async () => (await bench.hand('GET', `calls/${body.sid}`)).body.status === 'in-progress')
  await bench.close()
  bench = await startBench({ directory })
  const { receiver: second } = bench
  expect((await bench.hand('GET', `calls/${body.sid}`)).body).toMatchObject({
    status: 'completed',
    recordings: [{ status: 'absent' }],
  })
  // The number still names the first receiver, which is gone.
  await until(async () => (await bench.ledger('webhook')).some(({ event }) => event === 'call-status'))
  expect(second.calls).toEqual([])
})

it('writes one line per change, in order', async () => {
  bench = await startBench({ directory })
  await live()
  await bench.close()
  const lines = (await readFile(join(directory, 'ledger.jsonl'), 'utf8')).trimEnd().split('\n')
  const numbers = lines
    .map((line) => (JSON.parse(line) as { seq?: number }).seq)
    .filter((seq) => seq !== undefined)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  bench = await startBench()
})

it('keeps only the newest entries and messages in memory', async () => {
  bench = await startBench({ limits: { ledgerEntries: 10, messages: 5 } })
  await bench.buyOffice()
  for (let i = 0; i < 40; i++) await bench.text(`text ${i}`)
  await until(() => bench.receiver.calls.length === 40)
  const { body } = await bench.hand('GET', 'ledger')
  expect(body.entries).toHaveLength(10)
  const { messages, texts } = await everything()
  expect(messages).toHaveLength(5)
  expect(texts.map((text) => text.body)).toEqual([35, 36, 37, 38, 39].map((index) => `text ${index}`))
})
