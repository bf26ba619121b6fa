import { rowsOf } from '#teams/server/rows-of.ts'

/** This room's own share in removing and exporting a team. */
export const toolsTeamRows = rowsOf('tools', ['tool_calls', 'receipts'])
