import { rowsOf } from '#teams/server/rows-of.ts'

/** This room's own share in removing and exporting a team. */
export const studioTeamRows = rowsOf('studio', ['bench_talks'])
