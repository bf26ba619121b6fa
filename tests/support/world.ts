import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { type EmulatorHand, emulatorHand } from './emulator-hand.ts'
import { checkLedger, readStored } from './ledger-check.ts'
import { type ServerProcess, startProgram, startServer } from './server-process.ts'
import { owner, unpackSeed } from './start-app.ts'

/** The server and the carrier as two processes; the server can be killed, the carrier lives on. */
export interface World {
  hand: EmulatorHand
  folder: string
  /** The embedded database's own folder. */
  database: string
  phone: string
  /** Kills the server and starts it again; `between` is done while it is down. Returns the milliseconds until it is ready. */
  killAndStart(between?: () => Promise<void>): Promise<number>
  /** Where the server answers. */
  url(): string
  /** The server's process. */
  pid(): number
  /** Ends the server as a power button would. */
  kill(): Promise<void>
  /** What a second server on the same database needs to know. */
  environment: Record<string, string>
  /** Asks the server to end; resolves to its exit code. */
  stopServer(): Promise<number | null>
  untilQuiet(texts: number): Promise<void>
  close(): Promise<void>
}

export async function startWorld(settings: { databaseUrl: string | null }): Promise<World> {
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
    SECRET_KEY: randomBytes(24).toString('base64'),
    LOG_LEVEL: process.env.TEST_LOG ?? 'error',
  }
  let server: ServerProcess = await startServer(environment)
  const hand = emulatorHand(carrier.url)
  const stopServer = () => server.stop()
  return {
    hand,
    folder,
    phone: await ownNumber(carrier.url, account),
    stopServer,
    url: () => server.url,
    pid: () => server.pid,
    kill: () => server.kill(),
    environment,
    database: join(data, 'postgres'),
    killAndStart: async (between) => {
      await server.kill()
      await between?.()
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

/** All that is wrong, with the carrier's ledger beside the database; the server must have been stopped. */
export async function judgeWorld(world: World, databaseUrl: string | null) {
  const { db } = await openDatabase({ databaseUrl, directory: world.database, clock: systemClock })
  const stored = await readStored((text) => db.system('read-metrics', (tx) => tx.query(text)))
  await db.close()
  return { stored, findings: checkLedger(await world.hand.ledger('text'), stored) }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
