import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { InstanceFacts } from '#admin/ports.ts'
import { connectCarriers } from '#app/carriers.ts'
import { startChores } from '#app/chores.ts'
import { createInstaller } from '#app/installer.ts'
import { replayJournal } from '#app/replay-journal.ts'
import { createSampleTeam } from '#app/sample/sample-team.ts'
import { createServer } from '#app/server.ts'
import { type Ground, type Rooms, wireRooms, wireRoutes } from '#app/wire.ts'
import { countDue } from '#conversations/server/count-due.ts'
import { runTurns } from '#conversations/server/run-turns.ts'
import type { ReceiverDeps } from '#integrations/server/receive-hook.ts'
import { countByState } from '#outbox/server/count-intents.ts'
import { runOutbox } from '#outbox/server/run-outbox.ts'
import { pointNumbers } from '#phones/server/point-numbers.ts'
import { createFolderBlobs } from '#platform/blobs.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { type Config, databaseDirectory } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { runFacts } from '#platform/facts/run-facts.ts'
import { type Journal, openJournal } from '#platform/journal.ts'
import type { Log } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { openSecrets } from '#platform/secrets.ts'
import { authenticate } from '#teams/server/authenticate.ts'
import { checkInstanceKey } from '#teams/server/check-instance-key.ts'
import { runMediaFetches } from '#telephony/server/fetch-media.ts'
import { runRecordingFetches } from '#telephony/server/fetch-recordings.ts'
import type { Doubt } from '#telephony/server/find-forgotten-text.ts'
import { mountLines } from '#telephony/server/mount-lines.ts'
import { mountPhoneLine } from '#telephony/server/mount-phone-line.ts'
import { runCallChecks } from '#telephony/server/run-call-checks.ts'
import { runSweeps } from '#telephony/server/run-sweeps.ts'

export interface App {
  url: string
  ground: Ground
  rooms: Rooms
  setupToken: string | null
  /** Takes in now what the carriers have and we lack. */
  sweepNow(): Promise<void>
  /** Stops taking work, finishes what is in hand, and closes the database cleanly. Safe to call twice. */
  stop(): Promise<void>
}

const lagResolutionMs = 20
/** What calls still have to write when we stop is waited for this long. */
const lastWordsMs = 3_000
export const version = '0.1.0'

