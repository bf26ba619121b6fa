import { createRequire } from 'node:module'
import type * as Kit from 'drizzle-kit/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#app/schema.ts'
import { appendOnlyTables } from '#platform/db/append-only.ts'
import type { Transaction } from '#platform/db/database.ts'
import { systemVerbs } from '#platform/db/system-verbs.ts'
import {
  fillEmptyTables,
  listColumns,
  listTeamTables,
  rowFor,
  type TableColumn,
} from '../support/fill-tables.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../support/test-database.ts'

/** Tables that carry a team's id and stand outside the walls, each with why; only the system role reaches them. */
const systemOnly: Record<string, string> = {
  memberships: 'who is in which team is asked before there is a current team',
  invitations: 'a link is used by somebody who is in no team yet',
  team_holds: 'workers ask it across teams',
}
const wall = "(team_id = ( SELECT current_setting('app.team'::text, true) AS current_setting))"
const us = 'team_us'
const them = 'team_them'

/** Every statement that one role tries on the other team's rows, and what may come of it. */
const attempts: Record<string, (own: TableColumn[], table: string) => { text: string; values: unknown[] }> = {
  select: (_, table) => ({ text: `select 1 from ${table} where team_id = $1`, values: [them] }),
  'select all': (_, table) => ({
    text: `select 1 from ${table} where team_id is distinct from $1`,
    values: [us],
  }),
  update: (_, table) => ({
    text: `update ${table} set team_id = team_id where team_id = $1 returning 1`,
    values: [them],
  }),
  'update into our team': (_, table) => ({
    text: `update ${table} set team_id = $2 where team_id = $1 returning 1`,
    values: [them, us],
  }),
  delete: (_, table) => ({ text: `delete from ${table} where team_id = $1 returning 1`, values: [them] }),
  insert: (own, table) => insertOf(own, table, ''),
  upsert: (own, table) => insertOf(own, table, ' on conflict do nothing'),
}

