import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectCarriers } from '#app/carriers.ts'
import { type Ground, type Rooms, wireRooms } from '#app/wire.ts'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { runTurns } from '#conversations/server/run-turns.ts'
import { runOutbox } from '#outbox/server/run-outbox.ts'
import { createFolderBlobs } from '#platform/blobs.ts'
import type { ManualClock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { openSecrets } from '#platform/secrets.ts'
import { authenticate } from '#teams/server/authenticate.ts'
import { installInstance } from '#teams/server/install-instance.ts'
import { anyKind, createTestDatabase } from './test-database.ts'
import { testCaller, testPassword } from './test-teams.ts'

export interface TestGround {
  ground: Ground
  rooms: Rooms
  clock: ManualClock
  close(): Promise<void>
}

const account = { accountSid: `AC${'3'.repeat(32)}`, authToken: 'token-of-the-emulator' }

/** Every room joined as in the application, on a database and an emulated carrier of the test's own. No workers. */
export async function createTestGround(kind: Database['kind'] = anyKind): Promise<TestGround> {
  const database = await createTestDatabase(kind)
  const { db, clock } = database
  const dataDirectory = mkdtempSync(join(tmpdir(), 'parley-ground-'))
  const emulator = await startEmulator(account)
  const config = loadConfig({
    DATA_DIR: dataDirectory,
    EMULATOR: 'on',
    EMULATOR_PORT: String(emulator.port),
    EMULATOR_ACCOUNT_SID: account.accountSid,
    EMULATOR_AUTH_TOKEN: account.authToken,
  })
  const publicUrl = () => 'http://127.0.0.1:9'
  const ground: Ground = {
    config,
    db,
    clock,
    publicUrl,
    log: createLog('silent'),
    metrics: createMetrics(),
    secrets: openSecrets({ secretKey: 'the key of these tests', dataDirectory }),
    blobs: createFolderBlobs(join(dataDirectory, 'blobs')),
    carriers: await connectCarriers({ config, db, clock, publicUrl }),
  }
  return {
    ground,
    rooms: await wireRooms(ground),
    clock,
    close: async () => {
      await emulator.close()
      await database.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** The workers that answer and send, until they are stopped. */
export async function startGroundWorkers({ ground, rooms }: TestGround): Promise<{ stop(): Promise<void> }> {
  const context = { db: ground.db, clock: ground.clock, log: ground.log }
  const settings = { owner: 'worker', isAlone: ground.db.kind === 'embedded' }
  const outbox = await runOutbox(context, { ...settings, handlers: rooms.handlers })
  const turns = await runTurns(
    { ...context, models: rooms.models, tools: rooms.tools, metrics: ground.metrics },
    settings,
  )
  return { stop: async () => void (await Promise.all([turns.stop(), outbox.stop()])) }
}

/** Somebody who has installed the instance, with a team of their own and a session in it. */
export async function installGround({ rooms }: Pick<TestGround, 'rooms'>) {
  const person = { name: 'Robin', email: 'robin@example.com', password: testPassword }
  const session = await installInstance(rooms.teams, testCaller, { ...person, teamName: 'Northside Heating' })
  const headers = new Headers({ cookie: session.cookie.split(';')[0] ?? '' })
  return {
    ...session,
    by: { userId: session.userId, name: person.name },
    /** Who the door sees behind the session now. */
    whoAmI: () => authenticate(rooms.teams, headers),
  }
}
