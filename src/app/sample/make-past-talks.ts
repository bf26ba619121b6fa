import { randomBytes } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import type { Past } from '#app/sample/open-past.ts'
import { type PastStep, type PastTalk, pastTalks, type StaffDeed } from '#app/sample/past-talks.ts'
import { answerDue } from '#conversations/server/answer-due.ts'
import { resolveConversation } from '#conversations/server/resolve-conversation.ts'
import { settleTask } from '#conversations/server/settle-task.ts'
import { deliverDue } from '#outbox/server/deliver-due.ts'
import type { Context } from '#platform/context.ts'
import { receiveSms } from '#telephony/server/receive-sms.ts'
import { receiveStatus } from '#telephony/server/receive-status.ts'

/** Whose past is made, and from what moment it is looked back on. */
export interface PastOf {
  teamId: string
  /** The team's number that everybody texts, and the connection it is at. */
  phone: string
  connectionId: string
  settleMs: number
  timeZone: string
  now: Date
}

const typingMs = 38_000
const betweenBurstMs = 500
const carrierMs = 900
const againMs = 5_000
const mostTries = 5
const millisecondsPerMinute = 60_000

/**
 * Lets the scripted texters text, one talk after the other, through the verbs that live texts go through. The team has
 * to be on hold, so that no worker answers first. Throws when something of it is left undone.
 */
export async function makePastTalks(past: Past, of: PastOf): Promise<void> {
  const talks = pastTalks.map((talk) => ({ talk, start: startOf(talk, of) }))
  for (const { talk, start } of talks.toSorted((one, other) => Number(one.start) - Number(other.start))) {
    past.clock.set(start)
    for (const [index, step] of talk.steps.entries()) {
      if (index > 0) past.clock.advance(typingMs + 1000 * ((index * 17) % 23))
      await play(past, of, { phone: talk.phone, step })
    }
  }
  await requireNothingLeft(past, of.teamId)
}

function startOf(talk: PastTalk, of: PastOf): Date {
  const today = new TZDate(of.now, of.timeZone)
  const [hour = 0, minute = 0] = talk.at.split(':').map(Number)
  const date = today.getDate() - talk.daysAgo
  return new Date(
    new TZDate(today.getFullYear(), today.getMonth(), date, hour, minute, of.timeZone).getTime(),
  )
}

async function play(past: Past, of: PastOf, at: { phone: string; step: PastStep }): Promise<void> {
  const { phone, step } = at
  if (typeof step === 'object' && 'does' in step) return doAsStaff(past, of, { phone, deed: step })
  for (const [index, body] of (typeof step === 'string' ? [step] : step).entries()) {
    if (index > 0) past.clock.advance(betweenBurstMs)
    await text(past, of, { phone, body })
  }
  past.clock.advance(of.settleMs + 1)
  await answer(past, of)
}

async function text(past: Past, of: PastOf, said: { phone: string; body: string }): Promise<void> {
  const reception = await receiveSms(
    { ...past.rooms.telephony, isSample: true },
    {
      connectionId: of.connectionId,
      sid: `SM${randomBytes(16).toString('hex')}`,
      from: said.phone,
      to: of.phone,
      body: said.body,
      media: [],
      segments: 1,
      receivedAt: past.clock.now(),
    },
  )
  if (reception !== 'stored') throw new Error(`A text of the sample was not taken in: ${reception}.`)
}

/** What the workers do for live texts: answer what is due, send what is owed, hear what became of it. */
async function answer(past: Past, { teamId }: PastOf): Promise<void> {
  const { ground, rooms, clock } = past
  const context = { db: ground.db.inLane('work'), clock, log: ground.log }
  const share = { owner: 'sample', teamId, limit: 8 }
  // Two weeks of made-up talks are nothing to ask, and pay, a vendor for.
  const models = { chain: () => rooms.models.chain('builtin') }
  await answerDue({ ...context, models, tools: rooms.tools }, share)
  // What a busy machine puts off is tried again, as a worker would.
  for (let tries = 0; tries < mostTries; tries++) {
    const ends = await deliverDue(context, rooms.handlers, share)
    if (!ends.includes('later')) break
    clock.advance(againMs)
  }
  clock.advance(carrierMs)
  for (const status of past.carrier.takeStatuses()) await receiveStatus(ground.db, status)
}

async function doAsStaff(past: Past, of: PastOf, at: { phone: string; deed: StaffDeed }): Promise<void> {
  const { ground } = past
  past.clock.advance(at.deed.afterMinutes * millisecondsPerMinute)
  const [latest] = await ground.db.team(of.teamId, (tx) =>
    tx.query<{ id: string; task_id: string | null }>(
      `select v.id, (select k.id from tasks k where k.team_id = v.team_id and k.conversation_id = v.id
         order by k.id desc limit 1) as task_id
       from conversations v
       join contact_phones p on p.team_id = v.team_id and p.contact_id = v.contact_id
       where v.team_id = $1 and p.phone = $2 order by v.id desc limit 1`,
      [of.teamId, at.phone],
    ),
  )
  const ctx = asStaff(past, of.teamId, at.deed.by)
  if (latest && at.deed.does === 'resolves') await resolveConversation(ctx, latest.id)
  else if (latest?.task_id) {
    const state = at.deed.does === 'calls back' ? 'called_back' : 'done'
    await settleTask(ctx, { id: latest.task_id, state })
  } else throw new Error(`The sample has nothing there that ${at.deed.by} could settle.`)
}

/** A colleague who is as made up as the contacts. */
function asStaff(past: Past, teamId: string, name: string): Context {
  const { db, log } = past.ground
  const person = { userId: 'sample', name, role: 'agent', isAdministrator: false, sessionId: '' } as const
  return { db, log, clock: past.clock, teamId, actor: { kind: 'user', ...person } }
}

async function requireNothingLeft(past: Past, teamId: string): Promise<void> {
  const [left] = await past.ground.db.team(teamId, (tx) =>
    tx.query<{ waiting: number; owed: number }>(
      `select (select count(*)::int from messages where team_id = $1 and role = 'contact' and answer is null) as waiting,
         (select count(*)::int from outbox_intents where team_id = $1 and settled_at is null) as owed`,
      [teamId],
    ),
  )
  if (left && left.waiting + left.owed > 0) {
    throw new Error(`The sample is not whole: ${left.waiting} texts unanswered, ${left.owed} sends owed.`)
  }
}
