import type { TeamRows } from '#teams/ports.ts'

/** A room's share in removing and exporting a team, for tables whose rows simply carry the team's id. */
export function rowsOf(room: string, tables: readonly string[]): TeamRows {
  return {
    room,
    remove: async (tx, teamId) => {
      for (const table of tables) await tx.query(`delete from ${table} where team_id = $1`, [teamId])
    },
    export: async (tx, teamId) => {
      const all: Record<string, Record<string, unknown>[]> = {}
      for (const table of tables)
        all[table] = await tx.query(`select * from ${table} where team_id = $1`, [teamId])
      return all
    },
  }
}
