import type { Transaction } from '#platform/db/database.ts'

export const turnsChannel = 'turns'
export const turnLeaseSeconds = 3
/** However fast they type, an answer is not put off for longer than this many settle times. */
const maxSettles = 4

export interface OpenConversation {
  id: string
  handler: string
  lastMessageAt: Date
}

/** The one open conversation of a contact with a bot, its row locked. */
export async function findOpenConversation(
  tx: Transaction,
  contactId: string,
  botId: string,
): Promise<OpenConversation | null> {
  const [row] = await tx.query<{ id: string; handler: string; last_message_at: Date }>(
    `select id, handler, last_message_at from conversations
     where team_id = $1 and contact_id = $2 and bot_id = $3 and status <> 'resolved' for update`,
    [tx.teamId, contactId, botId],
    'find-open-conversation',
  )
  return row ? { id: row.id, handler: row.handler, lastMessageAt: row.last_message_at } : null
}

export interface NewConversation {
  id: string
  botId: string
  contactId: string
  numberId: string
  channel: string
  status: 'pending' | 'open'
  handler: 'bot' | 'none'
  subject: string
  isSample: boolean
  now: Date
}

/** False when the contact already has an open conversation with this bot. */
export async function insertConversation(tx: Transaction, made: NewConversation): Promise<boolean> {
  const rows = await tx.query(
    `insert into conversations
       (team_id, id, bot_id, contact_id, number_id, channel, status, handler, subject, is_sample, last_message_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing returning id`,
    [
      tx.teamId, made.id, made.botId, made.contactId, made.numberId, made.channel, made.status, made.handler,
      made.subject, made.isSample, made.now,
    ],
    'insert-conversation',
  ) // biome-ignore format: the values in one glance
  return rows.length > 0
}

export async function resolveConversationRow(
  tx: Transaction,
  id: string,
  outcome: string | null,
): Promise<void> {
  await tx.query(
    `update conversations set status = 'resolved', handler = 'none', resolved_at = parley_now(),
       outcome = coalesce(outcome, $3)
     where team_id = $1 and id = $2 and status <> 'resolved'`,
    [tx.teamId, id, outcome],
    'resolve-conversation',
  )
}

/**
 * Says that a conversation wants an answer, `settleMs` from now: each further text puts it off again, up to a
 * limit counted from the first.
 */
export async function markDue(tx: Transaction, conversationId: string, settleMs: number): Promise<void> {
  await tx.query(
    `insert into conversation_leases as l (team_id, conversation_id, is_dirty, dirty_since, due_at)
     values ($1, $2, true, parley_now(), parley_now() + $3::float8 * interval '1 ms')
     on conflict (team_id, conversation_id) do update set is_dirty = true,
       dirty_since = case when l.is_dirty then l.dirty_since else parley_now() end,
       due_at = least(
         parley_now() + $3::float8 * interval '1 ms',
         case when l.is_dirty then l.dirty_since + $3::float8 * ${maxSettles} * interval '1 ms' end)`,
    [tx.teamId, conversationId, settleMs],
    'mark-due',
  )
  // A touch late rather than early; the worker's own poll covers a lost timer.
  tx.afterCommit(() => void setTimeout(() => tx.wakeNow(turnsChannel), settleMs + 2).unref())
}

/** Makes a conversation due now, unless it is due already: then its texts keep the time they have to settle. */
export async function keepDue(tx: Transaction, conversationId: string): Promise<void> {
  await tx.query(
    `insert into conversation_leases as l (team_id, conversation_id, is_dirty, dirty_since, due_at)
     values ($1, $2, true, parley_now(), parley_now())
     on conflict (team_id, conversation_id) do update set is_dirty = true,
       dirty_since = case when l.is_dirty then l.dirty_since else excluded.dirty_since end,
       due_at = case when l.is_dirty then l.due_at else excluded.due_at end`,
    [tx.teamId, conversationId],
    'keep-due',
  )
}

export interface TurnClaim {
  teamId: string
  conversationId: string
  epoch: number
  attempts: number
}

