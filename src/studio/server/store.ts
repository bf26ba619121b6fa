import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'
import type { BenchChannel, BenchLine, BenchTalk } from '#studio/contract.ts'
import type { PracticeBook } from './practice-calendar.ts'

export interface BenchRow {
  id: string
  bot_id: string
  user_id: string
  channel: BenchChannel
  ahead_minutes: number | null
  rev: number
  lines: BenchLine[]
  book: PracticeBook
  expires_at: Date
}

const columns = 'id, bot_id, user_id, channel, ahead_minutes, rev, lines, book, expires_at'

/** A person's own talk that has not expired. Throws NotFound. */
export async function findBenchTalk(
  tx: Transaction,
  of: { id: string; userId: string; now: Date },
): Promise<BenchRow> {
  const [row] = await tx.query<BenchRow>(
    `select ${columns} from bench_talks where team_id = $1 and id = $2 and user_id = $3 and expires_at > $4`,
    [tx.teamId, of.id, of.userId, of.now],
  )
  if (!row) throw new NotFound('This practice talk')
  return row
}

export async function findLatestTalk(
  tx: Transaction,
  of: { botId: string; userId: string; now: Date },
): Promise<BenchRow | null> {
  const [row] = await tx.query<BenchRow>(
    `select ${columns} from bench_talks where team_id = $1 and bot_id = $2 and user_id = $3 and expires_at > $4
     order by created_at desc, id desc limit 1`,
    [tx.teamId, of.botId, of.userId, of.now],
  )
  return row ?? null
}

export async function insertBenchTalk(tx: Transaction, row: BenchRow & { now: Date }): Promise<void> {
  await tx.query(
    `insert into bench_talks (team_id, id, bot_id, user_id, channel, ahead_minutes, lines, book, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.teamId,
      row.id,
      row.bot_id,
      row.user_id,
      row.channel,
      row.ahead_minutes,
      JSON.stringify(row.lines),
      JSON.stringify(row.book),
      row.now,
      row.expires_at,
    ],
  )
}

/** Writes what has become of a talk since it was read; false when somebody else wrote meanwhile. */
export async function writeBenchTalk(tx: Transaction, row: BenchRow): Promise<boolean> {
  const written = await tx.query(
    `update bench_talks set rev = rev + 1, channel = $4, ahead_minutes = $5, lines = $6, book = $7, expires_at = $8
     where team_id = $1 and id = $2 and rev = $3 returning id`,
    [
      tx.teamId,
      row.id,
      row.rev,
      row.channel,
      row.ahead_minutes,
      JSON.stringify(row.lines),
      JSON.stringify(row.book),
      row.expires_at,
    ],
  )
  return written.length > 0
}

/** Talks of this person with the bot that nobody will open again. */
export async function dropOlderTalks(tx: Transaction, of: { botId: string; userId: string }): Promise<void> {
  await tx.query('delete from bench_talks where team_id = $1 and bot_id = $2 and user_id = $3', [
    tx.teamId,
    of.botId,
    of.userId,
  ])
}

export function presentBenchTalk(row: BenchRow, now: Date): BenchTalk {
  return {
    id: row.id,
    botId: row.bot_id,
    channel: row.channel,
    pretendNow: row.ahead_minutes === null ? null : benchNow(row, now).toISOString(),
    lines: row.lines,
    expiresAt: row.expires_at.toISOString(),
  }
}

/** What time it is in the talk. */
export function benchNow(row: Pick<BenchRow, 'ahead_minutes'>, now: Date): Date {
  return new Date(now.getTime() + (row.ahead_minutes ?? 0) * 60_000)
}
