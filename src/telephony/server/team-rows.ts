import { rowsOf } from '#teams/server/rows-of.ts'

/** This room's own share in removing and exporting a team. */
export const telephonyTeamRows = rowsOf('telephony', [
  'call_events',
  'recordings',
  'call_statuses',
  'calls',
  'sms_statuses',
  'sms_legs',
  'send_counts',
])
