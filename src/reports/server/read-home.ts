import type { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import type { BotReader } from '#bots/server/read-bots.ts'
import { listBots } from '#bots/server/read-bots.ts'
import { readConversations } from '#conversations/server/read-conversations.ts'
import { readTasks } from '#conversations/server/read-tasks.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Home } from '#reports/contract.ts'
import { weekStart } from '#reports/server/week-start.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

const shownTasks = 20
const shownTalks = 8

/** All that the home page shows, as of now, in the team's own time zone. */
export async function readHome(deps: BotReader, ctx: Context): Promise<Home> {
  const bots = await listBots(deps, ctx)
  return ctx.db.team(ctx.teamId, async (tx) => {
    const { profile } = await loadLiveProfile(tx)
    const tasks = await readTasks(tx, { state: 'open', after: null, limit: shownTasks })
    const all = { status: 'all' as const, botId: null, contactId: null, search: null, after: null }
    const recent = await readConversations(tx, { ...all, limit: shownTalks })
    return {
      timeZone: profile.timeZone,
      tasks: tasks.items,
      openTasks: tasks.total,
      recent: recent.items,
      bots,
      week: await readWeek(tx, profile.timeZone, ctx.clock.now()),
    }
  })
}

async function readWeek(tx: Transaction, timeZone: string, now: Date): Promise<Home['week']> {
  const from = weekStart(now, timeZone)
  const before = addDays(from, -7)
  const days = await tx.query<{ day: string; count: number }>(
    `select to_char(created_at at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as count from conversations
     where team_id = $1 and created_at >= $3 group by 1`,
    [tx.teamId, timeZone, new Date(before.getTime())],
  )
  const perDay = spread(days, from)
  const perDayBefore = spread(days, before)
  const texts = await readTexts(tx, new Date(from.getTime()))
  return {
    conversations: sum(perDay),
    conversationsBefore: sum(perDayBefore),
    ...texts,
    perDay,
    perDayBefore,
  }
}

async function readTexts(tx: Transaction, since: Date) {
  const [row] = await tx.query<{
    texts_in: number
    texts_out: number
    answered: number
    answerable: number
    tasks_taken: number
    answer_ms: number | null
  }>(
    `select (count(*) filter (where role = 'contact'))::int as texts_in,
       (count(*) filter (where role = 'bot' and delivery not in ('canceled', 'failed')))::int as texts_out,
       (count(*) filter (where role = 'contact' and answer = 'answered'))::int as answered,
       (count(*) filter (where role = 'contact' and (answer is null or answer in ('answered', 'failed'))))::int as answerable,
       (select count(*)::int from tasks where team_id = $1 and created_at >= $2) as tasks_taken,
       (select percentile_cont(0.5) within group (order by extract(epoch from (l.created_at - q.created_at)) * 1000)
        from sms_legs l join messages a on a.team_id = l.team_id and a.id = l.message_id
        join turns t on t.team_id = a.team_id and t.id = a.turn_id
        join messages q on q.team_id = t.team_id and q.conversation_id = t.conversation_id and q.seq = t.covers_seq
        where l.team_id = $1 and l.direction = 'outbound' and l.created_at >= $2)::float8 as answer_ms
     from messages where team_id = $1 and created_at >= $2`,
    [tx.teamId, since],
  )
  return {
    textsIn: row?.texts_in ?? 0,
    textsOut: row?.texts_out ?? 0,
    answered: row?.answered ?? 0,
    answerable: row?.answerable ?? 0,
    answerMsMedian: row?.answer_ms ?? null,
    tasksTaken: row?.tasks_taken ?? 0,
  }
}

function spread(days: { day: string; count: number }[], from: TZDate): Home['week']['perDay'] {
  const counts = new Map(days.map((row) => [row.day, row.count]))
  return Array.from({ length: 7 }, (_, index) => {
    const day = format(addDays(from, index), 'yyyy-MM-dd')
    return { day, conversations: counts.get(day) ?? 0 }
  })
}

function sum(days: Home['week']['perDay']): number {
  return days.reduce((total, day) => total + day.conversations, 0)
}
