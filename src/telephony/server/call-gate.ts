import { loadLiveBot } from '#bots/server/load-live-bot.ts'
import { readZones } from '#contacts/server/read-zones.ts'
import { lockStopState } from '#contacts/server/stop-texts.ts'
import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { Verdict } from '#outbox/ports.ts'
import { loadNumber } from '#phones/server/load-number.ts'
import type { Transaction } from '#platform/db/database.ts'
import { quietUntil } from '#telephony/server/quiet-hours.ts'

/** Calls of ours to one number within a day before somebody is being pestered. */
const contactDailyCap = 3

/** From the wish on; a call nobody could place by then is not placed any more. */
export function callLosesSenseAt(now: Date): Date {
  return new Date(now.getTime() + 12 * 60 * 60_000)
}

/**
 * The one gate every call of ours passes, inside the transaction that starts it. Its locks make it and a STOP happen
 * one after the other.
 */
export async function checkCall(
  tx: Transaction,
  intent: Intent<IntentPayloads['call.place']>,
  now: Date,
): Promise<Verdict> {
  const { to, notAfter, numberId } = intent.payload
  const stopState = await lockStopState(tx, to)
  if (!(await hasSpeaker(tx, numberId)))
    return { kind: 'refuse', rule: 'no-bot', reason: 'The bot of this number is paused or not published.' }
  return judgeCall(tx, { to, stopState, notAfter: new Date(notAfter), now })
}

/**
 * What the rules say of a call at this moment: the contact has not asked to be left alone, has been in touch with this
 * team before, is not called at night or too often, and not on two calls at once.
 */
export async function judgeCall(
  tx: Transaction,
  call: { to: string; stopState: 'open' | 'stopping' | 'stopped'; notAfter: Date; now: Date },
): Promise<Verdict> {
  const { to, notAfter, now } = call
  if (!to.startsWith('+'))
    return {
      kind: 'refuse',
      rule: 'address',
      reason: 'The contact hides their number, so nobody can call it.',
    }
  if (call.stopState !== 'open')
    return { kind: 'refuse', rule: 'opt-out', reason: 'The contact asked to be left alone.' }
  if (!(await hasBeenInTouch(tx, to)))
    return {
      kind: 'refuse',
      rule: 'no-consent',
      reason: 'The contact has never called or texted you, so a bot may not call them.',
    }
  const { today, live } = await callsTo(tx, to, now)
  if (live > 0)
    return { kind: 'cancel', rule: 'on-a-call', reason: 'You are on a call with the contact already.' }
  if (today >= contactDailyCap)
    return {
      kind: 'refuse',
      rule: 'contact-cap',
      reason: `The contact has been called ${contactDailyCap} times within a day.`,
    }
  const until = quietUntil(await readZones(tx, to), now)
  if ((until ?? now) > notAfter)
    return {
      kind: 'cancel',
      rule: 'too-late',
      reason: 'There was no decent hour to call before it lost its sense.',
    }
  if (until)
    return {
      kind: 'hold',
      rule: 'quiet-hours',
      reason: 'It is outside 8 AM to 9 PM where the contact is.',
      until,
    }
  return { kind: 'allow', rule: 'in-touch-before', reason: '' }
}

async function hasSpeaker(tx: Transaction, numberId: string): Promise<boolean> {
  const number = await loadNumber(tx, numberId)
  // A number that has been given back is told apart by whoever places the call.
  if (!number) return true
  const bot = number.botId ? await loadLiveBot(tx, number.botId) : null
  return bot?.status === 'active' && bot.config !== null
}

async function hasBeenInTouch(tx: Transaction, phone: string): Promise<boolean> {
  const [row] = await tx.query<{ is: boolean }>(
    `select exists (select 1 from sms_legs where team_id = $1 and theirs = $2 and direction = 'inbound')
       or exists (select 1 from calls where team_id = $1 and theirs = $2 and direction = 'inbound') as is`,
    [tx.teamId, phone],
    'in-touch-before',
  )
  return row?.is ?? false
}

async function callsTo(tx: Transaction, phone: string, now: Date): Promise<{ today: number; live: number }> {
  const [row] = await tx.query<{ today: number; live: number }>(
    `select count(*) filter (where direction = 'outbound')::int as today,
       count(*) filter (where ended_at is null and started_at > $3::timestamptz - interval '4 hours')::int as live
     from calls where team_id = $1 and theirs = $2 and started_at > $3::timestamptz - interval '1 day'`,
    [tx.teamId, phone, now],
    'calls-to',
  )
  return row ?? { today: 0, live: 0 }
}
