/**
 * Everything that may look across teams, by name. A verb that is not here cannot open a system transaction;
 * a test pins the list, so that each new entry is a decision somebody sees.
 */
export type SystemVerb = (typeof systemVerbs)[number]

export const systemVerbs = [
  'authenticate',
  'manage-teams',
  'manage-instance',
  'install',
  'find-phone-route',
  'find-connection',
  'list-connections',
  'claim-conversations',
  'claim-intents',
  'claim-facts',
  'claim-reminders',
  'find-calendar-feed',
  'settle-statuses',
  'sweep-carrier',
  'follow-live-events',
  'read-metrics',
  'admin-search',
  'retain',
] as const
