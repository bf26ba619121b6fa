import type { TurnItem } from '#conversations/contract.ts'
import type { CallItem } from '#telephony/contract.ts'
import type { TranscriptEntry } from '../build-transcript.ts'

export type TranscriptPart =
  | { kind: 'entry'; entry: TranscriptEntry }
  | { kind: 'call'; call: CallItem; entries: TranscriptEntry[] }

/**
 * A transcript with its calls as parts of their own: each from its first spoken line to its last, with all that came
 * in between, such as a text. A call in which nobody spoke stands where it came in. Calls come oldest first.
 */
export function groupCalls(
  entries: readonly TranscriptEntry[],
  calls: readonly CallItem[],
): TranscriptPart[] {
  const ends = lastLines(entries)
  const waiting = new Map(calls.map((call) => [call.id, call]))
  const parts: TranscriptPart[] = []
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at] as TranscriptEntry
    for (const call of waiting.values())
      if (!ends.has(call.id) && isBefore(call, entry)) {
        parts.push({ kind: 'call', call, entries: [] })
        waiting.delete(call.id)
      }
    const call = waiting.get(callOf(entry) ?? '')
    if (call) {
      const end = withSilentTurns(entries, ends.get(call.id) ?? at)
      parts.push({ kind: 'call', call, entries: entries.slice(at, end + 1) })
      waiting.delete(call.id)
      at = end + 1
    } else {
      parts.push({ kind: 'entry', entry })
      at += 1
    }
  }
  return [...parts, ...[...waiting.values()].map((call) => ({ kind: 'call' as const, call, entries: [] }))]
}

function callOf(entry: TranscriptEntry): string | undefined {
  return entry.kind === 'message' ? entry.message.spoken?.callId : undefined
}

function lastLines(entries: readonly TranscriptEntry[]): Map<string, number> {
  return new Map(
    entries.flatMap((entry, at): [string, number][] => {
      const callId = callOf(entry)
      return callId === undefined ? [] : [[callId, at]]
    }),
  )
}

function isBefore(call: CallItem, entry: TranscriptEntry): boolean {
  const at =
    entry.kind === 'message'
      ? entry.message.createdAt
      : entry.kind === 'day'
        ? entry.at
        : entry.turn.startedAt
  return Date.parse(call.startedAt) <= Date.parse(at)
}

/** A turn that said nothing follows the line it saw, and so does what it did. */
function withSilentTurns(entries: readonly TranscriptEntry[], last: number): number {
  const speaks = ({ id }: TurnItem) =>
    entries.some((entry) => entry.kind === 'message' && entry.message.turnId === id)
  let end = last
  for (const entry of entries.slice(last + 1)) {
    const isSilent = entry.kind === 'turn' || (entry.kind === 'tool' && !speaks(entry.turn))
    if (!isSilent) break
    end += 1
  }
  return end
}
