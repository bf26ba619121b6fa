import type { BotConfig } from '#bots/contract.ts'
import { loadBotVersion } from '#bots/server/load-live-bot.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { leaveUnanswered } from '#conversations/server/leave-unanswered.ts'
import { readLines } from '#conversations/server/read-lines.ts'
import { endSending, reopenTurn, showDelivery } from '#conversations/server/settle-reply.ts'
import { holdLease, postponeTurn, releaseLease, type TurnClaim } from '#conversations/server/store.ts'
import { newId } from '#kit/ids.ts'
import { clearLane } from '#outbox/server/cancel-intents.ts'
import type { Transaction } from '#platform/db/database.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { loadToolCalls } from '#tools/server/tool-calls.ts'

export interface BegunTurn {
  turnId: string
  talk: Talk
}

/** How soon an answer on its way is looked after again. */
const leavingMs = 250

/**
 * Reads all that an answer needs and keeps the turn's row, in one transaction. Null when there is nothing to answer
 * (any more) or this node has lost the conversation; then the lease is given back.
 */
export async function beginTurn(tx: Transaction, claim: TurnClaim, now: Date): Promise<BegunTurn | null> {
  // Conversation before lease, the order in which an arriving text and the gate take them.
  const found = await findConversation(tx, claim.conversationId)
  if (!(await holdLease(tx, claim))) return null
  if (await isReplyLeaving(tx, claim)) return null
  const waiting = found && (await findWaiting(tx, claim.conversationId))
  if (!found || !waiting) return giveBack(tx, claim)
  const silence = reasonForSilence(found)
  const bot = silence ? null : await pinnedBot(tx, found.bot_id, waiting.segmentId)
  if (silence || !bot) {
    await leaveUnanswered(tx, claim.conversationId, silence ?? 'no_bot')
    return giveBack(tx, claim)
  }
  const { version, profile } = await loadLiveProfile(tx)
  const talk: Talk = {
    conversationId: found.id,
    segmentId: waiting.segmentId,
    numberId: found.number_id,
    channel: waiting.channel,
    bot,
    profile,
    profileVersion: version,
    contact: {
      id: found.contact_id,
      name: found.contact_name,
      phone: found.contact_phone,
      address: waiting.channel === 'sms' ? found.contact_address : null,
    },
    lines: await readLines(tx, {
      conversationId: claim.conversationId,
      upToSeq: waiting.lastSeq,
      calls: await loadToolCalls(tx, claim.conversationId),
    }),
    firstSeq: waiting.firstSeq,
    coversSeq: waiting.lastSeq,
  }
  const turnId = newId('turn', now.getTime())
  await keepTurn(tx, { turnId, talk, claim, now })
  return { turnId, talk }
}

/**
 * An answer of before that has not left is taken back, to be made anew with what was written since. One that may be on
 * its way is waited for: only when it has left or failed is it clear what there is to answer. True then.
 */
async function isReplyLeaving(tx: Transaction, claim: TurnClaim): Promise<boolean> {
  const reason = 'The contact wrote again before it was sent.'
  const { canceled, isOnTheWire } = await clearLane(tx, claim.conversationId, reason)
  for (const { messageId, turnId } of canceled) {
    if (!messageId || !turnId) continue
    const of = { conversationId: claim.conversationId, messageId }
    await showDelivery(tx, of, { state: 'canceled', error: reason })
    await endSending(tx, turnId, 'superseded')
    await reopenTurn(tx, { conversationId: claim.conversationId, turnId })
  }
  if (isOnTheWire) await postponeTurn(tx, claim, leavingMs)
  return isOnTheWire
}

async function giveBack(tx: Transaction, claim: TurnClaim): Promise<null> {
  await releaseLease(tx, claim)
  return null
}

interface ConversationRow {
  id: string
  bot_id: string
  contact_id: string
  number_id: string | null
  handler: string
  contact_name: string | null
  contact_phone: string | null
  contact_address: string | null
  stop_state: string | null
}

async function findConversation(tx: Transaction, id: string): Promise<ConversationRow | null> {
  const [row] = await tx.query<ConversationRow>(
    `select v.id, v.bot_id, v.contact_id, v.number_id, v.handler, c.name as contact_name, c.address as contact_address,
       p.phone as contact_phone, p.stop_state
     from conversations v
     join contacts c on c.team_id = v.team_id and c.id = v.contact_id
     left join lateral (
       select phone, stop_state from contact_phones
       where team_id = v.team_id and contact_id = v.contact_id order by created_at limit 1) p on true
     where v.team_id = $1 and v.id = $2 for update of v`,
    [tx.teamId, id],
    'turn-conversation',
  )
  return row ?? null
}

function reasonForSilence(found: ConversationRow): string | null {
  if (found.handler === 'human') return 'human'
  if (found.stop_state && found.stop_state !== 'open') return 'stopped'
  return null
}

async function findWaiting(tx: Transaction, conversationId: string) {
  const [row] = await tx.query<{
    first_seq: number | null
    last_seq: number | null
    segment_id: string | null
    channel: Talk['channel'] | null
  }>(
    `select first_seq, last_seq, segment_id, s.channel from (
       select min(seq) as first_seq, max(seq) as last_seq, max(segment_id) as segment_id from messages
       where team_id = $1 and conversation_id = $2 and role = 'contact' and answer is null) waiting
     join segments s on s.team_id = $1 and s.id = segment_id`,
    [tx.teamId, conversationId],
    'waiting-messages',
  )
  if (!row?.first_seq || !row.last_seq || !row.segment_id || !row.channel) return null
  return { firstSeq: row.first_seq, lastSeq: row.last_seq, segmentId: row.segment_id, channel: row.channel }
}

async function pinnedBot(tx: Transaction, botId: string, segmentId: string): Promise<Talk['bot'] | null> {
  const [segment] = await tx.query<{ bot_version_id: string | null }>(
    'select bot_version_id from segments where team_id = $1 and id = $2',
    [tx.teamId, segmentId],
    'segment-version',
  )
  const versionId = segment?.bot_version_id
  const bot = versionId ? await loadBotVersion(tx, botId, versionId) : null
  if (!bot?.config || !bot.versionId || bot.status !== 'active') return null
  const config: BotConfig = bot.config
  return {
    id: bot.id,
    name: bot.name,
    versionId: bot.versionId,
    versionNumber: bot.versionNumber ?? 0,
    config,
  }
}

async function keepTurn(
  tx: Transaction,
  turn: { turnId: string; talk: Talk; claim: TurnClaim; now: Date },
): Promise<void> {
  const { talk, claim } = turn
  // A turn cut off by a crash is told apart from the one that takes its place; a call's turn is its call's own.
  await tx.query(
    `update turns set state = 'failed', error = 'interrupted', ended_at = $3
     where team_id = $1 and conversation_id = $2 and state = 'thinking'
       and segment_id not in (select id from segments where team_id = $1 and conversation_id = $2 and channel = 'voice')`,
    [tx.teamId, talk.conversationId, turn.now],
    'close-cut-turns',
  )
  await tx.query(
    `insert into turns (team_id, id, conversation_id, segment_id, covers_seq, bot_version_id, profile_version, state,
       epoch, attempt, started_at, contact)
     values ($1, $2, $3, $4, $5, $6, $7, 'thinking', $8, $9, $10, $11)`,
    [
      tx.teamId, turn.turnId, talk.conversationId, talk.segmentId, talk.coversSeq, talk.bot.versionId,
      talk.profileVersion, claim.epoch, claim.attempts, turn.now, JSON.stringify(talk.contact),
    ],
    'keep-turn',
  ) // biome-ignore format: the values in one glance
}
