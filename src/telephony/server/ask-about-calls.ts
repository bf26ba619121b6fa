import { loadCallRouting } from '#phones/server/call-routing.ts'
import type { CarrierCall } from '#telephony/ports.ts'
import { callStatusRank, isFinalCallStatus } from '#telephony/server/call-status.ts'
import { noteEnding } from '#telephony/server/call-store.ts'
import { type CallToAsk, claimCallsToAsk } from '#telephony/server/claim-calls-to-ask.ts'
import { receiveCallStatus } from '#telephony/server/receive-call-status.ts'
import type { RecordDeps } from '#telephony/server/record-deps.ts'
import { showCall } from '#telephony/server/settle-call.ts'

/** A call so young may not be in the carrier's books yet. */
const youngMs = 5 * 60_000
/** How much longer than allowed a call may take to come to its end by itself. */
const graceMs = 5 * 60_000
/** Two people may talk as long as a carrier lets them. */
const longestPutThroughMs = 4 * 60 * 60_000
/** Asked so often over half a day, a carrier that knows no price will not know one. */
const mostPriceAsks = 10

/**
 * Asks the carriers about calls that have gone quiet without an end, and takes their word for it; about what ended calls
 * cost; and has calls ended that go on far longer than they may. Gives how many were asked about.
 */
export async function askAboutCalls(deps: RecordDeps): Promise<number> {
  const calls = await claimCallsToAsk(deps.db)
  for (const call of calls) {
    try {
      const found = await deps.calls(call.connectionId).fetch(call.sid)
      await (call.endedAt ? takePrice(deps, call, found) : takeState(deps, call, found))
    } catch (error) {
      deps.log.warn({ err: error, callId: call.id }, 'the carrier could not be asked about a call')
    }
  }
  return calls.length
}

async function takeState(deps: RecordDeps, call: CallToAsk, found: CarrierCall | null): Promise<void> {
  const ageMs = deps.clock.now().getTime() - call.startedAt.getTime()
  if (!found) {
    if (ageMs > youngMs) await giveUp(deps, call)
    return
  }
  if (callStatusRank(found.status) > callStatusRank(call.status)) await tell(deps, call, found)
  if (!isFinalCallStatus(found.status) && ageMs > (await allowedMs(deps, call))) await endCall(deps, call)
}

/** As if the carrier had told it by itself. */
async function tell(
  deps: RecordDeps,
  call: CallToAsk,
  told: Pick<CarrierCall, 'status' | 'startedAt' | 'endedAt' | 'durationSeconds' | 'answeredBy'>,
): Promise<void> {
  const { status, durationSeconds, answeredBy } = told
  await receiveCallStatus(deps, {
    ...{ connectionId: call.connectionId, sid: call.sid, parentSid: null, sequence: null },
    ...{ status, durationSeconds, answeredBy, sipCode: null, errorCode: null },
    at: isFinalCallStatus(status) ? told.endedAt : told.startedAt,
    intent: { teamId: call.teamId, id: '' },
  })
}

/** The carrier has no record of it: over, at the latest when anything was last heard of it. */
async function giveUp(deps: RecordDeps, call: CallToAsk): Promise<void> {
  await deps.db.team(call.teamId, (tx) => noteEnding(tx, call.id, 'carrier-forgot'))
  await tell(deps, call, {
    ...{ startedAt: call.startedAt, durationSeconds: null, answeredBy: null },
    endedAt: call.lastEventAt ?? call.startedAt,
    status: call.answeredAt ? 'completed' : 'failed',
  })
}

async function allowedMs(deps: RecordDeps, call: CallToAsk): Promise<number> {
  if (call.isPutThrough) return longestPutThroughMs
  const routing = await deps.db.team(call.teamId, (tx) => loadCallRouting(tx, call.numberId))
  return routing.maxMinutes * 60_000 + graceMs
}

async function endCall(deps: RecordDeps, call: CallToAsk): Promise<void> {
  await deps.calls(call.connectionId).end(call.sid)
  deps.log.warn({ callId: call.id }, 'a call went on far longer than it may and was ended')
  await deps.db.team(call.teamId, async (tx) => {
    await noteEnding(tx, call.id, 'over-limit')
    await tx.query(
      `update calls set ask_at = parley_now() + interval '1 minute' where team_id = $1 and id = $2`,
      [tx.teamId, call.id],
    )
  })
}

async function takePrice(deps: RecordDeps, call: CallToAsk, found: CarrierCall | null): Promise<void> {
  const price = found?.price
  if (!price && found && call.asks < mostPriceAsks) return
  await deps.db.inLane('chores').team(call.teamId, async (tx) => {
    await tx.query(
      `update calls set price_micros = $3, price_currency = $4, ask_at = null where team_id = $1 and id = $2`,
      [tx.teamId, call.id, price?.micros ?? null, price?.currency ?? null],
    )
    if (price) await showCall(tx, { id: call.id, conversation_id: call.conversationId }, call.status)
  })
}
