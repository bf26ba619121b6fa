import type { ConversationDetail, MessageItem, TurnItem } from '#conversations/contract.ts'

export type TranscriptEntry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: MessageItem; turn: TurnItem | undefined }
  | { kind: 'tool'; key: string; tool: TurnItem['tools'][number]; turn: TurnItem }
  | { kind: 'turn'; key: string; turn: TurnItem }

/**
 * A conversation in reading order: a line for each new day (in the team's zone), tool calls before the answer they led
 * to, and after the last text it saw every turn that said nothing: thinking, overtaken by a newer text, or failed.
 */
export function buildTranscript(
  { messages, turns }: Pick<ConversationDetail, 'messages' | 'turns'>,
  dayOf: (at: string) => string,
): TranscriptEntry[] {
  const turnById = new Map(turns.map((turn) => [turn.id, turn]))
  const spoken = new Set(
    messages.flatMap((message) => (message.role === 'bot' ? (message.turnId ?? []) : [])),
  )
  const silent = turns.filter((turn) => !spoken.has(turn.id))
  const toldTools = new Set<string>()
  let day: string | undefined
  return messages.flatMap((message): TranscriptEntry[] => {
    const turn = message.role === 'bot' && message.turnId ? turnById.get(message.turnId) : undefined
    const entries: TranscriptEntry[] = []
    const itsDay = dayOf(message.createdAt)
    if (day !== itsDay) entries.push({ kind: 'day', key: `day ${message.id}`, at: message.createdAt })
    day = itsDay
    if (turn && !toldTools.has(turn.id)) entries.push(...toolEntries(turn))
    if (turn) toldTools.add(turn.id)
    entries.push({ kind: 'message', key: message.id, message, turn })
    for (const other of silent.filter(({ coversSeq }) => coversSeq === message.seq)) {
      entries.push(...toolEntries(other), { kind: 'turn', key: other.id, turn: other })
    }
    return entries
  })
}

function toolEntries(turn: TurnItem): TranscriptEntry[] {
  return turn.tools.map((tool, index) => ({ kind: 'tool', key: `${turn.id} tool ${index}`, tool, turn }))
}
