import {
  type ConversationRow,
  conversationColumns,
  conversationSource,
  presentConversation,
} from '#conversations/server/read-conversations.ts'
import { readStrips } from '#conversations/server/read-strips.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { LiveTalk } from '#reports/contract.ts'

const mostShown = 6
/** An older call without an end is one whose end never came. */
const longestCall = `interval '6 hours'`

interface LiveRow extends ConversationRow {
  call_id: string
  answered_at: Date | null
  started_at: Date
}

/** The calls that go on now, the longest first, each with its conversation. */
export async function readLive(tx: Transaction, now: Date): Promise<LiveTalk[]> {
  const rows = await tx.query<LiveRow>(
    `select ${conversationColumns}, l.id as call_id, l.answered_at, l.started_at
     from ${conversationSource}
     join calls l on l.team_id = v.team_id and l.conversation_id = v.id
     where l.team_id = $1 and l.ended_at is null and l.started_at > $2::timestamptz - ${longestCall}
     order by l.started_at, l.id limit ${mostShown}`,
    [tx.teamId, now],
  )
  const strips = await readStrips(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    callId: row.call_id,
    since: (row.answered_at ?? row.started_at).toISOString(),
    isRinging: row.answered_at === null,
    conversation: presentConversation(row, strips.get(row.id) ?? []),
  }))
}
