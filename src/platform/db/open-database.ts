import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Bus, createBus } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { lockDirectory } from '#platform/db/directory-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/pglite.ts'

export interface OpenedDatabase {
  db: Database
  /** Only for the embedded database: a tar of its directory. */
  dump: (() => Promise<Uint8Array>) | null
}

const embeddedMajor = '18'

/** Opens Postgres by its address, or the embedded database in a folder that it locks for this process. */
export async function openDatabase(settings: {
  databaseUrl: string | null
  directory: string
  clock: Clock
  seed?: Uint8Array | null
}): Promise<OpenedDatabase> {
  const bus = createBus()
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, settings.clock, bus)
  const isMemory = settings.directory.startsWith('memory:')
  const lock = isMemory ? null : await lockDirectory(settings.directory)
  if (!isMemory) refuseOtherMajor(settings.directory)
  const embedded = await startEmbeddedPostgres(settings.directory, settings.seed ?? null)
  return { db: embeddedDatabase(embedded, { clock: settings.clock, bus }, lock), dump: embedded.dump }
}

function openPostgres(databaseUrl: string, clock: Clock, bus: Bus): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Short statements on tables not yet measured: compiling them costs the server more than running them.
    options: '-c jit=off',
  })
  return {
    db: createDatabase({ kind: 'postgres', pool, clock, bus, onClose: async () => {} }, 10),
    dump: null,
  }
}

function embeddedDatabase(
  embedded: EmbeddedPostgres,
  shared: { clock: Clock; bus: Bus },
  lock: { release(): Promise<void> } | null,
): Database {
  const pool = new pg.Pool(embedded.poolConfig)
  const onClose = async () => {
    await embedded.close()
    await lock?.release()
  }
  return createDatabase({ kind: 'embedded', pool, ...shared, onClose }, 1)
}

function refuseOtherMajor(directory: string): void {
  const file = join(directory, 'PG_VERSION')
  if (!existsSync(file)) return
  const major = readFileSync(file, 'utf8').trim()
  if (major === embeddedMajor) return
  throw new Error(
    `The data in ${directory} was written by Postgres ${major}, and this Parley carries Postgres ${embeddedMajor}. Start the Parley that wrote it, or set DATA_DIR to a new folder.`,
  )
}
