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
  const missing: CarrierMessage[] = []
  let batch: CarrierMessage[] = []
  const sift = async () => {
    const known = await knownLegs(deps, connectionId, batch)
    for (const message of batch) {
      const leg = known.get(message.sid)
      if (message.direction === 'inbound') {
        if (!leg && isForUs(message, ours.get(message.to))) missing.push(message)
      } else if (leg && (await takeStatus(deps, { connectionId, message, leg }))) result.statusesFound++
    }
    batch = []
  }
  for await (const message of deps.carriers(connectionId).list({ since: sweep.since })) {
    result.listed++
    batch.push(message)
    if (batch.length >= 200) await sift()
  }
  await sift()
  // The list has the newest first; a talk is taken in the order it was said.
  for (const { sid, from, to, body, media, segments, at } of missing.reverse()) {
    const text = { connectionId, sid, from, to, body, media, segments, receivedAt: at }
    if ((await receiveSms(deps, text)) === 'stored') result.textsFound++
  }
  if (result.textsFound > 0) deps.metrics.count('parley_sweeps_total', { found: 'text' })
  return result
}

/** What came before the number was ours was said to somebody else. The carrier dates texts by whole seconds. */
function isForUs(message: CarrierMessage, since: Date | undefined): boolean {
  return since !== undefined && message.at.getTime() + 1000 >= since.getTime()
}

async function takeStatus(
  deps: TelephonyDeps,
  told: { connectionId: string; message: CarrierMessage; leg: KnownLeg },
): Promise<boolean> {
  const { connectionId, message, leg } = told
  if (isFinalStatus(leg.status) || leg.status === message.status) return false
  const { sid, status, errorCode } = message
  const intent = { teamId: leg.teamId, id: '' }
  return (await receiveStatus(deps.db, { connectionId, sid, status, errorCode, intent })) === 'taken'
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
