import { AppError } from '#platform/errors.ts'
import type { CallArrival, CallPlan, CallStep } from '#telephony/ports.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { receiveCall } from '#telephony/server/receive-call.ts'
import { receiveCallStep } from '#telephony/server/receive-call-step.ts'

/** The carrier gives up on us after fifteen seconds; so long before that it has to hear something. */
const decideMs = 6_000
const askAgainSeconds = 2

/** What to do with a call that has come in. A database that is away costs the caller a moment, not the call. */
export function decideArrival(deps: CallDeps, arrival: CallArrival): Promise<CallPlan> {
  const again = arrival.intent ? `?team=${arrival.intent.teamId}&intent=${arrival.intent.id}` : ''
  return decide(deps, receiveCall(deps, arrival), `${deps.hookUrl(arrival.connectionId)}/calls${again}`)
}

/** How a call goes on after its line or a phone it was put through to. */
export function decideStep(deps: CallDeps, step: CallStep): Promise<CallPlan> {
  return decide(deps, receiveCallStep(deps, step), `${deps.hookUrl(step.connectionId)}/calls`)
}

async function decide(deps: CallDeps, decision: Promise<CallPlan>, againUrl: string): Promise<CallPlan> {
  const tooLate = new Promise<'late'>((resolve) => {
    deps.voice.timers.after(decideMs, () => resolve('late'))
  })
  try {
    const plan = await Promise.race([decision, tooLate])
    if (plan !== 'late') return plan
    deps.log.warn('a call was not decided in time')
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') throw error
    deps.log.error({ err: error }, 'a call could not be decided')
  }
  return {
    kind: 'say',
    text: 'One moment, please.',
    next: { kind: 'ask-again', afterSeconds: askAgainSeconds, url: againUrl },
  }
}
