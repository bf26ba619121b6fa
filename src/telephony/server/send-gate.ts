import { readZones } from '#contacts/server/read-zones.ts'
import { lockStopState } from '#contacts/server/stop-texts.ts'
import { isOutdated } from '#conversations/server/settle-reply.ts'
import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { Verdict } from '#outbox/ports.ts'
import type { Transaction } from '#platform/db/database.ts'
import { quietUntil } from '#telephony/server/quiet-hours.ts'

type Send = Intent<IntentPayloads['message.send']>

/** Texts to one contact in an hour before a loop is suspected. */
const contactHourlyCap = 30
const teamDailyCap = 20_000

/**
 * The one gate every text passes, inside the transaction that starts the send. Its locks make it and a STOP, and it
 * and the contact's next text, happen one after the other.
 */
export async function checkSend(tx: Transaction, intent: Send, now: Date): Promise<Verdict> {
  const { payload } = intent
  if (payload.to === '' || payload.numberId === '') {
    return { kind: 'refuse', rule: 'address', reason: 'There is no number to send it to or from.' }
  }
  // Contact first, conversation second: everybody who takes both takes them in this order.
  const stopState = await lockStopState(tx, payload.to)
  if (stopState !== 'open' && payload.purpose !== 'confirmation') {
    return { kind: 'refuse', rule: 'opt-out', reason: 'The contact asked for no more texts.' }
  }
  if (payload.purpose === 'reply' && payload.conversationId !== null) {
    const talk = await isOutdated(tx, {
      conversationId: payload.conversationId,
      coversSeq: payload.coversSeq ?? 0,
    })
    if (talk.handler === 'human') {
      return { kind: 'cancel', rule: 'handler', reason: 'A person has taken over the conversation.' }
    }
    if (talk.isOutdated) {
      return { kind: 'cancel', rule: 'newer-text', reason: 'The contact wrote again before it was sent.' }
    }
  }
  return (
    (await tooLateOrQuiet(tx, payload, now)) ??
    (await overCap(tx, payload.to, now)) ?? { kind: 'allow', rule: allowedBy[payload.purpose], reason: '' }
  )
}

/** What nobody asked for at this moment waits for a decent hour, and does not come after its occasion. */
async function tooLateOrQuiet(tx: Transaction, payload: Send['payload'], now: Date): Promise<Verdict | null> {
  if (payload.purpose !== 'appointment' && payload.purpose !== 'reminder') return null
  const until = quietUntil(await readZones(tx, payload.to), now)
  if (payload.notAfter && (until ?? now) >= new Date(payload.notAfter)) {
    return { kind: 'cancel', rule: 'too-late', reason: 'The appointment begins before it may be sent.' }
  }
  if (!until) return null
  return {
    kind: 'hold',
    rule: 'quiet-hours',
    reason: 'It is outside 8 AM to 9 PM where the contact is.',
    until,
  }
}

const allowedBy = {
  reply: 'answers-contact',
  confirmation: 'opt-out-confirmation',
  notice: 'own-team',
  appointment: 'own-appointment',
  reminder: 'own-appointment',
} as const

async function overCap(tx: Transaction, to: string, now: Date): Promise<Verdict | null> {
  const [recent] = await tx.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(created_at) as oldest from sms_legs
     where team_id = $1 and theirs = $2 and direction = 'outbound' and created_at > $3::timestamptz - interval '1 hour'`,
    [tx.teamId, to, now],
    'recent-sends',
  )
  if ((recent?.count ?? 0) >= contactHourlyCap) {
    const until = new Date((recent?.oldest ?? now).getTime() + 60 * 60 * 1000)
    return {
      kind: 'hold',
      rule: 'contact-cap',
      reason: `More than ${contactHourlyCap} texts in an hour.`,
      until,
    }
  }
  const [day] = await tx.query<{ count: number }>(
    `insert into send_counts (team_id, day, count) values ($1, $2::date, 1)
     on conflict (team_id, day) do update set count = send_counts.count + 1 returning count`,
    [tx.teamId, now.toISOString().slice(0, 10)],
    'count-send',
  )
  if ((day?.count ?? 0) <= teamDailyCap) return null
  const tomorrow = new Date(now)
  tomorrow.setUTCHours(24, 0, 0, 0)
  return { kind: 'hold', rule: 'team-cap', reason: `More than ${teamDailyCap} texts today.`, until: tomorrow }
}
