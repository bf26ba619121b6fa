import { loadSpokenTalk } from '#conversations/server/begin-spoken-talk.ts'
import { keepSpokenLine } from '#conversations/server/keep-spoken.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { CallPlan, CallStatus } from '#telephony/ports.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { type CallRow, lockCall } from '#telephony/server/call-store.ts'
import { readAbout } from '#telephony/server/keep-placed-call.ts'
import { showCall } from '#telephony/server/settle-call.ts'

/** Until the tone has sounded out, and the machine has begun to record. */
const afterToneSeconds = 1

/** What is to be done with the machine at the other end, and what to write down once it is. */
interface Meeting {
  call: CallRow
  plan: CallPlan
  message: { text: string; conversationId: string; segmentId: string } | null
}

/**
 * Where the carrier says that a machine has answered a call of ours: the bot falls silent, one short message is left
 * after the greeting, and the call is over. A fax is hung up on. Once per call, however often the carrier says it; a
 * message that may have been left is not left again.
 */
export async function meetMachine(deps: CallDeps, told: CallStatus): Promise<void> {
  if (!isMachineAtItsEnd(told.answeredBy) || !told.intent) return
  const db = deps.db.inLane('intake')
  const { teamId } = told.intent
  const meeting = await db.team(teamId, (tx) => beginMeeting(deps, tx, told))
  if (!meeting) return
  silenceBot(deps, told)
  if (!(await carryOut(deps, told, meeting.plan))) return
  const { message, call } = meeting
  if (!message) return
  const now = deps.clock.now()
  const startMs = Math.max(0, now.getTime() - (call.answered_at ?? call.started_at).getTime())
  await db.team(teamId, async (tx) => {
    await keepSpokenLine(tx, message, {
      ...{ id: newId('msg', now.getTime()), role: 'bot', text: message.text, turnId: null, heard: null, now },
      spoken: { callId: call.id, startMs, endMs: null },
    })
    await showCall(tx, call, call.status)
  })
}

function silenceBot(deps: CallDeps, told: CallStatus): void {
  const memory = deps.inHand.bySid(told.connectionId, told.sid)
  if (!memory) return
  memory.isWithMachine = true
  memory.session?.leave()
}

/** A machine that is still greeting hears nothing we say: the carrier tells again when it has ended. */
function isMachineAtItsEnd(answeredBy: string | null): boolean {
  return answeredBy === 'fax' || (answeredBy?.startsWith('machine_end') ?? false)
}

/** Null where there is nothing to do any more, or somebody is at it already. */
async function beginMeeting(deps: CallDeps, tx: Transaction, told: CallStatus): Promise<Meeting | null> {
  const call = await lockCall(tx, told.connectionId, told.sid)
  // Whoever is being put through to a person has talked with the bot: that was no machine.
  if (call?.direction !== 'outbound' || call.ended_at || call.has_transfer) return null
  const isFax = told.answeredBy === 'fax'
  const name = isFax ? 'fax-met' : 'machine-met'
  if (!(await claimMeeting(tx, call, { name, now: deps.clock.now() }))) return null
  const { conversation_id: conversationId, segment_id: segmentId } = call
  const nothing: Meeting = { call, plan: { kind: 'hang-up' }, message: null }
  if (isFax || !conversationId || !segmentId) return nothing
  const talk = await loadSpokenTalk(tx, { conversationId, segmentId })
  if (!talk) return nothing
  const about = await readAbout(tx, call.id)
  const text = deps.voice.phrases.machineMessage(talk.bot.name, talk.profile.name, about)
  return {
    call,
    plan: { kind: 'say', pauseSeconds: afterToneSeconds, text, next: { kind: 'hang-up' } },
    message: { text, conversationId, segmentId },
  }
}

async function claimMeeting(
  tx: Transaction,
  call: CallRow,
  claim: { name: string; now: Date },
): Promise<boolean> {
  const atMs = Math.max(0, claim.now.getTime() - (call.answered_at ?? call.started_at).getTime())
  const rows = await tx.query(
    `insert into call_events (team_id, id, call_id, at_ms, source, name)
     values ($1, $2, $3, $4, 'session', $5) on conflict do nothing returning id`,
    [tx.teamId, `evt_${call.sid}_met`, call.id, atMs, claim.name],
    'claim-machine',
  )
  return rows.length > 0
}

/** False where the carrier did not take it. A call nobody speaks on any more is not left open. */
async function carryOut(deps: CallDeps, told: CallStatus, plan: CallPlan): Promise<boolean> {
  const carrier = deps.calls(told.connectionId)
  try {
    if (plan.kind === 'hang-up') await carrier.end(told.sid)
    else await carrier.redirect(told.sid, plan)
    return true
  } catch (error) {
    deps.log.warn({ err: error, sid: told.sid }, 'a machine could not be left a message')
  }
  await carrier
    .end(told.sid)
    .catch((error: unknown) =>
      deps.log.warn({ err: error, sid: told.sid }, 'a call to a machine was not ended'),
    )
  return false
}
