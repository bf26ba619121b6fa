import { listConnectionNumbers } from '#phones/server/find-phone-route.ts'
import type { CarrierMessage } from '#telephony/ports.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'
import { isFinalStatus } from '#telephony/server/message-status.ts'
import { receiveSms } from '#telephony/server/receive-sms.ts'
import { receiveStatus } from '#telephony/server/receive-status.ts'

export interface SweepResult {
  listed: number
  textsFound: number
  statusesFound: number
}

/**
 * Asks one carrier what it has since a moment, takes in every text we lack and every status we missed. A lost webhook
 * costs a minute, never a text. Throws when the carrier cannot be asked.
 */
export async function sweepCarrier(
  deps: TelephonyDeps,
  sweep: { connectionId: string; since: Date },
): Promise<SweepResult> {
  const { connectionId } = sweep
  const result: SweepResult = { listed: 0, textsFound: 0, statusesFound: 0 }
  const ours = await listConnectionNumbers(deps.db, connectionId)
  let batch: CarrierMessage[] = []
  const takeBatch = async () => {
    const known = await knownLegs(deps, connectionId, batch)
    for (const message of batch.reverse()) await takeIn(message, known.get(message.sid))
    batch = []
  }
  const takeIn = async (message: CarrierMessage, known: KnownLeg | undefined) => {
    if (message.direction === 'inbound') {
      if (known || !ours.has(message.to)) return
      const { sid, from, to, body, media, segments } = message
      const text = { connectionId, sid, from, to, body, media, segments, receivedAt: message.at }
      if ((await receiveSms(deps, text)) === 'stored') result.textsFound++
    } else if (known && !isFinalStatus(known.status) && known.status !== message.status) {
      const { sid, status, errorCode } = message
      const intent = { teamId: known.teamId, id: '' }
      if ((await receiveStatus(deps.db, { connectionId, sid, status, errorCode, intent })) === 'taken') {
        result.statusesFound++
      }
    }
  }
  for await (const message of deps.carriers(connectionId).list({ since: sweep.since })) {
    result.listed++
    batch.push(message)
    if (batch.length >= 200) await takeBatch()
  }
  await takeBatch()
  if (result.textsFound > 0) deps.metrics.count('parley_sweeps_total', { found: 'text' })
  return result
}

interface KnownLeg {
  teamId: string
  status: string
}

async function knownLegs(
  deps: TelephonyDeps,
  connectionId: string,
  messages: CarrierMessage[],
): Promise<Map<string, KnownLeg>> {
  if (messages.length === 0) return new Map()
  const rows = await deps.db
    .inLane('work')
    .system('sweep-carrier', (tx) =>
      tx.query<{ sid: string; team_id: string; status: string }>(
        'select sid, team_id, status from sms_legs where connection_id = $1 and sid = any($2)',
        [connectionId, messages.map((message) => message.sid)],
      ),
    )
  return new Map(rows.map((row) => [row.sid, { teamId: row.team_id, status: row.status }]))
}
