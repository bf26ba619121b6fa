/**
 * Twilio's words for a text's way, each with its rank. A status replaces one of a lower rank only, so callbacks in
 * any order, any number of times, end in the same row. No two final words share a rank, for the same reason.
 */
const ranks: Record<string, number> = {
  scheduled: 0,
  accepted: 1,
  queued: 2,
  sending: 3,
  sent: 4,
  canceled: 5,
  failed: 6,
  undelivered: 7,
  delivered: 8,
  partially_delivered: 9,
  read: 10,
  receiving: 0,
  received: 10,
}

/** -1 for a word we do not know, which then changes nothing. */
export function statusRank(status: string): number {
  return ranks[status] ?? -1
}

export function isFinalStatus(status: string): boolean {
  return statusRank(status) >= 5
}

/** What a conversation shows for a carrier's word. */
export function deliveryOf(
  status: string,
): 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'canceled' {
  if (status === 'sent') return 'sent'
  if (status === 'delivered' || status === 'read' || status === 'partially_delivered') return 'delivered'
  if (status === 'undelivered' || status === 'failed' || status === 'canceled') return status
  return 'queued'
}
