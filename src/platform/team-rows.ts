/** The platform's own tables with rows of teams, in the order they may be emptied. */
export const platformTeamTables = [
  'live_events',
  'fact_receipts',
  'facts',
  'outbox_decisions',
  'outbox_intents',
  'team_holds',
]