/** Starts everything, in the order in which each part needs the ones before it. */
export async function boot(config: Config, log: Log, clock: Clock = systemClock): Promise<App> {
  const base = await openGround(config, log, clock)
  const { ground, journal } = base
  const rooms = await wireRooms(ground)
  const sample = createSampleTeam(ground, rooms)
  const installer = createInstaller(ground, rooms, { sample, version })
  const stopping = new AbortController()
  const server = await createServer({
    ground,
    rooms,
    routes: wireRoutes(ground, rooms, { installer, sample, facts: instanceFacts(base) }),
    receiver: receiverOf(base, rooms),
    readiness: {
      isServing: () => !stopping.signal.aborted,
      askDatabase: (timeoutMs) => ask(ground.db, timeoutMs),
    },
    isInstalled: installer.isInstalled,
    stopping: stopping.signal,
  })
  await replayJournal({ db: ground.db, journal, log }, rooms.takeEvent)
  const workers = await startWork(ground, rooms)
  const chores = startChores(base.upkeep)
  const lines = mountLines(server.server, { ...rooms.calls, verifySocket: ground.carriers.verifySocket })
  const phoneLine = mountPhoneLine(server.server, {
    phone: ground.carriers.outsidePhone,
    visitor: (headers) => authenticate(rooms.teams, headers),
    publicUrl: ground.publicUrl,
  })
  await server.listen({ host: config.host, port: config.port })
  base.setAddress(addressOf(server, config))
  await sample.mend()
  await installer.installWithoutBrowser()
  void pointAllNumbers(ground, rooms)

  let stopped: Promise<void> | null = null
  const stop = async () => {
    stopping.abort()
    for (const { session } of rooms.calls.inHand.all()) session?.moveAway()
    await workers.stop()
    await Promise.all(rooms.calls.inHand.all().map(({ writer }) => writer.flushed(lastWordsMs)))
    lines.close()
    phoneLine.close()
    await server.close()
    await chores.stop()
    await journal.close()
    await ground.db.close()
    base.lag.disable()
  }
  return {
    url: addressOf(server, config),
    ground,
    rooms,
    setupToken: (await installer.isInstalled()) ? null : installer.setupToken,
    sweepNow: workers.sweepNow,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** What every room stands on: database, journal, files, secrets, carriers. */
async function openGround(config: Config, log: Log, clock: Clock) {
  mkdirSync(config.dataDirectory, { recursive: true, mode: 0o700 })
  const directory = databaseDirectory(config)
  const { db, dump } = await openDatabase({
    databaseUrl: config.databaseUrl,
    directory,
    clock,
  })
  await migrateDatabase(db)
  const journal = await openJournal(join(config.dataDirectory, 'journal'))
  let address = config.publicUrl ?? `http://${config.host}:${config.port}`
  const publicUrl = () => address
  const metrics = createMetrics()
  const secrets = openSecrets(config)
  await checkInstanceKey(db, secrets)
  const blobs = createFolderBlobs(join(config.dataDirectory, 'blobs'))
  const carriers = await connectCarriers({ config, db, clock, publicUrl })
  const lag = monitorEventLoopDelay({ resolution: lagResolutionMs })
  lag.enable()
  watch(metrics, db, () => journal.pending())
  const doubt = db.kind === 'embedded' ? doubtOf(journal, { now: clock.now(), config }) : null
  const ground: Ground = { config, db, clock, log, metrics, secrets, publicUrl, blobs, carriers, doubt }
  return {
    ground,
    journal,
    lag,
    upkeep: {
      db,
      clock,
      dump,
      journal,
      log,
      databaseDirectory: directory,
      snapshotDirectory: join(config.dataDirectory, 'snapshots'),
      checkpointSeconds: config.checkpointSeconds,
    },
    /** Known for certain only once the server listens. */
    setAddress: (url: string) => {
      address = config.publicUrl ?? url
    },
  }
}
type Base = Awaited<ReturnType<typeof openGround>>

function instanceFacts({ ground, journal, lag }: Base): InstanceFacts {
  return {
    version,
    startedAt: ground.clock.now(),
    journalPending: () => journal.pending(),
    // The monitor counts its own waiting; only what comes on top of it is lag.
    eventLoopLagMs: () => Math.max(0, Math.round((lag.mean / 1e6 - lagResolutionMs) * 10) / 10),
  }
}

function receiverOf({ ground, journal }: Base, rooms: Rooms): ReceiverDeps {
  const { db, clock, log, metrics, carriers } = ground
  const { takeEvent } = rooms
  return {
    readers: carriers.readers,
    journal,
    clock,
    log,
    metrics,
    takeEvent,
    answersFromJournal: db.kind === 'embedded',
  }
}

function addressOf(server: FastifyInstance, config: Config): string {
  const bound = server.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
}

/** Everything that works by itself: answers, sends, sweeps, facts, pictures, recordings. */
async function startWork(ground: Ground, rooms: Rooms) {
  if (ground.config.role === 'web') return { sweepNow: async () => {}, stop: async () => {} }
  const { db, clock, log, metrics } = ground
  const owner = `node_${randomBytes(6).toString('hex')}`
  // The lock on the embedded database's folder proves that nobody else works on it.
  const isAlone = db.kind === 'embedded'
  const context = { db: db.inLane('work'), clock, log }
  const outbox = await runOutbox(context, { owner, handlers: rooms.handlers, isAlone })
  const turns = await runTurns(
    { ...context, models: rooms.models, tools: rooms.tools, metrics },
    { owner, isAlone },
  )
  const facts = await runFacts(context, rooms.subscribers)
  const media = runMediaFetches({ ...rooms.telephony, blobs: ground.blobs })
  const sweeps = runSweeps(rooms.telephony, { connectionIds: async () => ground.carriers.ids() })
  const callChecks = runCallChecks(rooms.calls)
  const recordings = runRecordingFetches({ ...rooms.calls, blobs: ground.blobs })
  return {
    sweepNow: async () => {
      await sweeps.sweepNow()
      await callChecks.checkNow()
    },
    stop: async () => {
      await Promise.all([turns.stop(), sweeps.stop(), media.stop(), facts.stop()])
      await Promise.all([callChecks.stop(), recordings.stop()])
      await outbox.stop()
    },
  }
}

/** The stretch of time the last pages of the database's log may have been about, where it was not closed in peace. */
function doubtOf(journal: Journal, at: { now: Date; config: Config }): Doubt | null {
  if (journal.wasClean) return null
  const unsyncedMs = 2 * at.config.checkpointSeconds * 1000
  const oldest = journal.recovered()[0]?.at
  const since = Math.min(at.now.getTime() - unsyncedMs, oldest ? Date.parse(oldest) : at.now.getTime())
  return { since: new Date(since), until: at.now }
}

async function pointAllNumbers(ground: Ground, rooms: Rooms): Promise<void> {
  for (const connectionId of ground.carriers.ids()) {
    await pointNumbers(rooms.phones, ground.db, connectionId).catch((error: unknown) =>
      ground.log.warn({ err: error, connectionId }, 'webhook addresses not checked'),
    )
  }
}

function watch(metrics: ReturnType<typeof createMetrics>, db: Database, journalPending: () => number): void {
  metrics.gauge('parley_database_waiting', 'Transactions waiting for the database', () => db.waiting())
  metrics.gauge('parley_journal_pending', 'Webhooks kept on disk and not yet taken in', journalPending)
  metrics.gauge('parley_work_waiting', 'Conversations due for an answer and deeds not yet done', () =>
    db.system('read-metrics', async (tx) => {
      const { ready = 0, sending = 0, unknown = 0 } = await countByState(tx)
      return (await countDue(tx)) + ready + sending + unknown
    }),
  )
}

async function ask(db: Database, timeoutMs: number): Promise<void> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The database did not answer in time.')), timeoutMs).unref()
  })
  await Promise.race([db.system('read-metrics', (tx) => tx.query('select 1')), late])
}
