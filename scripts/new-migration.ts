// Writes the next migration from the tables as they are: `node scripts/new-migration.ts add-calls`.
// Each new table gets its wall at birth: forced row security, and rights for the two roles that work with data;
// one that is only ever added to (src/platform/db/append-only.ts) gets fewer rights and a trigger that says so.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Kit from 'drizzle-kit/api'
import * as schema from '#app/schema.ts'
import { appendOnlyTables } from '#platform/db/append-only.ts'

const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)(
  'drizzle-kit/api',
) as typeof Kit
const folder = new URL('../src/platform/db/migrations/', import.meta.url)

interface Journal {
  version: string
  dialect: string
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}
const journal = readJson<Journal>('meta/_journal.json') ?? {
  version: '7',
  dialect: 'postgresql',
  entries: [],
}
const last = journal.entries.at(-1)
const before =
  (last && readJson<Kit.DrizzleSnapshotJSON>(`meta/${snapshotName(last.idx)}`)) ?? generateDrizzleJson({})
const after = generateDrizzleJson(schema, before.id)
const statements = await generateMigration(before, after)

if (statements.length === 0) process.stdout.write('The migrations already say all that the tables say.\n')
else {
  const name = process.argv[2]
  if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('Give the migration a name, such as add-calls.')
  const idx = journal.entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  writeFileSync(
    new URL(`${tag}.sql`, folder),
    statements.concat(walls(statements)).join('\n--> statement-breakpoint\n'),
  )
  writeFileSync(new URL(`meta/${snapshotName(idx)}`, folder), `${JSON.stringify(after, null, 1)}\n`)
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true })
  writeFileSync(new URL('meta/_journal.json', folder), `${JSON.stringify(journal, null, 1)}\n`)
  process.stdout.write(`${tag}.sql: ${statements.length} statements. Read it before you commit it.\n`)
}

function walls(created: string[]): string[] {
  const tables = created.flatMap((statement) => /^CREATE TABLE "([^"]+)"/.exec(statement)?.[1] ?? [])
  const has = (table: string, policy: string) =>
    created.some((statement) => statement.startsWith(`CREATE POLICY "${policy}" ON "${table}" `))
  return tables.flatMap((table) => {
    const isAppendOnly = (appendOnlyTables as readonly string[]).includes(table)
    const all = 'SELECT, INSERT, UPDATE, DELETE'
    return [
      ...(has(table, 'system_door') ? [`ALTER TABLE "${table}" FORCE ROW LEVEL SECURITY;`] : []),
      ...(has(table, 'team_wall')
        ? [`GRANT ${isAppendOnly ? 'SELECT, INSERT' : all} ON "${table}" TO parley_app;`]
        : []),
      `GRANT ${isAppendOnly ? 'SELECT, INSERT, DELETE' : all} ON "${table}" TO parley_system;`,
      ...(isAppendOnly
        ? [
            `CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION parley_append_only();`,
          ]
        : []),
    ]
  })
}

function snapshotName(idx: number): string {
  return `${String(idx).padStart(4, '0')}_snapshot.json`
}

function readJson<T>(path: string): T | null {
  const file = new URL(path, folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
