import type { Database } from '#platform/db/database.ts'

/** A call whose carrier is to be asked about it now. */
export interface CallToAsk {
  teamId: string
  id: string
  connectionId: string
  sid: string
  numberId: string
  conversationId: string | null
  status: string
  startedAt: Date
  answeredAt: Date | null
  endedAt: Date | null
  lastEventAt: Date | null
  /** With a person's phone, not with the bot. */
  isPutThrough: boolean
  /** How often it has been asked about, this time included. */
  asks: number
}

/** How many are taken up in one go. */
export const atOnce = 50

/**
 * Takes up calls that are due to be asked about, for this process alone. One that has been heard of within the last
 * minute goes on by itself and is left in peace, unless it is older than any call may be.
 */
export async function claimCallsToAsk(db: Database): Promise<CallToAsk[]> {
  return db.inLane('chores').system('sweep-carrier', async (tx) => {
    await tx.query(
      `update calls c set ask_at = parley_now() + interval '1 minute', asks = 0
       where c.ask_at <= parley_now() and c.ended_at is null and c.started_at > parley_now() - interval '130 minutes'
         and exists (select 1 from call_events e where e.team_id = c.team_id and e.call_id = c.id
           and e.created_at > parley_now() - interval '1 minute')`,
    )
    return tx.query<CallToAsk>(
      `update calls set asks = asks + 1,
         ask_at = parley_now() + least(power(2, asks), case when ended_at is null then 15 else 360 end) * interval '1 minute'
       where (team_id, id) in (
         select team_id, id from calls where ask_at <= parley_now() and not is_sample
         order by ask_at limit ${atOnce} for update skip locked)
       returning team_id as "teamId", id, connection_id as "connectionId", sid, number_id as "numberId",
         conversation_id as "conversationId", status, started_at as "startedAt", answered_at as "answeredAt",
         ended_at as "endedAt", asks, (line_issued = 0 or transfers -> -1 ->> 'outcome' = 'ringing') is true as "isPutThrough",
         (select max(e.created_at) from call_events e
          where e.team_id = calls.team_id and e.call_id = calls.id) as "lastEventAt"`,
    )
  })
}
