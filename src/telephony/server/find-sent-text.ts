import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { Performance } from '#outbox/ports.ts'
import type { OwnNumber } from '#phones/server/load-number.ts'
import type { Database } from '#platform/db/database.ts'
import type { CarrierMessage, MessageCarrier } from '#telephony/ports.ts'
import { acceptance } from '#telephony/server/acceptance.ts'

/** Two machines' clocks may differ by this much; the carrier dates a text by its own. */
const clockSkewMs = 60_000

/**
 * Looks for a text that may have been taken: at what statuses have told us, then in the carrier's own list, by number,
 * time and words, leaving out texts that belong to other sends. Null when the carrier cannot be asked now.
 */
export async function findSentText(
  db: Database,
  carrier: MessageCarrier,
  sought: { intent: Intent<IntentPayloads['message.send']>; number: OwnNumber },
): Promise<Performance | 'not-done' | null> {
  const { intent, number } = sought
  const told = await toldOf(db, intent)
  if (told) return { kind: 'done', result: acceptance({ ...told, segments: 1 }, number) }
  const since = new Date((intent.startedAt ?? intent.createdAt).getTime() - clockSkewMs)
  const candidates: CarrierMessage[] = []
  try {
    for await (const message of carrier.list({ since, from: number.phone, to: intent.payload.to })) {
      if (message.direction === 'outbound' && message.body === intent.payload.body) candidates.push(message)
    }
  } catch {
    return null
  }
  const taken = await attachedSids(db, intent.teamId, { connectionId: number.connectionId, candidates })
  const found = candidates.findLast((message) => !taken.has(message.sid))
  return found ? { kind: 'done', result: acceptance(found, number) } : 'not-done'
}

/** What a status callback has said of this very deed. */
async function toldOf(
  db: Database,
  intent: Intent<IntentPayloads['message.send']>,
): Promise<{ sid: string; status: string } | null> {
  const [row] = await db.team(intent.teamId, (tx) =>
    tx.query<{ sid: string; status: string }>(
      'select sid, status from sms_statuses where team_id = $1 and intent_id = $2 order by created_at limit 1',
      [intent.teamId, intent.id],
      'told-of-intent',
    ),
  )
  return row ?? null
}

/** Which of these have rows of their own already. */
export async function attachedSids(
  db: Database,
  teamId: string,
  sought: { connectionId: string; candidates: CarrierMessage[] },
): Promise<Set<string>> {
  const { connectionId, candidates } = sought
  if (candidates.length === 0) return new Set()
  const rows = await db.team(teamId, (tx) =>
    tx.query<{ sid: string }>(
      'select sid from sms_legs where team_id = $1 and connection_id = $2 and sid = any($3)',
      [teamId, connectionId, candidates.map((message) => message.sid)],
      'attached-sids',
    ),
  )
  return new Set(rows.map((row) => row.sid))
}
