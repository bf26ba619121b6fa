import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SampleTeam } from '#admin/ports.ts'
import { connectCarriers } from '#app/carriers.ts'
import { createInstaller } from '#app/installer.ts'
import { createServer } from '#app/server.ts'
import { type Ground, type Rooms, wireRooms, wireRoutes } from '#app/wire.ts'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { createFolderBlobs } from '#platform/blobs.ts'
import { loadConfig } from '#platform/config.ts'
import { openJournal } from '#platform/journal.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { openSecrets } from '#platform/secrets.ts'
import { createRehearsalDatabase, type RehearsalDatabase } from './rehearsal-database.ts'
import { rememberHashes } from './remember-hashes.ts'

export const emulatedAccount = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'token-of-the-emulator' }
export const liveAccount = { accountSid: `AC${'2'.repeat(32)}`, authToken: 'token-of-the-live-account' }
export const ownOrigin = 'https://parley.example.com'

export interface DeclaredRoute {
  method: string
  url: string
  policy: string | undefined
}

export interface InjectedApp extends RehearsalDatabase {
  server: FastifyInstance
  ground: Ground
  rooms: Rooms
  setupToken: string
  /** Every route that the server has, HEAD twins left out. */
  routes: DeclaredRoute[]
  /** Every line logged so far, at the most talkative level. */
  logged(): string
  stopping: AbortController
}

/** The whole door with every room behind it, asked by `server.inject`: no port, no workers, a clock that stands. */
export async function createInjectedApp(settings: { hasLiveAccount?: boolean } = {}): Promise<InjectedApp> {
  const database = await createRehearsalDatabase()
  const { db, clock } = database
  const dataDirectory = mkdtempSync(join(tmpdir(), 'parley-inject-'))
  const emulator = await startEmulator(emulatedAccount)
  const config = loadConfig({
    DATA_DIR: dataDirectory,
    EMULATOR: 'on',
    EMULATOR_PORT: String(emulator.port),
    EMULATOR_ACCOUNT_SID: emulatedAccount.accountSid,
    EMULATOR_AUTH_TOKEN: emulatedAccount.authToken,
    PUBLIC_URL: ownOrigin,
    ...(settings.hasLiveAccount
      ? { TWILIO_ACCOUNT_SID: liveAccount.accountSid, TWILIO_AUTH_TOKEN: liveAccount.authToken }
      : {}),
  })
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const publicUrl = () => ownOrigin
  const ground: Ground = {
    config,
    db,
    clock,
    log,
    publicUrl,
    metrics: createMetrics(),
    secrets: openSecrets({ secretKey: 'the key of these tests', dataDirectory }),
    blobs: createFolderBlobs(join(dataDirectory, 'blobs')),
    carriers: await connectCarriers({ config, db, clock, publicUrl }),
  }
  const rooms = await wireRooms(ground)
  rooms.teams.auth = rememberHashes(rooms.teams.auth)
  const journal = await openJournal(join(dataDirectory, 'journal'))
  const stopping = new AbortController()
  // Two weeks of made-up talk are a test of their own; here only who may ask for them matters.
  const sample: SampleTeam = {
    exists: async () => false,
    make: async () => ({ teamId: 'team_sample' }),
    remove: async () => true,
  }
  const installer = createInstaller(ground, rooms, { sample, version: 'test' })
  const facts = { version: 'test', startedAt: clock.now(), journalPending: () => 0, eventLoopLagMs: () => 0 }
  const routes = noteRoutes()
  const server = await createServer({
    ground,
    rooms,
    routes: wireRoutes(ground, rooms, { installer, sample, facts }),
    receiver: {
      readers: ground.carriers.readers,
      journal,
      clock,
      log,
      metrics: ground.metrics,
      takeEvent: (event) => rooms.takeEvent(event),
      answersFromJournal: false,
    },
    readiness: {
      isServing: () => !stopping.signal.aborted,
      askDatabase: () => db.system('read-metrics', async (tx) => void (await tx.query('select 1'))),
    },
    isInstalled: installer.isInstalled,
    stopping: stopping.signal,
  })
  await server.ready()
  return {
    ...database,
    server,
    ground,
    rooms,
    routes: routes.stop(),
    setupToken: installer.setupToken,
    stopping,
    logged: () => lines.join(''),
    close: async () => {
      stopping.abort()
      await server.close()
      await emulator.close()
      await journal.close()
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Writes down the routes of the next server that is made. */
function noteRoutes(): { stop(): DeclaredRoute[] } {
  const routes: DeclaredRoute[] = []
  const note = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat()) {
        if (one !== 'HEAD') routes.push({ method: one, url, policy: config?.policy })
      }
    })
  }
  subscribe('fastify.initialization', note)
  return {
    stop: () => {
      unsubscribe('fastify.initialization', note)
      return routes
    },
  }
}
