import { answer, endCall } from '#carrier-emulator/calls/call-status.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { NumberRow } from '#carrier-emulator/rows.ts'

/** One number of an account calls another: what the one plays, the other hears, and both end together. */
export function joinNumbers(carrier: Carrier, out: Line, number: NumberRow): void {
  const { from, to, callerName } = out.row
  const account = carrier.state.rows.accounts.get(number.accountSid)
  if (account?.status !== 'active') {
    endCall(carrier, out, { status: 'failed', reason: 'The account of this number is not active.' })
    return
  }
  const inbound = carrier.arriveCall(number, { from, to, callerName })
  speakThrough(carrier, out, inbound)
  speakThrough(carrier, inbound, out)
  inbound.watch({
    changed() {
      if (inbound.answeredMs !== null) answer(carrier, out)
    },
  })
  inbound.over.signal.addEventListener('abort', () => {
    const { status } = inbound.row
    const isFinal = status === 'busy' || status === 'failed' || status === 'no-answer'
    endCall(carrier, out, { status: isFinal ? status : 'completed', reason: 'The other side ended it.' })
  })
  out.over.signal.addEventListener('abort', () => {
    const status = inbound.answeredMs === null ? 'canceled' : 'completed'
    endCall(carrier, inbound, { status, reason: 'The other side ended it.' })
  })
}

/** What the carrier plays on one line is said into the other. */
function speakThrough(carrier: Carrier, from: Line, to: Line): void {
  const time = carrier.callTime
  const spoken = new Map<Strip, () => void>()
  from.watch({
    began(strip) {
      if (strip.track !== 'out') return
      for (const digit of strip.digits) to.tell('digit', digit, strip.startMs)
      if (strip.speech.text === '') return
      const said = to.mouth.begin(strip.speech, strip.startMs)
      const end = () => {
        cancel()
        spoken.delete(strip)
        to.mouth.end(said, strip.endMs)
      }
      const cancel = time.after(strip.endMs - time.nowMs(), end)
      spoken.set(strip, end)
    },
    cut: (strip) => spoken.get(strip)?.(),
  })
}
