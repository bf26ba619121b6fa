import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { Performance } from '#outbox/ports.ts'
import type { OwnNumber } from '#phones/server/load-number.ts'
import type { Database } from '#platform/db/database.ts'
import type { CallCarrier, CarrierCall } from '#telephony/ports.ts'

/** Two machines' clocks may differ by this much; the carrier dates a call by its own. */
const clockSkewMs = 60_000

/** What is kept of a carrier's yes until the call's row is written. */
export function placed(
  { sid, status }: { sid: string; status: string },
  number: OwnNumber,
): Record<string, unknown> {
  return { sid, status, connectionId: number.connectionId, phone: number.phone }
}

/**
 * Looks for a call that may have been placed: at what callbacks have told us, then in the carrier's own list, by number
 * and time, leaving out calls that belong to other wishes. Null when the carrier cannot be asked now.
 */
export async function findPlacedCall(
  db: Database,
  carrier: CallCarrier,
  sought: { intent: Intent<IntentPayloads['call.place']>; number: OwnNumber },
): Promise<Performance | 'not-done' | null> {
  const { intent, number } = sought
  const told = await toldOf(db, intent)
  if (told) return { kind: 'done', result: placed(told, number) }
  const since = new Date((intent.startedAt ?? intent.createdAt).getTime() - clockSkewMs)
  const candidates: CarrierCall[] = []
  try {
    for await (const call of carrier.list({ since, from: number.phone, to: intent.payload.to }))
      if (call.direction === 'outbound') candidates.push(call)
  } catch {
    return null
  }
  const known = await knownSids(db, intent.teamId, { connectionId: number.connectionId, candidates })
  const found = candidates.find(({ sid }) => !known.has(sid))
  return found ? { kind: 'done', result: placed(found, number) } : 'not-done'
}

/** What a callback has said of this very wish, as its signed address tells. */
async function toldOf(
  db: Database,
  { teamId, id }: { teamId: string; id: string },
): Promise<{ sid: string; status: string } | null> {
  const [row] = await db.team(teamId, (tx) =>
    tx.query<{ sid: string; status: string }>(
      `select sid, 'queued' as status from call_statuses where team_id = $1 and intent_id = $2
       union all select sid, status from calls where team_id = $1 and intent_id = $2 limit 1`,
      [teamId, id],
      'told-of-call',
    ),
  )
  return row ?? null
}

/** Which of these have rows of their own already. */
async function knownSids(
  db: Database,
  teamId: string,
  sought: { connectionId: string; candidates: CarrierCall[] },
): Promise<Set<string>> {
  const { connectionId, candidates } = sought
  const rows = await db.team(teamId, (tx) =>
    tx.query<{ sid: string }>(
      'select sid from calls where team_id = $1 and connection_id = $2 and sid = any($3)',
      [teamId, connectionId, candidates.map(({ sid }) => sid)],
      'known-calls',
    ),
  )
  return new Set(rows.map(({ sid }) => sid))
}
