import type { Database } from '#platform/db/database.ts'

export interface TableColumn {
  table: string
  column: string
  type: string
  isNeeded: boolean
  isGenerated: boolean
}

/** Every column of every table of ours, as the database knows them. */
export async function listColumns(db: Database): Promise<TableColumn[]> {
  return db.owner(async (client) => {
    const { rows } = await client.query(
      // Not from information_schema: its views take a tenth of a second each time.
      `select c.relname as "table", a.attname as "column",
         case when t.typcategory = 'A' then 'ARRAY' else format_type(a.atttypid, null) end as type,
         a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
         a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated"
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
    )
    return rows
  })
}

/** The tables that carry a team's id, by name. */
export async function listTeamTables(db: Database): Promise<string[]> {
  const columns = await listColumns(db)
  return columns.filter(({ column }) => column === 'team_id').map(({ table }) => table)
}

/** A row that the table takes: what is given, and something fitting where something is needed. */
export function rowFor(
  columns: TableColumn[],
  given: Record<string, unknown>,
): { columns: string[]; values: unknown[] } {
  const needed = columns.filter(({ isNeeded, column }) => isNeeded && !(column in given))
  const entries = [
    ...Object.entries(given),
    ...needed.map(({ table, column, type }) => [
      column,
      valueFor(type, `${table}_${given.team_id}_${column}`),
    ]),
  ] as [string, unknown][]
  return { columns: entries.map(([column]) => column), values: entries.map(([, value]) => value) }
}

/** Puts one row for the team into each of its tables that has none, so that no table is walked while empty. */
export async function fillEmptyTables(
  db: Database,
  teamId: string,
  given: Record<string, Record<string, unknown>> = {},
): Promise<void> {
  const all = await listColumns(db)
  for (const table of await listTeamTables(db)) {
    const own = all.filter((column) => column.table === table)
    const row = rowFor(own, { ...given[table], team_id: teamId })
    await db.owner(async (client) => {
      const { rows } = await client.query(`select 1 from ${table} where team_id = $1 limit 1`, [teamId])
      if (rows.length > 0) return
      const places = row.values.map((_, index) => `$${index + 1}`)
      await client.query(
        `insert into ${table} (${row.columns.join(', ')}) values (${places.join(', ')})`,
        row.values,
      )
    })
  }
}

/** One hash per table over all its rows. */
export async function hashTables(db: Database): Promise<Record<string, string>> {
  // The lock of the migrations: no row ever, and nobody's but the owner's.
  const tables = (await listTables(db)).filter((table) => table !== 'parley_migration_turn')
  return hashOf(db, tables)
}

function listTables(db: Database): Promise<string[]> {
  return db.owner(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
    )
    return rows.map(({ name }) => name)
  })
}

/** The same for known tables, in one statement. */
export function hashOf(db: Database, tables: readonly string[]): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
  )
  return db.system('admin-search', async (tx) => {
    const rows = await tx.query<{ name: string; hash: string }>(parts.join(' union all '))
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
  })
}

function valueFor(type: string, text: string): unknown {
  if (type.startsWith('timestamp')) return '2026-11-17T18:00:00.000Z'
  if (type === 'date') return '2026-11-17'
  if (type === 'integer' || type === 'bigint' || type === 'double precision') return 1
  if (type === 'boolean') return false
  if (type === 'jsonb') return '{}'
  if (type === 'ARRAY') return []
  return text
}
