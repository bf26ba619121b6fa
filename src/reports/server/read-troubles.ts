import type { Transaction } from '#platform/db/database.ts'
import type { Trouble } from '#reports/contract.ts'
import { endedReason, endedReasons } from '#telephony/engine/ended-reasons.ts'

const twoDaysMs = 2 * 24 * 60 * 60 * 1000
const mostOfAKind = 5
/** A text may well wait this long for its turn. */
const patienceMs = 60_000

/** What went wrong on our side in the last two days, newest first: calls, and texts that have not gone out. */
export async function readTroubles(tx: Transaction, now: Date): Promise<Trouble[]> {
  const since = new Date(now.getTime() - twoDaysMs)
  const calls = await readCalls(tx, since)
  const texts = await readTexts(tx, since, new Date(now.getTime() - patienceMs))
  return [...calls, ...texts].sort((one, other) => other.at.localeCompare(one.at))
}

/** A call outside opening hours went as the team wants it. */
const ourFaults = Object.entries(endedReasons).flatMap(([code, { fault }]) =>
  fault === null || fault === 'contact' || code === 'closed' ? [] : [code],
)

const phoneOf = (contact: string) => `(select p.phone from contact_phones p
  where p.team_id = $1 and p.contact_id = ${contact} order by p.created_at limit 1)`

interface CallRow {
  id: string
  conversation_id: string | null
  contact_id: string | null
  contact_name: string | null
  theirs: string
  ended_reason: string
  ended_at: Date
}

async function readCalls(tx: Transaction, since: Date): Promise<Trouble[]> {
  const rows = await tx.query<CallRow>(
    `select c.id, c.conversation_id, c.contact_id, k.name as contact_name, c.theirs, c.ended_reason, c.ended_at
     from calls c left join contacts k on k.team_id = c.team_id and k.id = c.contact_id
     where c.team_id = $1 and c.ended_at >= $2 and c.ended_reason = any($3)
     order by c.ended_at desc, c.id desc limit ${mostOfAKind}`,
    [tx.teamId, since, ourFaults],
  )
  return rows.map((row) => ({
    kind: 'call',
    id: row.id,
    conversationId: row.conversation_id,
    contact: { id: row.contact_id ?? '', name: row.contact_name, phone: row.theirs },
    ending: {
      code: row.ended_reason,
      title: endedReason(row.ended_reason)?.title ?? row.ended_reason,
      sentence: endedReason(row.ended_reason)?.sentence ?? '',
    },
    at: row.ended_at.toISOString(),
  }))
}

interface TextRow {
  id: string
  conversation_id: string
  contact_id: string
  contact_name: string | null
  contact_phone: string | null
  text: string
  delivery: 'held' | 'undelivered' | 'failed'
  rule: string | null
  reason: string | null
  until: Date | null
  created_at: Date
}

async function readTexts(tx: Transaction, since: Date, until: Date): Promise<Trouble[]> {
  const rows = await tx.query<TextRow>(
    `select m.id, m.conversation_id, v.contact_id, k.name as contact_name, ${phoneOf('v.contact_id')} as contact_phone,
       m.text, m.delivery, m.created_at, d.rule, d.reason, d.until
     from messages m join conversations v on v.team_id = m.team_id and v.id = m.conversation_id
     join contacts k on k.team_id = v.team_id and k.id = v.contact_id
     left join lateral (
       select d.rule, d.reason, d.until from outbox_intents i
       join outbox_decisions d on d.team_id = i.team_id and d.intent_id = i.id and not d.is_allowed
       where i.team_id = m.team_id and i.kind = 'message.send' and i.key = 'turn:' || m.turn_id and m.delivery = 'held'
       order by d.id desc limit 1) d on true
     where m.team_id = $1 and m.created_at >= $2
       and (m.delivery in ('failed', 'undelivered') or (m.delivery = 'held' and m.created_at < $3))
     order by m.created_at desc, m.id desc limit ${mostOfAKind}`,
    [tx.teamId, since, until],
  )
  return rows.map((row) => ({
    kind: 'text',
    id: row.id,
    conversationId: row.conversation_id,
    contact: { id: row.contact_id, name: row.contact_name, phone: row.contact_phone },
    text: row.text.slice(0, 300),
    delivery: row.delivery,
    rule: row.rule,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    at: row.created_at.toISOString(),
  }))
}
