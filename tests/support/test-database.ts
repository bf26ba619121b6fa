import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Clock } from '#platform/clock.ts'
import { type ManualClock, manualClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'

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

/** A migrated database of this test's own, at a clock that stands. */
export async function createTestDatabase(kind: Database['kind'] = 'embedded'): Promise<TestDatabase> {
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
  const { db } = await openDatabase({
    databaseUrl: null,
    directory: 'memory://',
    clock,
    seed: await migratedSeed(),
  })
  return { db, drop: async () => {} }
}

/** A tar of a migrated, empty database, made once per state of the migrations and shared by all test processes. */
export async function migratedSeed(): Promise<Uint8Array> {
  const folder = join(process.cwd(), 'src/platform/db/migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(folder, file)))
  hash.update(readFileSync(join(folder, 'meta/_journal.json')))
  hash.update(readFileSync(join(folder, '../migrate.ts')))
  const cache = join(tmpdir(), 'parley-test-seeds')
  const file = join(cache, `${hash.digest('hex').slice(0, 20)}.tar`)
  if (existsSync(file)) return readFileSync(file)
  const { db, dump } = await openDatabase({
    databaseUrl: null,
    directory: 'memory://',
    clock: manualClock(testStart),
  })
  await migrateDatabase(db)
  const bytes = (await dump?.()) ?? new Uint8Array()
  await db.close()
  mkdirSync(cache, { recursive: true })
  const part = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(part, bytes)
  renameSync(part, file)
  return bytes
}

async function createPostgres(clock: Clock) {
  const { url, drop } = await createDatabaseUrl()
  const { db } = await openDatabase({ databaseUrl: url, directory: '', clock })
  await migrateDatabase(db)
  return { db, drop }
}

/** An empty database on the Postgres of this run. */
export async function createDatabaseUrl(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('Set TEST_DATABASE_URL to run this on Postgres; `npm test` does it by itself.')
  const name = `parley_${randomBytes(6).toString('hex')}`
  await onServer(base, `create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(base, `drop database if exists ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
