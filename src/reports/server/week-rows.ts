import type { Transaction } from '#platform/db/database.ts'

/** Fourteen days on the team's calendar. */
export interface Span {
  timeZone: string
  /** The first moment of this week. */
  from: Date
  /** Its first day, and that of the week before, such as `2026-11-17`. */
  firstDay: string
  before: string
}

const dayOf = (moment: string) => `to_char(${moment} at time zone $2, 'YYYY-MM-DD')`
/** The first moment of the week before, on the team's calendar. */
const start = '($3::date::timestamp at time zone $2)'

interface TalkRow {
  bot_id: string
  day: string
  talks: number
  /** Over, or a person was wanted. */
  settled: number
  /** Over, and nobody was wanted. */
  alone: number
}

/** Conversations that began, by bot and day. */
export function readTalks(tx: Transaction, { timeZone, before }: Span): Promise<TalkRow[]> {
  return tx.query<TalkRow>(
    `select bot_id, ${dayOf('created_at')} as day, count(*)::int as talks,
       (count(*) filter (where is_over or is_wanted))::int as settled,
       (count(*) filter (where is_over and not is_wanted))::int as alone
     from (
       select v.bot_id, v.created_at, v.status = 'resolved' as is_over,
         v.status = 'open' or exists (
           select 1 from tasks k where k.team_id = v.team_id and k.conversation_id = v.id) as is_wanted
       from conversations v where v.team_id = $1 and v.created_at >= ${start}) v
     group by 1, 2`,
    [tx.teamId, timeZone, before],
  )
}

interface ReachRow {
  day: string
  part: number
  whole: number
}

/** Texts and incoming calls by day: those that could have an answer, and those that got one. */
export function readReach(tx: Transaction, { timeZone, before }: Span): Promise<ReachRow[]> {
  return tx.query<ReachRow>(
    `select ${dayOf('at')} as day, (count(*) filter (where is_answered))::int as part, count(*)::int as whole
     from (
       select created_at as at, answer is not distinct from 'answered' as is_answered from messages
       where team_id = $1 and created_at >= ${start} and role = 'contact' and spoken is null
         and (answer is null or answer in ('answered', 'failed'))
       union all
       select started_at, answered_at is not null from calls
       where team_id = $1 and started_at >= ${start} and direction = 'inbound' and status <> 'canceled'
         and (answered_at is not null or ended_at is not null)) asked
     group by 1`,
    [tx.teamId, timeZone, before],
  )
}

interface WaitRow {
  is_now: boolean | null
  day: string | null
  bot_id: string | null
  p50: number
  p95: number
}

/**
 * How long contacts on the phone waited for the answer, in ms: of each week (`day` null), of each day (`is_now` null),
 * and of each bot in each week. A word that only bridges the wait does not end it.
 */
export function readWaits(tx: Transaction, { timeZone, before, firstDay }: Span): Promise<WaitRow[]> {
  return tx.query<WaitRow>(
    `select is_now, day, bot_id, percentile_cont(0.5) within group (order by ms) as p50,
       percentile_cont(0.95) within group (order by ms) as p95
     from (
       select v.bot_id, ${dayOf('t.started_at')} as day, ${dayOf('t.started_at')} >= $4 as is_now,
         greatest(coalesce((t.timings ->> 'firstPlayedMs')::float8, (t.timings ->> 'firstSentMs')::float8),
           (t.timings ->> 'firstSentenceMs')::float8)
         - coalesce((t.timings ->> 'speechEndMs')::float8, (t.timings ->> 'wordsFinalMs')::float8) as ms
       from turns t join conversations v on v.team_id = t.team_id and v.id = t.conversation_id
       where t.team_id = $1 and t.started_at >= ${start} and t.timings ->> 'firstSentenceMs' is not null
         and coalesce(t.timings ->> 'firstPlayedMs', t.timings ->> 'firstSentMs') is not null) waited
     where ms >= 0 group by grouping sets ((is_now), (day), (is_now, bot_id))`,
    [tx.teamId, timeZone, before, firstDay],
  )
}

interface SpendingRow {
  bot_id: string | null
  day: string
  micros: number
}

/** What models and calls cost, in millionths of a US dollar, by bot and day. */
export function readSpending(tx: Transaction, { timeZone, before }: Span): Promise<SpendingRow[]> {
  return tx.query<SpendingRow>(
    `select bot_id, ${dayOf('at')} as day, sum(micros)::float8 as micros
     from (
       select v.bot_id, c.started_at as at, c.cost_micros as micros from completions c
       left join conversations v on v.team_id = c.team_id and v.id = c.conversation_id
       where c.team_id = $1 and c.started_at >= ${start} and c.cost_micros > 0
       union all
       select v.bot_id, c.started_at, c.price_micros from calls c
       left join conversations v on v.team_id = c.team_id and v.id = c.conversation_id
       where c.team_id = $1 and c.started_at >= ${start} and c.price_currency = 'USD' and c.price_micros > 0) spent
     group by 1, 2`,
    [tx.teamId, timeZone, before],
  )
}

/** The median from a contact's last text to the answer leaving us, in ms; null without one. */
export async function readMedianAnswer(tx: Transaction, since: Date): Promise<number | null> {
  const [row] = await tx.query<{ answer_ms: number | null }>(
    `select percentile_cont(0.5) within group (
       order by extract(epoch from (l.created_at - q.created_at)) * 1000)::float8 as answer_ms
     from sms_legs l join messages a on a.team_id = l.team_id and a.id = l.message_id
     join turns t on t.team_id = a.team_id and t.id = a.turn_id
     join messages q on q.team_id = t.team_id and q.conversation_id = t.conversation_id and q.seq = t.covers_seq
     where l.team_id = $1 and l.direction = 'outbound' and l.created_at >= $2`,
    [tx.teamId, since],
  )
  return row?.answer_ms ?? null
}
