import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, boot } from '#app/boot.ts'
import type { BotConfig } from '#bots/contract.ts'
import { insertVersion } from '#bots/server/publish-bot.ts'
import type { SettingsInput } from '#carrier-emulator/settings.ts'
import { type Emulator, startEmulator } from '#carrier-emulator/start-emulator.ts'
import type { Clock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { type EmulatorHand, emulatorHand } from './emulator-hand.ts'
import { unpack } from './tar.ts'
import { anyKind, createDatabaseUrl, migratedSeed } from './test-database.ts'

export const owner = { email: 'robin@example.com', password: 'correct horse battery' }

export interface TestApp {
  app: App
  emulator: Emulator
  hand: EmulatorHand
  teamId: string
  /** The number the team's bot answers. */
  phone: string
  /** One statement across teams. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** Resolves once the condition holds; throws what was last seen when it does not in time. */
  until(what: string, condition: () => Promise<boolean>, timeoutMs?: number): Promise<void>
  /** Resolves once every text has come in and nothing waits: no turn, no deed, no status. */
  quiet(timeoutMs?: number): Promise<void>
  /** Stops the app and starts it again on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface TestAppSettings {
  kind?: Database['kind']
  emulator?: Partial<SettingsInput>
  environment?: Record<string, string>
  /** How long the bot waits for the next text; the product's own 1.2 s when absent. */
  settleMs?: number
  /** `http://host:port` of a line that leads to the Postgres of this run. */
  databaseLine?: string
  /** The server's time; the machine's own when absent. */
  clock?: Clock
}

/** The whole product in this process, installed, with one number, and a carrier emulator to text it from. */
export async function startTestApp(settings: TestAppSettings = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-journey-'))
  const account = {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
  }
  const timing = { sentMs: 20, deliveredMs: 20 }
  const emulator = await startEmulator({ ...account, timing, ...settings.emulator })
  const kind = settings.kind ?? anyKind
  const postgres = kind === 'postgres' ? await createDatabaseUrl() : null
  if (!postgres) await unpackSeed(join(folder, 'postgres'))
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: folder,
    ...(postgres ? { DATABASE_URL: through(postgres.url, settings.databaseLine) } : {}),
    EMULATOR: 'on',
    EMULATOR_PORT: String(emulator.port),
    EMULATOR_ACCOUNT_SID: account.accountSid,
    EMULATOR_AUTH_TOKEN: account.authToken,
    SETUP_ADMIN_EMAIL: owner.email,
    SETUP_ADMIN_PASSWORD: owner.password,
    SETUP_TEAM: 'Northside Heating',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    ...settings.environment,
  })
  const start = () => boot(config, createLog(config.logLevel), settings.clock)
  const test = { app: await start() }
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    test.app.ground.db.system('read-metrics', (tx) => tx.query<Row>(text, values))
  const [number] = await rows<{ team_id: string; phone: string }>('select team_id, phone from numbers')
  if (!number) throw new Error('The test app has no number.')
  if (settings.settleMs !== undefined)
    await publishBot(test.app, number.team_id, { settleMs: settings.settleMs })
  const hand = emulatorHand(emulator.url)
  const { until, quiet } = waiting(rows, () => test.app, hand)
  return {
    get app() {
      return test.app
    },
    emulator,
    hand,
    teamId: number.team_id,
    phone: number.phone,
    rows,
    until,
    quiet,
    restart: async () => {
      await test.app.stop()
      test.app = await start()
    },
    close: async () => {
      await test.app.stop()
      await emulator.close()
      await postgres?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function through(databaseUrl: string, line: string | undefined): string {
  const url = new URL(databaseUrl)
  if (line) url.host = new URL(line).host
  return url.href
}

/** Publishes a new version of the team's first bot with these of its words changed; `number` counts from 2. */
export async function publishBot(
  app: App,
  teamId: string,
  change: Partial<BotConfig> & { number?: number },
): Promise<void> {
  const { db, clock } = app.ground
  const { number = 2, ...words } = change
  await db.team(teamId, async (tx) => {
    const [bot] = await tx.query<{ id: string; config: BotConfig }>(
      `select b.id, v.config from bots b join bot_versions v on v.id = b.live_version_id
       where b.team_id = $1 order by b.id limit 1`,
      [teamId],
    )
    if (!bot) throw new Error('The team has no bot.')
    const config = { ...bot.config, ...words }
    await insertVersion(tx, { botId: bot.id, config, number, note: '', by: 'Robin', now: clock.now() })
  })
}

/** Puts a migrated, empty database where the server will look for its own: making one takes seconds. */
export async function unpackSeed(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true })
  unpack(await migratedSeed(), directory)
}

export const pendingWork = `select
  (select count(*) from messages where role = 'contact' and answer is null)
  + (select count(*) from conversation_leases where is_dirty)
  + (select count(*) from outbox_intents where state in ('ready', 'sending', 'unknown'))
  + (select count(*) from sms_legs where direction = 'outbound' and status_rank < 4) as count`

function waiting(rows: TestApp['rows'], app: () => App, hand: EmulatorHand) {
  const until = async (what: string, condition: () => Promise<boolean>, timeoutMs = 15_000) => {
    const startedMs = performance.now()
    while (!(await condition())) {
      const waitedMs = performance.now() - startedMs
      if (waitedMs > timeoutMs) throw new Error(`In ${timeoutMs} ms it did not happen that ${what}.`)
      // To look again costs a question to the server: what takes long is looked at less often.
      await new Promise((done) => setTimeout(done, Math.min(150, Math.max(15, waitedMs / 10))))
    }
  }
  /** Whether every text that was typed at the carrier has its row, and every one on its way out has arrived. */
  const isAllIn = async () => {
    const texts = (await hand.ledger('text')).flatMap((entry) => (entry.kind === 'text' ? entry : []))
    const ended = new Set(texts.flatMap((text) => (text.stage === 'accepted' ? [] : text.sid)))
    const accepted = texts.filter((text) => text.stage === 'accepted')
    if (accepted.some((text) => text.direction === 'outbound' && !ended.has(text.sid))) return false
    const typed = accepted.flatMap((text) => (text.direction === 'inbound' ? text.sid : []))
    const [stored] = await rows<{ count: number }>(
      'select count(*)::int as count from sms_legs where sid = any($1)',
      [typed],
    )
    return stored?.count === typed.length
  }
  const quiet = (timeoutMs?: number) =>
    until(
      'nothing waits any more',
      async () => {
        if (app().ground.db.waiting() > 0 || !(await isAllIn())) return false
        const [pending] = await rows<{ count: string }>(pendingWork)
        return Number(pending?.count) === 0
      },
      timeoutMs,
    )
  return { until, quiet }
}
