import type { ConversationSummary, MessageItem, StripMark } from '#conversations/contract.ts'
import { estimateSpokenMs } from '#kit/spoken-words.ts'
import type { Transaction } from '#platform/db/database.ts'

const linesPerStrip = 80

interface Row {
  conversation_id: string
  role: ConversationSummary['lastRole']
  text: string
  delivery: string | null
  spoken: MessageItem['spoken']
  tools: number
  is_handover: boolean
  created_at: Date
}

/** The last marks of each conversation's turn strip, oldest first: what was said and the tools used between it. */
export async function readStrips(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ConversationSummary['strip']>> {
  const strips = new Map<string, ConversationSummary['strip']>()
  if (ids.length === 0) return strips
  const rows = await tx.query<Row>(
    `select m.conversation_id, m.role, coalesce(m.text_heard, m.text) as text, m.delivery, m.spoken, m.created_at,
       (select count(*)::int from tool_calls k
        where k.team_id = m.team_id and k.turn_id = m.turn_id and m.role = 'bot') as tools,
       exists (select 1 from tool_calls k
        where k.team_id = m.team_id and k.turn_id = m.turn_id and m.role = 'bot'
          and k.name in ('hand_over', 'transfer_call') and k.status = 'succeeded') as is_handover
     from unnest($2::text[]) wanted(id)
     cross join lateral (
       select * from messages where team_id = $1 and conversation_id = wanted.id and kind = 'text'
       order by seq desc limit ${linesPerStrip}) m
     order by m.conversation_id, m.seq`,
    [tx.teamId, ids],
  )
  for (const row of rows) {
    const strip = strips.get(row.conversation_id) ?? []
    strips.set(row.conversation_id, strip)
    strip.push(...marksOf(row))
  }
  return strips
}

function marksOf(row: Row): StripMark[] {
  const { role, spoken, delivery } = row
  const at = row.created_at.toISOString()
  const sound = spoken && {
    callId: spoken.callId,
    startMs: spoken.startMs,
    endMs: spoken.endMs ?? spoken.startMs + estimateSpokenMs(row.text),
  }
  // A tool is used before the answer it leads to is heard.
  const before = sound && { ...sound, endMs: sound.startMs }
  const tools = Array.from({ length: row.tools }, () => 'tool' as const)
  const isBad = delivery === 'failed' || delivery === 'undelivered'
  return [
    ...[...tools, ...(row.is_handover ? (['handover'] as const) : [])].map((kind) => ({
      ...{ who: 'bot' as const, kind, at, spoken: before },
    })),
    { who: role, kind: isBad ? 'error' : sound ? 'speech' : 'text', at, spoken: sound },
  ]
}
