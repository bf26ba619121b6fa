import type { Database } from '#platform/db/database.ts'

interface Column {
  table: string
  column: string
}

/** Tables that name the team in a column of theirs, by the database's own catalogue, with how many rows do. */
export function tablesNaming(db: Database, teamId: string): Promise<Record<string, number>> {
  return db.system('manage-teams', async (tx) => {
    const columns = await tx.query<Column>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and (column_name in ('team_id', 'active_team_id') or (table_name = 'teams' and column_name = 'id'))`,
    )
    const found: Record<string, number> = {}
    for (const { table, column } of columns) {
      const [row] = await tx.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column} = $1`,
        [teamId],
      )
      if (row && row.count > 0) found[table] = row.count
    }
    return found
  })
}

/** Earliest and latest moment in every column of time in the team's rows, as `table.column`. */
export function momentsOf(db: Database, teamId: string) {
  return db.system('manage-teams', async (tx) => {
    const columns = await tx.query<Column>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
       join information_schema.columns owner using (table_schema, table_name)
       where table_schema = 'public' and owner.column_name = 'team_id' and c.data_type = 'timestamp with time zone'`,
    )
    const found: { name: string; first: Date; last: Date }[] = []
    for (const { table, column } of columns) {
      const [row] = await tx.query<{ first: Date | null; last: Date | null }>(
        `select min(${column}) as first, max(${column}) as last from ${table} where team_id = $1`,
        [teamId],
      )
      if (row?.first && row.last) found.push({ name: `${table}.${column}`, first: row.first, last: row.last })
    }
    return found
  })
}
