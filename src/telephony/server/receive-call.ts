import { loadLiveBot } from '#bots/server/load-live-bot.ts'
import { findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import { beginSpokenTalk } from '#conversations/server/begin-spoken-talk.ts'
import { loadCallRouting } from '#phones/server/call-routing.ts'
import { findPhoneRoute, type PhoneRoute } from '#phones/server/find-phone-route.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import type { CallArrival, CallPlan } from '#telephony/ports.ts'
import { conversePlan, dialPlan } from '#telephony/server/call-addresses.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import {
  attachTalk,
  type CallEventToKeep,
  type CallRow,
  issueLine,
  keepCall,
  keepCallEvents,
  noteEnding,
} from '#telephony/server/call-store.ts'
import { hintsOf } from '#telephony/server/hints-of.ts'
import { type Route, routeCall, routeToBot } from '#telephony/server/plan-call.ts'

/**
 * Decides what the carrier is to do with a call that has come in, or with one of ours that was answered: stores it
 * once, finds or makes its contact, and sends it to the bot, a phone or a sentence. One transaction.
 */
export async function receiveCall(deps: CallDeps, arrival: CallArrival): Promise<CallPlan> {
  const db = deps.db.inLane('intake')
  const ours = arrival.direction === 'inbound' ? arrival.to : arrival.from
  const route = await findPhoneRoute(db, arrival.connectionId, ours)
  if (!route) {
    deps.log.warn(
      { connectionId: arrival.connectionId, sid: arrival.sid },
      'call to a number that is not ours',
    )
    return { kind: 'reject', reason: 'rejected' }
  }
  deps.metrics.count('parley_calls_total', { direction: arrival.direction })
  return db.team(route.teamId, (tx) => takeCall(deps, tx, { arrival, route }))
}

async function takeCall(
  deps: CallDeps,
  tx: Transaction,
  { arrival, route }: { arrival: CallArrival; route: PhoneRoute },
): Promise<CallPlan> {
  const now = deps.clock.now()
  const theirs = phoneOf(arrival)
  const contact = await findOrCreateContact(tx, { phone: theirs, source: 'call', now })
  const kept = {
    arrival,
    numberId: route.numberId,
    contactId: contact.id,
    isSample: deps.isSample ?? false,
    now,
  }
  const call = await keepCall(tx, kept)
  const bot = route.botId ? await loadLiveBot(tx, route.botId) : null
  const { profile } = await loadLiveProfile(tx)
  const routing = await loadCallRouting(tx, route.numberId)
  const where = { bot, profile, now }
  const chosen = arrival.direction === 'inbound' ? routeCall(routing, where) : routeToBot(routing, where)
  if (call.conversation_id === null) {
    const talk = await beginSpokenTalk(tx, {
      bot,
      contactId: contact.id,
      numberId: route.numberId,
      now,
      isSample: kept.isSample,
    })
    await attachTalk(tx, { callId: call.id, ...talk })
  }
  const plan = await planFor(deps, tx, {
    call,
    chosen,
    isRecorded: routing.record,
    hints: hintsOf(bot, profile),
  })
  await keepCallEvents(tx, { callId: call.id, now }, [
    { atMs: 0, source: 'plan', name: plan.kind, detail: { route: chosen.kind } },
    ...askedAgain(arrival),
  ])
  await publishLive(tx, { topic: `call.${call.id}`, payload: { status: call.status } })
  return plan
}

function askedAgain({ askedAgainFor: errorCode }: CallArrival): CallEventToKeep[] {
  return errorCode === null
    ? []
    : [{ atMs: 0, source: 'webhook', name: 'asked-again', detail: { errorCode } }]
}

/** Who hides their number is somebody else each time: no caller may be taken for another. */
function phoneOf(arrival: CallArrival): string {
  const phone = arrival.direction === 'inbound' ? arrival.from : arrival.to
  return phone.startsWith('+') ? phone : `withheld ${arrival.sid.slice(-8)}`
}

async function planFor(
  deps: CallDeps,
  tx: Transaction,
  of: { call: CallRow; chosen: Route; isRecorded: boolean; hints: string[] },
): Promise<CallPlan> {
  const { call, chosen, isRecorded, hints } = of
  const place = { teamId: call.team_id, callId: call.id, connectionId: call.connection_id }
  if (chosen.kind === 'bot') {
    const epoch = await issueLine(tx, call.id, false)
    return conversePlan(deps, { ...place, epoch, isRecorded, hints })
  }
  if (chosen.kind === 'ring-first') {
    const { phone, ringSeconds } = chosen
    return dialPlan(deps, { ...place, phone, callerId: call.theirs, ringSeconds, isRecorded })
  }
  await noteEnding(tx, call.id, chosen.reason)
  if (chosen.kind === 'fallback') {
    const { phone } = chosen
    return dialPlan(deps, { ...place, phone, callerId: call.theirs, ringSeconds: 30, isRecorded })
  }
  return { kind: 'say', text: chosen.text, next: { kind: 'hang-up' } }
}
