import type { AppointmentNews, AppointmentTexts } from '#booking/ports.ts'
import { showDelivery } from '#conversations/server/settle-reply.ts'
import { writeToContact } from '#conversations/server/write-to-contact.ts'
import { windowLabel } from '#kit/wall-clock.ts'
import { clearLane } from '#outbox/server/cancel-intents.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import type { Transaction } from '#platform/db/database.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

/** The texts a contact gets about their appointment, each in their talk like any answer. */
export const appointmentTexts: AppointmentTexts = {
  tell: (tx, { kind, appointment, now }) =>
    textContact(tx, {
      appointment,
      now,
      purpose: 'appointment',
      key: `appointment:${appointment.id}:${appointment.rev}:${kind}`,
      words: wordsOf[kind],
    }),
  withdraw: async (tx, appointmentId) => {
    const reason = 'The appointment was changed before it was sent.'
    const { canceled } = await clearLane(tx, laneOf(appointmentId), reason)
    for (const { messageId } of canceled) {
      const conversationId = messageId && (await conversationOf(tx, messageId))
      if (messageId && conversationId)
        await showDelivery(tx, { conversationId, messageId }, { state: 'canceled', error: reason })
    }
  },
}

export interface AppointmentText {
  appointment: AppointmentNews
  purpose: 'appointment' | 'reminder'
  /** What the text is for; a second one of this key is not written. */
  key: string
  words(about: Told): string
  now: Date
}
export interface Told {
  business: string
  service: string
  /** `Tuesday, November 24, 9:00 AM` */
  when: string
  before: string | null
}

/** Writes one text into the contact's talk and owes it; false when there is no number to send it to or from. */
export async function textContact(tx: Transaction, text: AppointmentText): Promise<boolean> {
  const { appointment, purpose, key, now } = text
  const way = await findWay(tx, appointment)
  if (!way) return false
  const { profile } = await loadLiveProfile(tx)
  const at = (moment: Date) => windowLabel(moment, profile.timeZone)
  const { startsAt, movedFrom, service } = appointment
  const body = text.words({
    business: profile.name,
    service,
    when: at(startsAt),
    before: movedFrom && at(movedFrom),
  })
  const { conversationId, messageId } = await writeToContact(tx, { ...way, text: body, now })
  await writeIntent(tx, {
    kind: 'message.send',
    key,
    // Of its own: what waits for the morning must not keep answers waiting.
    lane: laneOf(appointment.id),
    recipient: way.to,
    nowMs: now.getTime(),
    payload: {
      numberId: way.numberId,
      to: way.to,
      body,
      mediaUrls: [],
      purpose,
      conversationId,
      messageId,
      turnId: null,
      coversSeq: null,
      taskId: null,
      notAfter: startsAt.toISOString(),
    },
  })
  return true
}

const wordsOf: Record<'booked' | 'moved' | 'cancelled', (about: Told) => string> = {
  booked: ({ business, service, when }) =>
    `${business}: you are booked for ${service} on ${when}. Reply here to change it.`,
  moved: ({ business, service, when, before }) =>
    `${business}: your ${service} is now on ${when}${before ? `, no longer on ${before}` : ''}. Reply here to change it.`,
  cancelled: ({ business, service, when }) =>
    `${business}: your ${service} on ${when} is cancelled. Reply here to find another time.`,
}

interface Way {
  contactId: string
  to: string
  numberId: string
  botId: string
}

/** The contact's number, and the one of ours that they know: the talk's, else of their last talk, else our first. */
async function findWay(tx: Transaction, appointment: AppointmentNews): Promise<Way | null> {
  const { contactId } = appointment
  if (contactId === null) return null
  const [row] = await tx.query<{ to: string | null; numberId: string | null; botId: string | null }>(
    `select (select phone from contact_phones where team_id = $1 and contact_id = $2 order by created_at limit 1) as "to",
       n.id as "numberId", coalesce($4, n.bot_id) as "botId"
     from (select 1) one left join lateral (
       select n.id, n.bot_id from numbers n
       left join conversations v on v.team_id = n.team_id and v.number_id = n.id and v.contact_id = $2
       where n.team_id = $1 and n.status = 'active'
       order by n.id is not distinct from $3 desc, v.last_message_at desc nulls last, n.created_at, n.id limit 1) n on true`,
    [tx.teamId, contactId, appointment.numberId, appointment.botId],
    'way-to-contact',
  )
  if (!row?.to || !row.numberId) return null
  return { contactId, to: row.to, numberId: row.numberId, botId: row.botId ?? '' }
}

function laneOf(appointmentId: string): string {
  return `appointment:${appointmentId}`
}

async function conversationOf(tx: Transaction, messageId: string): Promise<string | null> {
  const [row] = await tx.query<{ conversation_id: string }>(
    'select conversation_id from messages where team_id = $1 and id = $2',
    [tx.teamId, messageId],
    'conversation-of-message',
  )
  return row?.conversation_id ?? null
}
