import { endCall, ring } from '#carrier-emulator/calls/call-status.ts'
import type { DialTarget } from '#carrier-emulator/calls/dial-targets.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { openLine } from '#carrier-emulator/calls/open-line.ts'
import { pressKeys } from '#carrier-emulator/calls/press-keys.ts'
import { ringPhone } from '#carrier-emulator/calls/ring-phone.ts'
import { tellStatus } from '#carrier-emulator/calls/status-callbacks.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import { ringMs, ringSpeech } from '#carrier-emulator/calls/tones.ts'
import { CallStopped } from '#carrier-emulator/calls/until.ts'
import { type Act, countIn, flagIn } from '#carrier-emulator/calls/verb.ts'

/** How a `Dial` went, and the call to the phone that answered or was rung last. */
export type DialOutcome = {
  status: 'completed' | 'answered' | 'busy' | 'no-answer' | 'failed' | 'canceled'
  child: Line | null
  /** Whether both ever heard each other. */
  isBridged: boolean
}

type Asked = { targets: DialTarget[]; callerId: string; outcome: DialOutcome }

/** Rings phones at once or one after the other; the first that answers, or null. `outcome` is kept up to date. */
export async function ringTargets(act: Act, asked: Asked): Promise<Line | null> {
  const { signal, verb } = act
  const ringing = beginRinging(act)
  asked.outcome.status = 'canceled'
  const stop = () => ringing.stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (!flagIn(verb, 'sequential', false)) return await ringAll(act, asked, asked.targets)
    for (const target of asked.targets) {
      const child = await ringAll(act, asked, [target])
      if (child) return child
    }
    return null
  } finally {
    signal.removeEventListener('abort', stop)
    ringing.stop()
  }
}

/** The caller hears it ring. */
function beginRinging({ carrier, line }: Act): { stop(): void } {
  const time = carrier.callTime
  const speech = ringSpeech(carrier)
  const ringOnce = (startMs: number): Strip => {
    cancel = time.after(startMs + ringMs - time.nowMs(), () => {
      strip = ringOnce(startMs + ringMs)
    })
    return line.begin({ track: 'out', who: 'carrier', speech, tone: 'ringing', startMs })
  }
  let cancel = () => {}
  let strip = ringOnce(time.nowMs())
  return {
    stop() {
      cancel()
      line.cut(strip, time.nowMs())
    },
  }
}

async function ringAll(act: Act, { callerId, outcome }: Asked, targets: DialTarget[]): Promise<Line | null> {
  const { carrier, line, signal, verb } = act
  const timeoutMs = countIn(verb, 'timeout', { least: 1, most: 600, otherwise: 30 }) * 1_000
  const children = targets.map((target) => ({ target, child: openChild(act, target, callerId) }))
  const cancelAll = () => {
    for (const { child } of children) cancel(act, child)
  }
  signal.addEventListener('abort', cancelAll, { once: true })
  let winner: Line | null = null
  const ringOne = async ({ target, child }: (typeof children)[number]): Promise<void> => {
    outcome.child ??= child
    try {
      await ringPhone(carrier, child, timeoutMs)
      await greet(act, child, target)
    } catch (error) {
      if (!(error instanceof CallStopped)) throw error
      if (!winner) Object.assign(outcome, { status: endOf(child), child })
      return
    }
    if (winner) return cancel(act, child)
    winner = child
    Object.assign(outcome, { status: 'completed', child })
    for (const other of children) if (other.child !== child) cancel(act, other.child)
  }
  await Promise.all(children.map(ringOne))
  signal.removeEventListener('abort', cancelAll)
  if (signal.aborted || line.over.signal.aborted) throw new CallStopped()
  return winner
}

function openChild({ carrier, line }: Act, target: DialTarget, from: string): Line {
  const { accountSid, sid } = line.row
  const child = openLine(carrier, {
    ...{ accountSid, from, to: target.to ?? '', statusCallback: target.statusCallback },
    ...{ parentSid: sid, direction: 'outbound-dial', status: 'queued' },
  })
  tellStatus(carrier, child, { event: 'initiated', sipCode: '100' })
  ring(carrier, child)
  return child
}

/** Keys for the phone that answered, then what only its ear hears. */
async function greet(act: Act, child: Line, { sendDigits, whisper }: DialTarget): Promise<void> {
  await pressKeys(act.carrier, child, sendDigits)
  if (whisper) await act.follow(child, { ask: { address: whisper } })
}

function cancel({ carrier }: Act, child: Line): void {
  const status = child.answeredMs === null ? 'canceled' : 'completed'
  endCall(carrier, child, { status, reason: 'The other side ended it.' })
}

function endOf({ row }: Line): DialOutcome['status'] {
  const { status } = row
  return status === 'busy' || status === 'no-answer' || status === 'failed' || status === 'canceled'
    ? status
    : 'completed'
}
