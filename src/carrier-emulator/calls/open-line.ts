import { createLine } from '#carrier-emulator/calls/create-line.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'
import { newSid } from '#carrier-emulator/sid.ts'

type NewCall = Pick<CallRow, 'accountSid' | 'from' | 'to' | 'direction' | 'status' | 'statusCallback'> &
  Partial<CallRow>

/** Makes the call's row and its line. */
export function openLine(carrier: Carrier, call: NewCall): Line {
  const sid = newSid('CA')
  const nowMs = carrier.clock.nowMs()
  const row = carrier.state.put('calls', sid, {
    ...{ parentSid: null, numberSid: null, callerName: null, forwardedFrom: null, answeredBy: null },
    detectionMs: null,
    ...{ startMs: null, endMs: null, durationMs: null, heard: [] },
    ...{ sid, createdMs: nowMs, updatedMs: nowMs, ...call },
  })
  const line = createLine(carrier, row)
  carrier.lines.set(sid, line)
  const { direction, status, from, to } = row
  note(carrier, { kind: 'call', sid, direction, status, from, to, reason: null })
  return line
}
