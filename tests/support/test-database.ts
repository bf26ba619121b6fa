import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createBus } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type ManualClock, manualClock } from '#platform/clock.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { borrowEmbedded, giveBackEmbedded } from './borrow-embedded.ts'
import { makeOnce } from './make-once.ts'

export const testStart = '2026-11-17T18:00:00.000Z'

export interface TestDatabase {
  db: Database
  clock: ManualClock
  close(): Promise<void>
}

/** The kinds of database a test should run on: always the embedded one, and Postgres where the run has one. */
export const databaseKinds: Database['kind'][] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded']

/**
 * For a test to which the database does not matter: Postgres where the run has one, for half the work; the embedded one in
 * the full run, and where there is no other.
 */
export const anyKind: Database['kind'] =
  process.env.TEST_DATABASE_URL && inject('testMatrix') === 'quick' ? 'postgres' : 'embedded'

/** A migrated database of this test's own, at a clock that stands. */
export async function createTestDatabase(kind: Database['kind'] = anyKind): Promise<TestDatabase> {
  const clock = manualClock(testStart)
  const { db, drop } = kind === 'postgres' ? await createPostgres(clock) : await createEmbedded(clock)
  return {
    db,
    clock,
    close: async () => {
      await db.close()
      await drop()
    },
  }
}

async function createEmbedded(clock: Clock) {
  const embedded = await borrowEmbedded(migratedSeed)
  const pool = new pg.Pool(embedded.poolConfig)
  const parts = { kind: 'embedded' as const, pool, clock, bus: createBus(), onClose: async () => {} }
  return { db: createDatabase(parts, 1), drop: () => giveBackEmbedded(embedded) }
}

/** The tar of a migrated, empty database, made once per state of the migrations and shared by all test processes. */
export async function migratedSeed(): Promise<string> {
  const cache = join(tmpdir(), 'parley-test-seeds')
  const file = join(cache, `${hashOfMigrations()}-lean.tar`)
  mkdirSync(cache, { recursive: true })
  await makeOnce(file, dumpMigrated)
  return file
}

async function dumpMigrated(): Promise<Uint8Array> {
  const { db, dump } = await openDatabase({
    databaseUrl: null,
    directory: 'memory://',
    clock: manualClock(testStart),
  })
  await migrateDatabase(db)
  await dropTemplates(db)
  const bytes = (await dump?.()) ?? new Uint8Array()
  await db.close()
  return bytes
}

/** Two thirds of the files of a new database are those of its templates, and every test would unpack them. */
async function dropTemplates(db: Database): Promise<void> {
  await db.owner(async (client) => {
    await client.query('update pg_database set datistemplate = false')
    for (const name of ['template0', 'template1']) await client.query(`drop database ${name}`)
    await client.query('checkpoint')
  })
}

function hashOfMigrations(): string {
  const folder = join(process.cwd(), 'src/platform/db/migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(folder, file)))
  hash.update(readFileSync(join(folder, 'meta/_journal.json')))
  hash.update(readFileSync(join(folder, '../migrate.ts')))
  return hash.digest('hex').slice(0, 20)
}

async function createPostgres(clock: Clock) {
  const { url, drop } = await createDatabaseUrl()
  const { db } = await openDatabase({ databaseUrl: url, directory: '', clock })
  return { db, drop }
}

/** A migrated, empty database on the Postgres of this run: a copy of one that is migrated once. */
export async function createDatabaseUrl(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('Set TEST_DATABASE_URL to run this on Postgres; `npm test` does it by itself.')
  const name = `parley_${randomBytes(6).toString('hex')}`
  await onServer(base, async (client) => {
    await client.query(`create database ${name} template ${await migratedTemplate(client, base)}`)
  })
  return {
    url: withDatabase(base, name),
    drop: () =>
      onServer(base, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/** Made by whichever process comes first, under a lock, and renamed only when whole. */
async function migratedTemplate(client: pg.Client, base: string): Promise<string> {
  const name = `parley_seed_${hashOfMigrations()}`
  await client.query(`select pg_advisory_lock(hashtext($1))`, [name])
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const part = `${name}_part`
    await client.query(`drop database if exists ${part} with (force)`)
    await client.query(`create database ${part}`)
    const url = withDatabase(base, part)
    const { db } = await openDatabase({ databaseUrl: url, directory: '', clock: manualClock(testStart) })
    await migrateDatabase(db)
    await db.close()
    await client.query(`alter database ${part} rename to ${name}`)
  }
  await client.query(`select pg_advisory_unlock(hashtext($1))`, [name])
  return name
}

function withDatabase(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}
