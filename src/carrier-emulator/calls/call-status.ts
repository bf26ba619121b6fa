import type { Line } from '#carrier-emulator/calls/line.ts'
import { tellStatus } from '#carrier-emulator/calls/status-callbacks.ts'
import { heardEntry } from '#carrier-emulator/calls/strip.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { CallRow, HeardEntry } from '#carrier-emulator/rows.ts'

/** The phone rings. */
export function ring(carrier: Carrier, line: Line): void {
  if (line.row.status !== 'queued') return
  change(carrier, line, { status: 'ringing' })
  tellStatus(carrier, line, { event: 'ringing', sipCode: '180' })
}

/** Somebody, or the answer document, takes the call. */
export function answer(carrier: Carrier, line: Line): void {
  if (line.answeredMs !== null || line.over.signal.aborted) return
  line.answeredMs = carrier.callTime.nowMs()
  change(carrier, line, { status: 'in-progress', startMs: carrier.clock.nowMs() })
  tellStatus(carrier, line, { event: 'answered', sipCode: '200' })
  const cancelLimit = carrier.callTime.after(line.limitMs, () =>
    endCall(carrier, line, { status: 'completed', reason: 'The call reached its longest time.' }),
  )
  line.over.signal.addEventListener('abort', cancelLimit, { once: true })
}

type FinalStatus = 'completed' | 'busy' | 'failed' | 'no-answer' | 'canceled'

const sipCodes: Record<FinalStatus, string> = {
  completed: '200',
  busy: '486',
  failed: '404',
  'no-answer': '480',
  canceled: '487',
}

/** The call is over; all that still sounds breaks off. Does nothing the second time. */
export function endCall(
  carrier: Carrier,
  line: Line,
  end: { status: FinalStatus; reason?: string; sipCode?: string },
): void {
  if (line.over.signal.aborted) return
  const { status, reason = null, sipCode = sipCodes[status] } = end
  const nowMs = carrier.callTime.nowMs()
  line.mouth.stop()
  line.player.stop(nowMs)
  for (const strip of line.strips.slice(-20)) line.cut(strip, nowMs)
  for (const recorder of [...line.recorders]) recorder.stop(nowMs)
  const durationMs = line.answeredMs === null ? null : Math.round(nowMs - line.answeredMs)
  const endMs = carrier.clock.nowMs()
  change(carrier, line, { status, endMs, durationMs, heard: heardOn(carrier, line), reason })
  // Whoever works on the call sees its last status when it is told to stop.
  line.over.abort()
  line.program?.abort()
  carrier.lines.delete(line.row.sid)
  tellStatus(carrier, line, { event: 'completed', sipCode })
}

/** What the ear at this phone heard so far. */
export function heardOn(carrier: Carrier, line: Line): HeardEntry[] {
  const zeroMs = line.answeredMs ?? carrier.callTime.nowMs()
  const nowMs = carrier.callTime.nowMs()
  const ear = { zeroMs, nowMs, deaf: line.phone.deaf }
  return line.strips.map((strip) => heardEntry(strip, ear)).filter((entry) => entry !== null)
}

function change(
  carrier: Carrier,
  line: Line,
  { reason = null, ...fields }: Partial<CallRow> & { reason?: string | null },
): void {
  carrier.state.put('calls', line.row.sid, { ...fields, updatedMs: carrier.clock.nowMs() })
  const { sid, direction, status, from, to } = line.row
  note(carrier, { kind: 'call', sid, direction, status, from, to, reason })
  line.changed()
}
