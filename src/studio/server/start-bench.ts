import { TZDate } from '@date-fns/tz'
import { readDraft } from '#bots/server/read-draft.ts'
import { newId } from '#kit/ids.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts'
import type { BenchChannel, BenchTalk } from '#studio/contract.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { emptyBook } from './practice-calendar.ts'
import {
  dropOlderTalks,
  findBenchTalk,
  findLatestTalk,
  insertBenchTalk,
  presentBenchTalk,
  writeBenchTalk,
} from './store.ts'

const dayMs = 24 * 60 * 60_000
const mostAheadMs = 366 * dayMs

interface Scene {
  channel: BenchChannel
  pretendAt: string | null
}

/** A new practice talk with a bot's draft; the person's older ones with it are forgotten. Throws NotFound. */
export async function startBench(ctx: Context, input: Scene & { botId: string }): Promise<BenchTalk> {
  const userId = benchPerson(ctx)
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    await readDraft(tx, input.botId)
    await dropOlderTalks(tx, { botId: input.botId, userId })
    const row = {
      id: newId('bench', now.getTime()),
      bot_id: input.botId,
      user_id: userId,
      channel: input.channel,
      ahead_minutes: await aheadOf(tx, input.pretendAt, now),
      rev: 1,
      lines: [],
      book: emptyBook(),
      expires_at: new Date(now.getTime() + dayMs),
    }
    await insertBenchTalk(tx, { ...row, now })
    return presentBenchTalk(row, now)
  })
}

/** Forgets what was said and booked in practice. Throws NotFound, Conflict while an answer is on its way. */
export async function restartBench(ctx: Context, input: Scene & { talkId: string }): Promise<BenchTalk> {
  const userId = benchPerson(ctx)
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const row = await findBenchTalk(tx, { id: input.talkId, userId, now })
    const next = {
      ...row,
      channel: input.channel,
      ahead_minutes: await aheadOf(tx, input.pretendAt, now),
      lines: [],
      book: emptyBook(),
      expires_at: new Date(now.getTime() + dayMs),
    }
    if (!(await writeBenchTalk(tx, next))) throw new Conflict('The bot is still answering. Try again.')
    return presentBenchTalk(next, now)
  })
}

/** The person's own talk with a bot, as long as it is there. Throws NotFound when there is no such bot. */
export async function readLatestTalk(ctx: Context, input: { botId: string }): Promise<BenchTalk | null> {
  const userId = benchPerson(ctx)
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    await readDraft(tx, input.botId)
    const row = await findLatestTalk(tx, { botId: input.botId, userId, now })
    return row && presentBenchTalk(row, now)
  })
}

/** Who practises: builders and above, each with talks of their own. Throws Forbidden. */
export function benchPerson(ctx: Context): string {
  requireRole(ctx.actor, 'builder')
  if (ctx.actor.kind !== 'user') throw new Forbidden('Only people practise at the bench.')
  return ctx.actor.userId
}

async function aheadOf(tx: Transaction, pretendAt: string | null, now: Date): Promise<number | null> {
  if (pretendAt === null) return null
  const { profile } = await loadLiveProfile(tx)
  const [date = '', time = ''] = pretendAt.split('T')
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wished = new TZDate(year, month - 1, day, hours, minutes, profile.timeZone).getTime()
  const ahead = wished - now.getTime()
  if (!Number.isFinite(ahead) || Math.abs(ahead) > mostAheadMs) {
    throw new InvalidInput('Choose a time within a year from now.', [
      { path: 'pretendAt', message: 'Choose a time within a year from now.' },
    ])
  }
  // Never earlier than wished: at 8:59 a business that opens at 9 is closed.
  return Math.ceil(ahead / 60_000)
}
