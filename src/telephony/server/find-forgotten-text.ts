import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { Performance } from '#outbox/ports.ts'
import type { OwnNumber } from '#phones/server/load-number.ts'
import type { Database } from '#platform/db/database.ts'
import type { CarrierMessage, MessageCarrier } from '#telephony/ports.ts'
import { acceptance } from '#telephony/server/acceptance.ts'
import { attachedSids } from '#telephony/server/find-sent-text.ts'

/**
 * After an unclean stop: what was done between the two moments may have been forgotten by the database, because a power
 * cut takes the last pages of its log.
 */
export interface Doubt {
  since: Date
  until: Date
}

const second = 1000

/** What was made anew after the start is made in its first minutes. */
const remadeWithinMs = 60_000

/** Whether this deed may be a second making of one that a power cut has taken from us. */
export function isInDoubt(doubt: Doubt, of: { lastTextAt: Date | null; createdAt: Date }): boolean {
  const untilMs = doubt.until.getTime()
  return of.lastTextAt
    ? of.lastTextAt.getTime() <= untilMs
    : of.createdAt.getTime() <= untilMs + remadeWithinMs
}

/** When the last of the texts a turn answers came in; null for a deed that answers none. */
export async function lastTextAt(
  db: Database,
  intent: Intent<IntentPayloads['message.send']>,
): Promise<Date | null> {
  if (!intent.payload.turnId) return null
  const [row] = await db.team(intent.teamId, (tx) =>
    tx.query<{ at: Date | null }>(
      `select max(l.carrier_at) as at from messages m
       join sms_legs l on l.team_id = m.team_id and l.message_id = m.id
       where m.team_id = $1 and m.conversation_id = $2 and m.turn_id = $3 and m.role = 'contact'`,
      [intent.teamId, intent.payload.conversationId, intent.payload.turnId],
      'last-text-of-turn',
    ),
  )
  return row?.at ?? null
}

/**
 * Looks at the carrier for a text that no row of ours knows and that was this very answer: the same words, or any words
 * after the last text it answers. Null when there is none; throws when the carrier cannot be asked.
 */
export async function findForgottenText(
  db: Database,
  carrier: MessageCarrier,
  sought: {
    intent: Intent<IntentPayloads['message.send']>
    number: OwnNumber
    doubt: Doubt
    lastTextAt: Date | null
  },
): Promise<Performance | null> {
  const { intent, number, doubt } = sought
  const since = new Date(doubt.since.getTime() - 60 * second)
  const listed: CarrierMessage[] = []
  for await (const message of carrier.list({ since, from: number.phone, to: intent.payload.to })) {
    if (message.direction === 'outbound') listed.push(message)
  }
  const known = await attachedSids(db, intent.teamId, {
    connectionId: number.connectionId,
    candidates: listed,
  })
  const forgotten = listed.filter((message) => !known.has(message.sid))
  const found = forgotten.find((message) => isThisAnswer(message, intent.payload.body, sought.lastTextAt))
  if (!found) return null
  const others = forgotten.filter((message) => message !== found && message.at <= found.at)
  const also = others.map(({ sid, status, segments, body }) => ({ sid, status, segments, body }))
  return { kind: 'done', result: { ...acceptance(found, number), body: found.body, also } }
}

/** The carrier dates texts by whole seconds, so one of the same second may have come before or after. */
function isThisAnswer(message: CarrierMessage, body: string, lastTextAt: Date | null): boolean {
  const atMs = message.at.getTime()
  if (message.body === body) return lastTextAt === null || atMs + second > lastTextAt.getTime()
  return lastTextAt !== null && atMs >= lastTextAt.getTime() + second
}