/**
 * Takes up to `limit` conversations that are due and that no node holds. Teams on hold are left out, unless the claim
 * is for that team alone.
 */
export async function claimConversations(
  tx: Transaction,
  owner: string,
  wanted: { limit: number; teamId?: string },
): Promise<TurnClaim[]> {
  const rows = await tx.query<{ team_id: string; conversation_id: string; epoch: string; attempts: number }>(
    `update conversation_leases l set owner = $1, epoch = l.epoch + 1, attempts = l.attempts + 1,
       until = parley_now() + interval '${turnLeaseSeconds} s'
     from (
       select team_id, conversation_id from conversation_leases c
       where is_dirty and due_at <= parley_now() and (until is null or until < parley_now())
         and case when $3::text is null then not exists (select 1 from team_holds h where h.team_id = c.team_id)
           else c.team_id = $3 end
       order by due_at limit $2 for update skip locked
     ) due
     where l.team_id = due.team_id and l.conversation_id = due.conversation_id
     returning l.team_id, l.conversation_id, l.epoch, l.attempts`,
    [owner, wanted.limit, wanted.teamId ?? null],
    'claim-conversations',
  )
  return rows.map((row) => ({
    teamId: row.team_id,
    conversationId: row.conversation_id,
    epoch: Number(row.epoch),
    attempts: row.attempts,
  }))
}

/** Keeps alive the leases of what this node has in hand, as long as they are still its own. */
export async function extendTurnLeases(tx: Transaction, held: readonly TurnClaim[]): Promise<void> {
  await tx.query(
    `update conversation_leases l set until = parley_now() + interval '${turnLeaseSeconds} s'
     from unnest($1::text[], $2::text[], $3::bigint[]) as held (team_id, conversation_id, epoch)
     where l.team_id = held.team_id and l.conversation_id = held.conversation_id and l.epoch = held.epoch
       and l.until is not null`,
    [
      held.map((claim) => claim.teamId),
      held.map((claim) => claim.conversationId),
      held.map((claim) => claim.epoch),
    ],
    'extend-turn-leases',
  )
}

/** Frees what a dead process held. Only where a lock proves that no other process works on this database. */
export async function releaseTurnLeases(tx: Transaction): Promise<void> {
  await tx.query('update conversation_leases set until = null, owner = null where until is not null')
}

/** True while this claim still holds the conversation; its lease row stays locked until the transaction ends. */
export async function holdLease(tx: Transaction, claim: TurnClaim): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from conversation_leases where team_id = $1 and conversation_id = $2 and epoch = $3 for update`,
    [claim.teamId, claim.conversationId, claim.epoch],
    'hold-lease',
  )
  return rows.length > 0
}

/** Gives the conversation back, to be taken up again a moment later. */
export async function postponeTurn(tx: Transaction, claim: TurnClaim, waitMs: number): Promise<void> {
  await tx.query(
    `update conversation_leases set owner = null, until = null, attempts = 0,
       due_at = greatest(due_at, parley_now() + $4::float8 * interval '1 ms')
     where team_id = $1 and conversation_id = $2 and epoch = $3`,
    [claim.teamId, claim.conversationId, claim.epoch, waitMs],
    'postpone-turn',
  )
  tx.afterCommit(() => void setTimeout(() => tx.wakeNow(turnsChannel), waitMs + 2).unref())
}

/** Gives the conversation back; it stays due while a contact's text waits for an answer. */
export async function releaseLease(tx: Transaction, claim: TurnClaim): Promise<void> {
  const [row] = await tx.query<{ is_dirty: boolean }>(
    `update conversation_leases l set owner = null, until = null, attempts = 0,
       is_dirty = exists (
         select 1 from messages m
         where m.team_id = l.team_id and m.conversation_id = l.conversation_id and m.role = 'contact' and m.answer is null)
     where team_id = $1 and conversation_id = $2 and epoch = $3 returning is_dirty`,
    [claim.teamId, claim.conversationId, claim.epoch],
    'release-lease',
  )
  if (row?.is_dirty) tx.wake(turnsChannel)
}
