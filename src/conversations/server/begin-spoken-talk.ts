import { type LiveBot, loadBotVersion } from '#bots/server/load-live-bot.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { beginSegment } from '#conversations/server/continue-segment.ts'
import { openConversation } from '#conversations/server/open-conversation.ts'
import { readLines } from '#conversations/server/read-lines.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { loadToolCalls } from '#tools/server/tool-calls.ts'

/** The conversation a call belongs to, and its own segment in it, which pins the bot's version for the whole call. */
export async function beginSpokenTalk(
  tx: Transaction,
  call: { bot: LiveBot | null; contactId: string; numberId: string; now: Date; isSample: boolean },
): Promise<{ conversationId: string; segmentId: string }> {
  const conversation = await openConversation(tx, { ...call, channel: 'voice', text: '' })
  const segmentId = await beginSegment(tx, {
    conversationId: conversation.id,
    channel: 'voice',
    versionId: call.bot?.versionId ?? null,
    now: call.now,
  })
  await tx.query(
    'update conversations set last_message_at = $3 where team_id = $1 and id = $2',
    [tx.teamId, conversation.id, call.now],
    'touch-conversation',
  )
  await publishLive(tx, { topic: `conversation.${conversation.id}`, payload: { segmentId } })
  return { conversationId: conversation.id, segmentId }
}

/** Far more messages than a talk has. */
const everything = 2 ** 31 - 1

/**
 * All that a talk by voice needs to go on, read once: from then on it lives in memory and its lines are added there.
 * Null when its bot is gone or has never been published.
 */
export async function loadSpokenTalk(
  tx: Transaction,
  of: { conversationId: string; segmentId: string },
): Promise<Talk | null> {
  const [row] = await tx.query<{
    bot_id: string
    contact_id: string
    number_id: string | null
    contact_name: string | null
    contact_phone: string | null
    bot_version_id: string | null
    last_seq: number
  }>(
    `select v.bot_id, v.contact_id, v.number_id, c.name as contact_name, p.phone as contact_phone, s.bot_version_id, v.last_seq
     from conversations v
     join segments s on s.team_id = v.team_id and s.id = $3
     join contacts c on c.team_id = v.team_id and c.id = v.contact_id
     left join lateral (
       select phone from contact_phones
       where team_id = v.team_id and contact_id = v.contact_id and phone like '+%' order by created_at limit 1) p on true
     where v.team_id = $1 and v.id = $2`,
    [tx.teamId, of.conversationId, of.segmentId],
    'spoken-talk',
  )
  const bot = row?.bot_version_id ? await loadBotVersion(tx, row.bot_id, row.bot_version_id) : null
  if (!row || !bot?.config || !bot.versionId) return null
  const { version, profile } = await loadLiveProfile(tx)
  const calls = await loadToolCalls(tx, of.conversationId)
  return {
    ...of,
    numberId: row.number_id,
    channel: 'voice',
    bot: {
      id: bot.id,
      name: bot.name,
      versionId: bot.versionId,
      versionNumber: bot.versionNumber ?? 0,
      config: bot.config,
    },
    profile,
    profileVersion: version,
    contact: { id: row.contact_id, name: row.contact_name, phone: row.contact_phone, address: null },
    lines: await readLines(tx, { conversationId: of.conversationId, upToSeq: everything, calls }),
    firstSeq: row.last_seq,
    coversSeq: row.last_seq,
  }
}