describe.each(databaseKinds)('rows on %s', (kind) => {
  let database: TestDatabase
  let columns: TableColumn[]
  let tables: string[]
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    await database.db.owner(async (client) => {
      await client.query(`insert into users (id, name, email) values ('usr_x', 'X', 'x@example.com')`)
      for (const team of [us, them]) {
        await client.query('insert into teams (id, name, slug) values ($1, $1, $1)', [team])
      }
    })
    for (const team of [us, them]) {
      const people = { memberships: { user_id: 'usr_x' }, invitations: { inviter_id: 'usr_x' } }
      await fillEmptyTables(database.db, team, people)
    }
    columns = await listColumns(database.db)
    tables = await listTeamTables(database.db)
  })
  afterAll(() => database?.close())

  /** How many rows a statement touched, or why it was refused; nothing of it stays. */
  const attempt = async (as: string, work: { text: string; values: unknown[] }): Promise<number | string> => {
    let outcome: number | string = 'not run'
    const undo = new Error('undo')
    await database.db
      .team(as, async (tx: Transaction) => {
        outcome = (await tx.query(work.text, work.values)).length
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) outcome = (error as { code?: string }).code ?? String(error)
      })
    return outcome
  }

  it.each(Object.keys(attempts))(
    "%s reaches no row of another team's, and none at all without a team",
    async (name) => {
      // Sabotage: write `using: sql`true`` into teamWall() and make the migration anew.
      const seen: Record<string, unknown> = {}
      const wanted: Record<string, unknown> = {}
      for (const table of tables) {
        const own = columns.filter((column) => column.table === table)
        for (const as of [us, '']) {
          const outcome = await attempt(as, attempts[name]?.(own, table) ?? { text: '', values: [] })
          const isRead = !['insert', 'upsert'].includes(name)
          const isWithheld = table in systemOnly || isAppendOnly(table)
          seen[`${table} as ${as || 'nobody'}`] = outcome
          // 42501: no right to the table, or a row that the wall does not let in.
          const mayTouch = isRead && (!isWithheld || (name.startsWith('select') && !(table in systemOnly)))
          wanted[`${table} as ${as || 'nobody'}`] = mayTouch ? 0 : '42501'
        }
      }
      expect(seen).toEqual(wanted)
    },
  )

  it('a row of ours cannot be moved into another team', async () => {
    for (const table of tables.filter((name) => !(name in systemOnly) && !isAppendOnly(name))) {
      const move = {
        text: `update ${table} set team_id = $1 where team_id = $2 returning 1`,
        values: [them, us],
      }
      expect(await attempt(us, move), table).toBe('42501')
    }
  })

  it('what is ours is there', async () => {
    for (const table of tables.filter((name) => !(name in systemOnly))) {
      expect(await attempt(us, { text: `select 1 from ${table}`, values: [] }), table).toBe(1)
    }
  })

  it('every table with a team has a forced wall and its two policies, or is on the list', async () => {
    const rows = await database.db.owner(async (client) => {
      const found = await client.query(
        `select c.relname as table, c.relforcerowsecurity and c.relrowsecurity as "isForced",
           (select json_agg(json_build_array(p.policyname, p.roles::text, p.cmd, p.qual, p.with_check) order by p.policyname)
            from pg_policies p where p.tablename = c.relname and p.schemaname = 'public') as policies
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
      )
      return found.rows as { table: string; isForced: boolean; policies: unknown }[]
    })
    for (const { table, isForced, policies } of rows.filter((row) => tables.includes(row.table))) {
      if (table in systemOnly) continue
      expect({ table, isForced, policies }).toEqual({
        table,
        isForced: true,
        policies: [
          ['system_door', '{parley_system}', 'ALL', 'true', 'true'],
          ['team_wall', '{parley_app}', 'ALL', wall, wall],
        ],
      })
    }
    expect(Object.keys(systemOnly).filter((table) => !tables.includes(table))).toEqual([])
  })

  it('the app role has rights to walled tables only, and no role more than it needs', async () => {
    const rights = await database.db.owner(async (client) => {
      const { rows } = await client.query(
        `select c.relname as "table", r.rolname as "role", string_agg(p.name, ' ' order by p.name) as "rights"
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         cross join (values ('parley_app'), ('parley_system'), ('public')) as r(rolname)
         cross join (values ('DELETE'), ('INSERT'), ('REFERENCES'), ('SELECT'), ('TRIGGER'), ('TRUNCATE'), ('UPDATE')) as p(name)
         where n.nspname = 'public' and c.relkind in ('r', 'p') and has_table_privilege(r.rolname, c.oid, p.name)
         group by 1, 2`,
      )
      return rows as { table: string; role: string; rights: string }[]
    })
    for (const { table, role, rights: has } of rights) {
      const isWalled = tables.includes(table) && !(table in systemOnly)
      const all = 'DELETE INSERT SELECT UPDATE'
      const most = isAppendOnly(table)
        ? { parley_app: 'INSERT SELECT', parley_system: 'DELETE INSERT SELECT' }
        : null
      const wanted = role === 'parley_app' && !isWalled ? '' : (most?.[role as 'parley_app'] ?? all)
      expect(`${table} ${role}: ${has}`).toBe(`${table} ${role}: ${wanted}`)
    }
    expect(rights.some(({ role }) => role === 'public')).toBe(false)
    expect(new Set(rights.map(({ table }) => table)).size).toBeGreaterThan(30)
  })

  it('what was published, said, decided or done is never changed, not even by the owner of the tables', async () => {
    // Sabotage: take a table out of appendOnlyTables and make the migration anew.
    for (const table of appendOnlyTables) {
      const asOwner = (statement: string) =>
        database.db
          .owner((client) => client.query(statement))
          .then(() => 'done')
          .catch((error: { code?: string }) => error.code)
      expect(await asOwner(`update ${table} set team_id = team_id`), table).toBe('42501')
      expect(await asOwner(`delete from ${table}`), table).toBe('42501')
      expect(await attempt(us, { text: `update ${table} set team_id = team_id`, values: [] }), table).toBe(
        '42501',
      )
      expect(await attempt(us, { text: `delete from ${table}`, values: [] }), table).toBe('42501')
      // A team can still be removed, history and all.
      const removed = await database.db.system('manage-teams', (tx) =>
        tx.query(`delete from ${table} where team_id = $1 returning 1`, [them]),
      )
      expect(removed.length, table).toBeGreaterThan(0)
    }
  })
})

it('only these may look across teams', () => {
  expect([...systemVerbs].sort()).toEqual([
    'admin-search', 'authenticate', 'claim-conversations', 'claim-facts', 'claim-intents', 'claim-reminders',
    'find-calendar-feed', 'find-connection', 'find-phone-route', 'follow-live-events', 'install', 'list-connections', 'manage-instance', 'manage-teams',
    'read-metrics', 'retain', 'settle-statuses', 'sweep-carrier',
  ]) // biome-ignore format: one readable block
})

it('the migrations say what the tables say', async () => {
  const kit = createRequire(import.meta.url)('drizzle-kit/api') as typeof Kit
  const journal = (await import('#platform/db/migrations/meta/_journal.json', { with: { type: 'json' } }))
    .default
  const last = String(journal.entries.at(-1)?.idx ?? 0).padStart(4, '0')
  const snapshot = (
    await import(`../../src/platform/db/migrations/meta/${last}_snapshot.json`, { with: { type: 'json' } })
  ).default
  const statements = await kit.generateMigration(snapshot, kit.generateDrizzleJson(schema, snapshot.id))
  // When this fails: node scripts/new-migration.ts with a name, and read what it wrote.
  expect(statements).toEqual([])
})

function isAppendOnly(table: string): boolean {
  return (appendOnlyTables as readonly string[]).includes(table)
}

function insertOf(own: TableColumn[], table: string, ending: string): { text: string; values: unknown[] } {
  const row = rowFor(own, { team_id: them })
  const places = row.values.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into ${table} (${row.columns.join(', ')}) values (${places.join(', ')})${ending}`,
    values: row.values,
  }
}
