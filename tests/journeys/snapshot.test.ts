import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSnapshot } from '#app/take-snapshot.ts'
import { type ManualClock, manualClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { unpackSeed } from '../support/start-app.ts'
import { unpack } from '../support/tar.ts'
import { testStart } from '../support/test-database.ts'

let folder: string
let snapshotDirectory: string
let clock: ManualClock
let db: Database
let dump: () => Promise<Uint8Array>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-snapshot-'))
  snapshotDirectory = join(folder, 'snapshots')
  clock = manualClock(testStart)
  const directory = join(folder, 'postgres')
  await unpackSeed(directory)
  const opened = await openDatabase({ databaseUrl: null, directory, clock })
  db = opened.db
  dump = opened.dump ?? (() => Promise.reject(new Error('The embedded database has no dump.')))
})
afterAll(async () => {
  await db?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function seedTeam(one: Database, name: string): Promise<void> {
  await one.owner((client) => client.query('insert into teams (id, name, slug) values ($1, $1, $1)', [name]))
}

const teamsOf = (one: Database) =>
  one.system('manage-teams', (tx) => tx.query<{ name: string }>('select name from teams order by name'))

// Sabotage: in take-snapshot.ts write an empty file, or sort the names the other way round.
test('a snapshot taken while the database is used holds what was there, and can be gone back to', async () => {
  for (const name of ['Larch', 'Fern', 'Moss']) {
    await seedTeam(db, name)
    clock.advance(6 * 3_600_000)
    await takeSnapshot({ dump, clock, snapshotDirectory })
  }
  await seedTeam(db, 'Ivy')
  const kept = readdirSync(snapshotDirectory).sort()
  expect(kept).toHaveLength(2)
  expect((await teamsOf(db)).map(({ name }) => name)).toEqual(['Fern', 'Ivy', 'Larch', 'Moss'])

  const restored = join(folder, 'restored')
  mkdirSync(restored)
  unpack(join(snapshotDirectory, kept.at(-1) ?? ''), restored)
  const { db: old } = await openDatabase({ databaseUrl: null, directory: restored, clock })
  await migrateDatabase(old)
  expect((await teamsOf(old)).map(({ name }) => name)).toEqual(['Fern', 'Larch', 'Moss'])
  await seedTeam(old, 'Clover')
  expect(await teamsOf(old)).toHaveLength(4)
  await old.close()
})
