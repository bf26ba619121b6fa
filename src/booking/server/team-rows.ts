import type { TeamRows } from '#teams/ports.ts'
import { rowsOf } from '#teams/server/rows-of.ts'

const all = rowsOf('booking', [
  'booking_deeds',
  'holds',
  'appointments',
  'crew_times',
  'blocks',
  'booking_settings',
  'calendar_feeds',
  'crews',
])

/** This room's own share in removing and exporting a team. */
export const bookingTeamRows: TeamRows = {
  ...all,
  export: async (tx, teamId) => ({
    ...(await all.export(tx, teamId)),
    // The words that open the feed stay here.
    calendar_feeds: await tx.query('select team_id, created_at from calendar_feeds where team_id = $1', [
      teamId,
    ]),
  }),
}
