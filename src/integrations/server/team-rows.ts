import { rowsOf } from '#teams/server/rows-of.ts'

/** This room's own share in removing and exporting a team. */
export const integrationsTeamRows = rowsOf('integrations', ['connections'])
