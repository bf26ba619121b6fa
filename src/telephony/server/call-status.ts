/**
 * Twilio's words for a call's way, each with its rank. A status replaces one of a lower rank only, so callbacks in any
 * order end in the same row; no two final words share a rank.
 */
const ranks: Record<string, number> = {
  queued: 0,
  initiated: 1,
  ringing: 2,
  'in-progress': 3,
  canceled: 4,
  failed: 5,
  'no-answer': 6,
  busy: 7,
  completed: 8,
}

/** -1 for a word we do not know, which then changes nothing. */
export function callStatusRank(status: string): number {
  return ranks[status === 'answered' ? 'in-progress' : status] ?? -1
}

export function isFinalCallStatus(status: string): boolean {
  return callStatusRank(status) >= 4
}
