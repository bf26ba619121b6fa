import type { TrafficItem } from './use-traffic.ts'

/** The items that hold every word of the filter, in what they are, carried or were answered. */
export function filterTraffic(entries: readonly TrafficItem[], filter: string): readonly TrafficItem[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const haystack = haystackOf(entry)
    return words.every((word) => haystack.includes(word))
  })
}

/** The call or the message an item is about, to show with it all that belongs to it. */
export function subjectOf({ request, response }: TrafficItem): string | undefined {
  const known = request.CallSid ?? request.MessageSid ?? request.call ?? request.sid
  return known ?? /\b(?:CA|SM|MM)[0-9a-f]{32}\b/.exec(`${request.url ?? ''} ${response}`)?.[0]
}

function haystackOf({ kind, what, status, fault, injected, request, response }: TrafficItem): string {
  const parts = [kind, what, status, fault, injected, injected && 'injected fault', ...Object.values(request)]
  return [...parts, response].join(' ').toLowerCase()
}
