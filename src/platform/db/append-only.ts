/**
 * Tables whose rows are only ever added: what was published, said, decided or done. Their migrations grant no
 * UPDATE to anybody and no DELETE to the app role, and a trigger refuses both even to the schema's owner.
 * The system role may delete, because a team can be removed.
 */
export const appendOnlyTables = [
  'audit_entries',
  'bot_versions',
  'call_events',
  'consent_entries',
  'outbox_decisions',
  'profile_versions',
  'receipts',
] as const
