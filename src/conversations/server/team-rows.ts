import { rowsOf } from '#teams/server/rows-of.ts'

/** This room's own share in removing and exporting a team. */
export const conversationsTeamRows = rowsOf('conversations', [
  'collected_values',
  'tasks',
  'turns',
  'messages',
  'segments',
  'conversation_leases',
  'conversations',
])
