import type { Talk } from '#conversations/engine/talk.ts'
import { loadSpokenTalk } from '#conversations/server/begin-spoken-talk.ts'
import { spentOnSegment } from '#conversations/server/spent-on-segment.ts'
import { loadCallRouting } from '#phones/server/call-routing.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { claimLine, findCall } from '#telephony/server/call-store.ts'
import type { CallMemory } from '#telephony/server/calls-in-hand.ts'
import { readAbout } from '#telephony/server/keep-placed-call.ts'
import type { LineToken } from '#telephony/server/line-token.ts'
import { openingOf } from '#telephony/server/opening-of.ts'
import { ownCall } from '#telephony/server/own-call.ts'
import { transferPhoneAt } from '#telephony/server/plan-call.ts'
import type { Line } from '#voice/ports.ts'
import { runVoiceSession, type VoiceSession } from '#voice/server/run-voice-session.ts'
import { createSessionWriter } from '#voice/server/session-writer.ts'

/** How long a claim may take: a line that waits longer is a caller in silence. */
const claimMs = 3_000

/**
 * Begins or takes up again the talk of the call a token names, on a line that has just been opened. Null when the token
 * was used before or a newer line has come. A call this process has in memory goes on without the database.
 */
export async function openLine(deps: CallDeps, token: LineToken, line: Line): Promise<VoiceSession | null> {
  const known = deps.inHand.get(token.callId)
  if (known && token.epoch <= known.epoch) return null
  const claimed = await claim(deps, token, known !== undefined)
  if (claimed === 'taken') return null
  // Another line of this call may have come in while this one waited for the database.
  const present = deps.inHand.get(token.callId)
  const memory = present ?? claimed
  if (!memory || memory.epoch >= token.epoch) return null
  const isResume = present !== undefined || memory.resumes > 0
  memory.session?.replace()
  Object.assign(memory, { epoch: token.epoch, issued: Math.max(memory.issued, token.epoch), idleSince: null })
  deps.inHand.keep(memory)
  const now = deps.clock.now()
  memory.session = runVoiceSession(deps.voice, {
    teamId: memory.teamId,
    callId: memory.callId,
    startedAt: memory.startedAt,
    epoch: token.epoch,
    talk: memory.talk,
    opening: openingOf(memory, { phrases: deps.voice.phrases, isResume }),
    maxMs: Math.max(0, memory.startedAt.getTime() + memory.routing.maxMinutes * 60_000 - now.getTime()),
    budget: memory.budget,
    transferTo: (at) => transferPhoneAt(memory.routing, memory.talk.profile, at),
    owner: ownCall(deps, memory, token.epoch),
    line,
    writer: memory.writer,
  })
  return memory.session
}

type Claimed = CallMemory | 'taken' | null

/** In the database, where it answers in time; a call in memory may go on without it. */
async function claim(deps: CallDeps, token: LineToken, isKnown: boolean): Promise<Claimed> {
  const db = deps.db.inLane('intake')
  const asked = db.team(token.teamId, async (tx): Promise<Claimed> => {
    if (!(await claimLine(tx, token.callId, token.epoch))) return 'taken'
    return isKnown ? null : remember(deps, tx, token)
  })
  if (!isKnown) return asked
  const gaveUp = new Promise<null>((resolve) => deps.voice.timers.after(claimMs, () => resolve(null)))
  return Promise.race([asked.catch(() => null), gaveUp])
}

async function remember(deps: CallDeps, tx: Transaction, token: LineToken): Promise<CallMemory | null> {
  const call = await findCall(tx, token.callId)
  if (!call?.conversation_id || !call.segment_id) return null
  const talk: Talk | null = await loadSpokenTalk(tx, {
    conversationId: call.conversation_id,
    segmentId: call.segment_id,
  })
  if (!talk) return null
  const routing = await loadCallRouting(tx, call.number_id)
  return {
    teamId: token.teamId,
    callId: call.id,
    connectionId: call.connection_id,
    sid: call.sid,
    direction: call.direction,
    about: await readAbout(tx, call.id),
    startedAt: call.answered_at ?? call.started_at,
    routing,
    talk,
    budget: {
      spentMicros: await spentOnSegment(tx, call.segment_id),
      mostMicros: routing.maxModelCents * 10_000,
    },
    writer: createSessionWriter({ db: deps.db, log: deps.log, timers: deps.voice.timers }, token.teamId),
    issued: call.line_issued,
    epoch: 0,
    resumes: call.resumes,
    why: null,
    session: null,
    isWithMachine: false,
    idleSince: null,
    isOver: false,
  }
}
