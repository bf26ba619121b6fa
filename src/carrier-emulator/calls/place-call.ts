import { ring } from '#carrier-emulator/calls/call-status.ts'
import {
  type DetectionOptions,
  detectMachine,
  keepAnsweredBy,
  tellAnsweredBy,
} from '#carrier-emulator/calls/detect-machine.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { openLine } from '#carrier-emulator/calls/open-line.ts'
import { pressKeys } from '#carrier-emulator/calls/press-keys.ts'
import { runProgram } from '#carrier-emulator/calls/program.ts'
import { startRecording } from '#carrier-emulator/calls/record.ts'
import type { RecordingAsked } from '#carrier-emulator/calls/recording-asked.ts'
import { ringPhone } from '#carrier-emulator/calls/ring-phone.ts'
import type { Source } from '#carrier-emulator/calls/source.ts'
import { tellStatus } from '#carrier-emulator/calls/status-callbacks.ts'
import { pause, quietly } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { CallRow, HookAddress } from '#carrier-emulator/rows.ts'

export type PlacedCall = {
  accountSid: string
  from: string
  to: string
  callerName: string | null
  statusCallback: CallRow['statusCallback']
  source: Source
  /** How long it rings. */
  timeoutMs: number
  /** The longest it may last; null for the carrier's own limit. */
  limitMs: number | null
  /** Keys to press once somebody answers, `w` for half a second. */
  sendDigits: string
  /** What to record from the answer on. */
  recording: Omit<RecordingAsked, 'source'> | null
  detection: (DetectionOptions & { callback: HookAddress | null; isAsync: boolean }) | null
}

const queueMs = 50

/** An account calls a phone: it rings, and whoever answers gets the document. Answers the queued call. */
export function placeCall(carrier: Carrier, call: PlacedCall): Line {
  const { accountSid, from, to, callerName, statusCallback, limitMs } = call
  const numberSid = carrier.state.numberByPhone(from)?.sid ?? null
  const line = openLine(carrier, {
    ...{ accountSid, from, to, callerName, statusCallback, numberSid },
    ...{ direction: 'outbound-api', status: 'queued' },
  })
  line.limitMs = limitMs ?? line.limitMs
  quietly(carrier, run(carrier, line, call))
  return line
}

async function run(carrier: Carrier, line: Line, call: PlacedCall): Promise<void> {
  const { detection, recording, sendDigits, timeoutMs, source } = call
  await pause(carrier, line.over.signal, queueMs)
  tellStatus(carrier, line, { event: 'initiated', sipCode: '100' })
  ring(carrier, line)
  await ringPhone(carrier, line, timeoutMs)
  if (recording) startRecording(carrier, line, { ...recording, source: 'OutboundAPI' })
  if (detection?.isAsync)
    quietly(
      carrier,
      detectMachine(carrier, line, detection).then((result) =>
        tellAnsweredBy(carrier, line, { result, callback: detection.callback }),
      ),
    )
  else if (detection) keepAnsweredBy(carrier, line, await detectMachine(carrier, line, detection))
  await pressKeys(carrier, line, sendDigits)
  runProgram(carrier, line, source)
}
