import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { BotWeek, Home } from '#reports/contract.ts'
import { comparedDays, countFigure, shareFigure } from '#reports/server/figures.ts'
import { readMedianAnswer, readReach, readSpending, readTalks, readWaits } from '#reports/server/week-rows.ts'
import { weekStart } from '#reports/server/week-start.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

/** The last seven days against the seven before, of the team and of each bot, on the team's own calendar. */
export async function readWeek(
  tx: Transaction,
  timeZone: string,
  now: Date,
): Promise<{ week: Home['week']; botWeeks: BotWeek[] }> {
  const span = spanOf(timeZone, now)
  const rows = await readRows(tx, span)
  const reach = await readReach(tx, span)
  const { days } = span
  const { talks, spending, waits } = rows
  const waitOn = (day: string) => waits.find((row) => row.day === day)?.p95 ?? null
  return {
    week: {
      conversations: countFigure(
        days,
        perDay(talks, (row) => row.talks),
      ),
      answered: shareFigure(days, new Map(reach.map(({ day, ...share }) => [day, share]))),
      resolved: shareFigure(days, sharesOf(talks)),
      waitP50Ms: waitOf(rows, true, null)?.p50 ?? null,
      waitP95Ms: {
        value: waitOf(rows, true, null)?.p95 ?? null,
        before: waitOf(rows, false, null)?.p95 ?? null,
        perDay: days.slice(7).map(waitOn),
        perDayBefore: days.slice(0, 7).map(waitOn),
      },
      answerMsMedian: await readMedianAnswer(tx, span.from),
      costMicros: countFigure(
        days,
        perDay(spending, (row) => row.micros),
      ),
    },
    botWeeks: weeksOfBots(rows, days),
  }
}

/** The same seven days of each bot alone. */
export async function readBotWeeks({ db, clock, teamId }: Context): Promise<BotWeek[]> {
  return db.team(teamId, async (tx) => {
    const { profile } = await loadLiveProfile(tx)
    const span = spanOf(profile.timeZone, clock.now())
    return weeksOfBots(await readRows(tx, span), span.days)
  })
}

function spanOf(timeZone: string, now: Date) {
  const from = weekStart(now, timeZone)
  const days = comparedDays(from)
  return {
    ...{ timeZone, days, from: new Date(from.getTime()) },
    firstDay: days[7] ?? '',
    before: days[0] ?? '',
  }
}

async function readRows(tx: Transaction, span: ReturnType<typeof spanOf>) {
  return {
    talks: await readTalks(tx, span),
    waits: await readWaits(tx, span),
    spending: await readSpending(tx, span),
  }
}
type Rows = Awaited<ReturnType<typeof readRows>>

function waitOf({ waits }: Rows, isNow: boolean, botId: string | null) {
  return waits.find((row) => row.day === null && row.is_now === isNow && row.bot_id === botId)
}

function weeksOfBots(rows: Rows, days: readonly string[]): BotWeek[] {
  const { talks, spending } = rows
  const ids = new Set([...talks, ...spending].flatMap(({ bot_id }) => bot_id ?? []))
  return [...ids].sort().map((botId) => {
    const own = talks.filter((row) => row.bot_id === botId)
    const spent = countFigure(
      days,
      perDay(
        spending.filter((row) => row.bot_id === botId),
        (row) => row.micros,
      ),
    )
    return {
      ...{ botId, costMicros: spent.value ?? 0, waitP95Ms: waitOf(rows, true, botId)?.p95 ?? null },
      conversations: countFigure(
        days,
        perDay(own, (row) => row.talks),
      ),
      resolved: shareFigure(days, sharesOf(own)),
    }
  })
}

function perDay<Row extends { day: string }>(
  rows: readonly Row[],
  count: (row: Row) => number,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row.day, (counts.get(row.day) ?? 0) + count(row))
  return counts
}

function sharesOf(rows: readonly { day: string; settled: number; alone: number }[]) {
  const whole = perDay(rows, (row) => row.settled)
  const part = perDay(rows, (row) => row.alone)
  return new Map([...whole].map(([day, count]) => [day, { part: part.get(day) ?? 0, whole: count }]))
}
