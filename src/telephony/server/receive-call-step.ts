import { z } from 'zod'
import { loadLiveBot } from '#bots/server/load-live-bot.ts'
import { loadCallRouting } from '#phones/server/call-routing.ts'
import type { Transaction } from '#platform/db/database.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import type { CallPlan, CallStep } from '#telephony/ports.ts'
import { conversePlan, dialPlan } from '#telephony/server/call-addresses.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import {
  type CallRow,
  issueLine,
  keepCallEvents,
  lockCall,
  noteEnding,
  settleTransfer,
} from '#telephony/server/call-store.ts'
import type { CallMemory } from '#telephony/server/calls-in-hand.ts'
import { hintsOf } from '#telephony/server/hints-of.ts'
import { routeToBot } from '#telephony/server/plan-call.ts'

/** A talk whose line is lost this often is not taken up once more. */
const mostResumes = 20
const transferRingSeconds = 25
const sorryText =
  'I am sorry, nobody can take your call right now. Please try again later, or send us a text.'

/** The carrier cannot make its line speak as we ask: it will not another time either. */
const refusedVoice = new Set([64101, 64106])

/** What we give a line to hand back to us. */
const Handoff = z.union([
  z.object({ kind: z.literal('bot'), reason: z.string().max(60) }),
  z.object({ kind: z.literal('transfer'), phone: z.string().max(20), briefing: z.string().max(300) }),
  z.object({ kind: z.literal('resume') }),
])

/**
 * Decides how a call goes on when its line has ended, or when the phone it was put through to has: it ends, is put
 * through, or comes back to the bot. A call this process has in memory is decided without the database.
 */
export async function receiveCallStep(deps: CallDeps, step: CallStep): Promise<CallPlan> {
  const memory = deps.inHand.bySid(step.connectionId, step.sid)
  if (!memory || memory.isWithMachine) return stepFromRow(deps, step)
  const resume = resumeOf(step, memory.resumes)
  if (resume === null) return stepFromRow(deps, step)
  memory.resumes += 1
  memory.issued += 1
  memory.why = resume
  const epoch = memory.issued
  memory.writer.add('line', async (tx) => void (await issueLine(tx, memory.callId, true)))
  if (step.step === 'after-dial')
    memory.writer.add('transfer', (tx) => settleTransfer(tx, memory.callId, step.outcome))
  noteStep(deps, memory, step)
  return conversePlan(deps, {
    ...memory,
    epoch,
    isRecorded: false,
    hints: hintsOf(memory.talk.bot, memory.talk.profile),
  })
}

function noteStep(deps: CallDeps, memory: CallMemory, step: CallStep): void {
  const now = deps.clock.now()
  const event = {
    atMs: now.getTime() - memory.startedAt.getTime(),
    source: 'webhook',
    name: step.step,
    detail: { outcome: step.outcome, errorCode: step.errorCode },
  }
  memory.writer.add('events', (tx) => keepCallEvents(tx, { callId: memory.callId, now }, [event]))
}

/** Why the bot takes the call up again; null when it does not. */
function resumeOf(step: CallStep, resumes: number): CallMemory['why'] {
  if (!step.isCallAlive || resumes >= mostResumes || isVoiceRefused(step)) return null
  if (step.step === 'after-dial') return isTaken(step.outcome) ? null : 'nobody-answered'
  const handoff = readHandoff(step.handoff)
  if (handoff?.kind === 'resume') return 'line-lost'
  return step.outcome === 'failed' || (handoff === null && step.outcome !== 'completed') ? 'line-lost' : null
}

function isVoiceRefused({ errorCode }: CallStep): boolean {
  return errorCode !== null && refusedVoice.has(errorCode)
}

function isTaken(outcome: string): boolean {
  return outcome === 'completed' || outcome === 'answered'
}

async function stepFromRow(deps: CallDeps, step: CallStep): Promise<CallPlan> {
  const db = deps.db.inLane('intake')
  const teamId = step.teamId
  return db.team(teamId, async (tx) => {
    const call = await lockCall(tx, step.connectionId, step.sid)
    if (!call || call.ended_at) return { kind: 'hang-up' }
    // Whatever is said to a machine is on its way to it; the bot does not come back.
    if (isMachine(call.answered_by) && !call.has_transfer) return { kind: 'hang-up' }
    const now = deps.clock.now()
    const place = { teamId, callId: call.id, connectionId: call.connection_id }
    const atMs = Math.max(0, now.getTime() - (call.answered_at ?? call.started_at).getTime())
    const detail = { outcome: step.outcome, errorCode: step.errorCode }
    await keepCallEvents(tx, { callId: call.id, now }, [{ atMs, source: 'webhook', name: step.step, detail }])
    if (step.step === 'after-dial') await settleTransfer(tx, call.id, step.outcome)
    const routing = await loadCallRouting(tx, call.number_id)
    const handoff = readHandoff(step.handoff)
    if (step.step === 'after-line' && handoff?.kind === 'transfer' && step.isCallAlive) {
      const { phone } = handoff
      const callerId = call.ours
      return dialPlan(deps, {
        ...place,
        phone,
        callerId,
        ringSeconds: transferRingSeconds,
        isRecorded: false,
      })
    }
    if (step.step === 'after-dial' && isTaken(step.outcome)) {
      // Rung before any bot: a phone of the team's own.
      await noteEnding(tx, call.id, call.line_issued === 0 ? 'team-answered' : 'transferred')
      return { kind: 'hang-up' }
    }
    if (isVoiceRefused(step) && step.isCallAlive) {
      await noteEnding(tx, call.id, 'voice-refused')
      const { fallbackPhone: phone } = routing
      if (phone)
        return dialPlan(deps, { ...place, phone, callerId: call.ours, ringSeconds: 30, isRecorded: false })
      return { kind: 'say', text: sorryText, next: { kind: 'hang-up' } }
    }
    // A phone of the team's own that was rung first, and nobody picked up: the bot, for the first time.
    const isFirstLine = call.line_issued === 0
    if (!isFirstLine && resumeOf(step, call.resumes) === null) return { kind: 'hang-up' }
    if (!step.isCallAlive) return { kind: 'hang-up' }
    const bot = await botOf(tx, call)
    const { profile } = await loadLiveProfile(tx)
    const route = routeToBot(routing, { bot, profile })
    if (route.kind !== 'bot') {
      if ('reason' in route) await noteEnding(tx, call.id, route.reason)
      return { kind: 'hang-up' }
    }
    const epoch = await issueLine(tx, call.id, !isFirstLine)
    const isRecorded = isFirstLine && routing.record
    return conversePlan(deps, { ...place, epoch, isRecorded, hints: hintsOf(bot, profile) })
  })
}

function isMachine(answeredBy: string | null): boolean {
  return answeredBy === 'fax' || (answeredBy?.startsWith('machine') ?? false)
}

async function botOf(tx: Transaction, call: CallRow) {
  const [row] = await tx.query<{ bot_id: string | null }>(
    'select bot_id from numbers where team_id = $1 and id = $2',
    [tx.teamId, call.number_id],
    'bot-of-number',
  )
  return row?.bot_id ? loadLiveBot(tx, row.bot_id) : null
}

function readHandoff(text: string | null): z.infer<typeof Handoff> | null {
  if (!text) return null
  try {
    return Handoff.parse(JSON.parse(text))
  } catch {
    return null
  }
}
