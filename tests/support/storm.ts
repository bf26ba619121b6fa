import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { type EmulatorHand, emulatorHand, stranger } from './emulator-hand.ts'
import { seededRandom } from './interleave.ts'
import { checkLedger, readStored } from './ledger-check.ts'
import { freePort, type ServerProcess, startProgram, startServer } from './server-process.ts'
import { owner, unpackSeed } from './start-app.ts'

export interface StormResult {
  texts: number
  kills: number
  findings: string[]
  answers: number
  /** Webhooks the carrier made, with its copies and its retries. */
  webhooks: number
  seconds: number
  /** From a kill to the next `/readyz`. */
  downMs: number[]
}

export interface StormSettings {
  texts: number
  kills: number
  seed: number
  /** How many of the texts are typed in a second. */
  perSecond: number
  /** A Postgres to work on; the embedded database when null. */
  databaseUrl: string | null
}

/**
 * The carrier as a process of its own that lives on, the server as another that is killed again and again while people
 * text. Afterwards all that crossed the wire is compared with all that is stored.
 */
export async function runStorm(settings: StormSettings): Promise<StormResult> {
  const startedAt = performance.now()
  const world = await startWorld(settings)
  const random = seededRandom(settings.seed)
  try {
    // One in five comes twice, and each waits a drawn part of a second: what was typed first may come last.
    await world.hand.setFaults(
      [
        { on: 'webhook.message', fault: 'duplicate', copies: 2, rate: 0.2 },
        { on: 'webhook.message', fault: 'reorder', delayMs: 900 },
        { on: 'rest.messages.create', fault: '500-after-accept', rate: 0.02 },
        { on: 'rest.messages.create', fault: '429', rate: 0.03 },
        { on: 'webhook.status', fault: 'duplicate', copies: 2, rate: 0.1 },
      ],
      settings.seed,
    )
    const typing = typeTexts(world, settings, random)
    let isTyping = true
    void typing.finally(() => {
      isTyping = false
    })
    const lastsMs = (settings.texts / settings.perSecond) * 1000
    const downMs: number[] = []
    for (let kill = 0; kill < settings.kills; kill++) {
      await wait((lastsMs / settings.kills) * (0.3 + random() * 0.7))
      downMs.push(await world.killAndStart())
      if (!isTyping && kill < settings.kills - 1) await wait(200)
    }
    await typing
    await world.hand.clearFaults()
    // The next start asks the carrier for what was typed while nobody listened.
    downMs.push(await world.killAndStart())
    await world.untilQuiet(settings.texts)
    await world.stopServer()
    const { findings, answers, webhooks } = await judge(world, settings)
    const seconds = (performance.now() - startedAt) / 1000
    return { texts: settings.texts, kills: settings.kills + 1, findings, answers, webhooks, seconds, downMs }
  } finally {
    await world.close()
  }
}

interface World {
  hand: EmulatorHand
  folder: string
  phone: string
  killAndStart(): Promise<number>
  stopServer(): Promise<void>
  untilQuiet(texts: number): Promise<void>
  close(): Promise<void>
}

async function startWorld(settings: StormSettings): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-storm-'))
  const account = {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
  }
  const limits = { ledgerEntries: 400_000 }
  const carrierSettings = { ...account, directory: join(folder, 'emulator'), limits }
  const carrier = await startProgram(['src/carrier-emulator/main.ts'], `${JSON.stringify(carrierSettings)}\n`)
  const data = join(folder, 'data')
  await mkdir(data)
  if (!settings.databaseUrl) await unpackSeed(join(data, 'postgres'))
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: data,
    ...(settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : {}),
    EMULATOR: 'on',
    EMULATOR_PORT: new URL(carrier.url).port,
    EMULATOR_ACCOUNT_SID: account.accountSid,
    EMULATOR_AUTH_TOKEN: account.authToken,
    SETUP_ADMIN_EMAIL: owner.email,
    SETUP_ADMIN_PASSWORD: owner.password,
    LOG_LEVEL: process.env.TEST_LOG ?? 'error',
  }
  let server: ServerProcess = await startServer(environment)
  const hand = emulatorHand(carrier.url)
  const stopServer = async () => void (await server.stop())
  return {
    hand,
    folder,
    phone: await ownNumber(carrier.url, account),
    stopServer,
    killAndStart: async () => {
      await server.kill()
      const killedAt = performance.now()
      server = await startServer(environment)
      return Math.round(performance.now() - killedAt)
    },
    untilQuiet: (texts) => untilQuiet(server.url, hand, texts),
    close: async () => {
      await server.kill()
      await carrier.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ownNumber(url: string, account: { accountSid: string; authToken: string }): Promise<string> {
  const { accountSid, authToken } = account
  const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json`, {
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
  })
  const page = (await response.json()) as { incoming_phone_numbers: { phone_number: string }[] }
  const number = page.incoming_phone_numbers[0]?.phone_number
  if (!number) throw new Error('The server bought no number.')
  return number
}

const questions = [
  'When are you open?',
  'Do you fix water heaters?',
  'What does a visit cost?',
  'Do you come to the west side?',
  'My sink is leaking, can somebody call me?',
]

async function typeTexts(world: World, settings: StormSettings, random: () => number): Promise<void> {
  const people = Math.ceil(settings.texts / 4)
  const beganAt = performance.now()
  for (let index = 0; index < settings.texts; index++) {
    const question = questions[Math.floor(random() * questions.length)] ?? ''
    await world.hand.send(stranger(Math.floor(random() * people)), world.phone, `${question} (${index})`)
    const aheadMs = (index / settings.perSecond) * 1000 - (performance.now() - beganAt)
    if (aheadMs > 5) await wait(aheadMs)
  }
}

/** Quiet is when the server says that nothing waits, and has said so for a while. */
async function untilQuiet(url: string, hand: EmulatorHand, texts: number): Promise<void> {
  const endMs = performance.now() + 30_000 + texts * 60
  for (let quietLooks = 0; quietLooks < 4; ) {
    if (performance.now() > endMs) throw new Error(`The server is not done: ${await metrics(url)}`)
    await wait(500)
    const before = (await hand.ledger('text')).length
    const waits = await metrics(url)
    quietLooks = waits === '0' && before === (await hand.ledger('text')).length ? quietLooks + 1 : 0
  }
}

async function metrics(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return String(
    value('parley_work_waiting') + value('parley_database_waiting') + value('parley_journal_pending'),
  )
}

async function judge(world: World, settings: StormSettings) {
  const { db } = await openDatabase({
    databaseUrl: settings.databaseUrl,
    directory: join(world.folder, 'data', 'postgres'),
    clock: systemClock,
  })
  const stored = await readStored((text) => db.system('read-metrics', (tx) => tx.query(text)))
  await db.close()
  const ledger = await world.hand.ledger('text')
  const webhooks = (await world.hand.ledger('webhook')).filter(
    (entry) => entry.kind === 'webhook' && entry.event === 'message',
  ).length
  const answers = stored.legs.filter((leg) => leg.direction === 'outbound').length
  return { findings: checkLedger(ledger, stored), answers, webhooks }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
