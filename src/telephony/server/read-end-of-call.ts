import type { Transaction } from '#platform/db/database.ts'
import type { EndOfCall } from '#telephony/engine/why-ended.ts'

interface EndRow {
  direction: EndOfCall['direction']
  status: string
  answered_by: string | null
  sip_code: number | null
  error_code: number | null
  line_issued: number
  line_epoch: number
  duration_ms: number
  last_transfer: string | null
  step: 'after-line' | 'after-dial' | null
  step_outcome: string | null
  step_error: number | null
  step_ms: number | null
  is_asked_again: boolean
  said_ms: number | null
  closed_ms: number | null
  contact_lines: number
  contact_lines_since: number
  turn_state: string | null
  asked_ms: number | null
  first_sentence_ms: number | null
}

/** What is known of a call that has just ended, for working out why. */
export async function readEndOfCall(tx: Transaction, callId: string): Promise<EndOfCall> {
  const [row] = await tx.query<EndRow>(
    `select c.direction, c.status, c.answered_by, c.sip_code, c.error_code, c.line_issued, c.line_epoch,
       coalesce(extract(epoch from c.ended_at - c.answered_at) * 1000, 0)::int as duration_ms,
       c.transfers -> -1 ->> 'outcome' as last_transfer,
       step.name as step, step.detail ->> 'outcome' as step_outcome, (step.detail ->> 'errorCode')::int as step_error,
       step.at_ms as step_ms, asked_again.is_asked_again, said.at_ms as said_ms, closed.at_ms as closed_ms,
       coalesce(words.lines, 0)::int as contact_lines, coalesce(words.lines_since, 0)::int as contact_lines_since,
       turn.state as turn_state, turn.asked_ms, turn.first_sentence_ms
     from calls c
     cross join lateral (select coalesce(c.answered_at, c.started_at) as at) began
     left join lateral (
       select name, detail, at_ms from call_events
       where team_id = c.team_id and call_id = c.id and source = 'webhook' and name in ('after-line', 'after-dial')
       order by at_ms desc, id desc limit 1) step on true
     cross join lateral (
       select exists (select 1 from call_events
         where team_id = c.team_id and call_id = c.id and source = 'webhook' and name = 'asked-again') as is_asked_again
     ) asked_again
     left join lateral (
       select max(at_ms) as at_ms from call_events
       where team_id = c.team_id and call_id = c.id and source = 'line.out') said on true
     left join lateral (
       select max(at_ms) as at_ms from call_events
       where team_id = c.team_id and call_id = c.id and source = 'session' and name = 'ended') closed on true
     left join lateral (
       select count(*) as lines,
         count(*) filter (where began.at + (spoken ->> 'startMs')::float8 * interval '1 millisecond'
           > (c.transfers -> -1 ->> 'at')::timestamptz) as lines_since
       from messages
       where team_id = c.team_id and conversation_id = c.conversation_id and role = 'contact'
         and spoken ->> 'callId' = c.id) words on true
     left join lateral (
       select state, (timings ->> 'firstSentenceMs')::float8::int as first_sentence_ms,
         coalesce((timings ->> 'thinkStartMs')::float8,
           extract(epoch from t.started_at - began.at) * 1000)::int as asked_ms
       from turns t
       where t.team_id = c.team_id and t.conversation_id = c.conversation_id and t.segment_id = c.segment_id
       order by t.started_at desc, t.id desc limit 1) turn on true
     where c.team_id = $1 and c.id = $2`,
    [tx.teamId, callId],
    'end-of-call',
  )
  if (!row) throw new Error('A call that ended is not there.')
  return present(row)
}

function present(row: EndRow): EndOfCall {
  return {
    direction: row.direction,
    status: row.status,
    answeredBy: row.answered_by,
    sipCode: row.sip_code,
    errorCode: row.error_code,
    durationMs: row.duration_ms,
    lineIssued: row.line_issued,
    lineEpoch: row.line_epoch,
    isAskedAgain: row.is_asked_again,
    lastTransfer: row.last_transfer,
    lastStep: row.step && {
      step: row.step,
      outcome: row.step_outcome ?? '',
      errorCode: row.step_error,
      saidLater: (row.said_ms ?? -1) > (row.step_ms ?? 0),
    },
    contactLines: row.contact_lines,
    contactLinesSinceTransfer: row.contact_lines_since,
    lastTurn: row.turn_state ? { hasFailed: row.turn_state === 'failed', waitedMs: waitedMs(row) } : null,
  }
}

/** How long the contact had waited for the first sentence when the line closed; null where it had come. */
function waitedMs({ first_sentence_ms, asked_ms, closed_ms, duration_ms }: EndRow): number | null {
  if (first_sentence_ms !== null) return null
  return Math.max(0, (closed_ms ?? duration_ms) - (asked_ms ?? 0))
}
