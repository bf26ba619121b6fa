import { callParams } from '#carrier-emulator/calls/call-params.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { until } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import type { HookAddress } from '#carrier-emulator/rows.ts'

export type DetectionOptions = {
  /** Whether to wait until the greeting of a machine has ended. */
  waitsForEnd: boolean
  timeoutMs: number
  /** So much speech is a machine. */
  speechMs: number
  /** So much silence ends a greeting. */
  endSilenceMs: number
  /** Silence from the start on. */
  silenceMs: number
}

export type AnsweredBy =
  | 'human'
  | 'fax'
  | 'machine_start'
  | 'machine_end_beep'
  | 'machine_end_silence'
  | 'machine_end_other'
  | 'unknown'
export type Detection = { answeredBy: AnsweredBy; durationMs: number }

/** Listens who answered, by how long the greeting is and what ends it. Throws CallStopped when the call ends first. */
export function detectMachine(carrier: Carrier, line: Line, options: DetectionOptions): Promise<Detection> {
  const time = carrier.callTime
  const startMs = time.nowMs()
  return until(line.over.signal, (resolve) => {
    let firstMs: number | null = null
    let isMachine = false
    let cancelNext = () => {}
    const stopListening = line.listen({
      speechBegan({ startMs: atMs }) {
        cancelNext()
        firstMs ??= atMs
        if (!isMachine) wait(firstMs + options.speechMs, foundMachine)
      },
      speechEnded({ endMs }) {
        cancelNext()
        wait(endMs + options.endSilenceMs, () => finish(isMachine ? 'machine_end_silence' : 'human'))
      },
      tone({ tone }) {
        if (tone === 'fax') finish('fax')
        else if (tone === 'beep') finish(options.waitsForEnd ? 'machine_end_beep' : 'machine_start')
      },
    })
    const cancelTimeout = time.after(options.timeoutMs, () =>
      finish(isMachine ? 'machine_end_other' : 'unknown'),
    )
    function wait(untilMs: number, run: () => void): void {
      cancelNext = time.after(untilMs - time.nowMs(), run)
    }
    function foundMachine(): void {
      isMachine = true
      if (!options.waitsForEnd) finish('machine_start')
    }
    function finish(answeredBy: AnsweredBy): void {
      giveUp()
      resolve({ answeredBy, durationMs: Math.round(time.nowMs() - startMs) })
    }
    const giveUp = () => {
      stopListening()
      cancelNext()
      cancelTimeout()
    }
    wait(startMs + options.silenceMs, () => finish('unknown'))
    return giveUp
  })
}

export function keepAnsweredBy(carrier: Carrier, line: Line, { answeredBy, durationMs }: Detection): void {
  const detectionMs = durationMs
  carrier.state.put('calls', line.row.sid, { answeredBy, detectionMs, updatedMs: carrier.clock.nowMs() })
}

/** Reports who answered while the call already goes on. */
export function tellAnsweredBy(
  carrier: Carrier,
  line: Line,
  { result, callback }: { result: Detection; callback: HookAddress | null },
): void {
  keepAnsweredBy(carrier, line, result)
  const { accountSid, sid } = line.row
  const authToken = carrier.state.rows.accounts.get(accountSid)?.authToken ?? ''
  if (callback)
    callFaultyWebhook(carrier, {
      ...{ event: 'answered-by', sid, authToken, params: callParams(line) },
      ...{ primary: callback, fallback: null, read: () => null },
    })
}
