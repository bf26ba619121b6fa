import { endCall } from '#carrier-emulator/calls/call-status.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { openLine } from '#carrier-emulator/calls/open-line.ts'
import { runProgram } from '#carrier-emulator/calls/program.ts'
import type { ArrivingCall, Carrier } from '#carrier-emulator/carrier.ts'
import { Problem } from '#carrier-emulator/problem.ts'
import type { NumberRow } from '#carrier-emulator/rows.ts'

/**
 * A phone calls a number of an account: the number's voice webhook says what happens. A number nobody has is a
 * `not_found` problem, one of a suspended account a `conflict`.
 */
export function receiveCall(carrier: Carrier, { from, to, callerName }: ArrivingCall): Line {
  const number = carrier.state.numberByPhone(to)
  const errors = [{ path: 'to', message: 'Unknown number.' }]
  if (!number) throw new Problem('not_found', 'No account has this number.', errors)
  const account = carrier.state.rows.accounts.get(number.accountSid)
  if (account?.status !== 'active') throw new Problem('conflict', 'The account of this number is not active.')
  return receiveAt(carrier, number, { from, to, callerName })
}

/** The call at a number of an account that is active. */
export function receiveAt(carrier: Carrier, number: NumberRow, { from, to, callerName }: ArrivingCall): Line {
  const line = openLine(carrier, {
    ...{ accountSid: number.accountSid, from, to, direction: 'inbound', status: 'ringing' },
    ...{ numberSid: number.sid, callerName },
    statusCallback: {
      url: number.statusCallback,
      method: number.statusCallbackMethod,
      events: ['completed'],
    },
  })
  const address = { url: number.voiceUrl, method: number.voiceMethod }
  const fallback = { url: number.voiceFallbackUrl, method: number.voiceFallbackMethod }
  if (address.url === '')
    endCall(carrier, line, { status: 'failed', reason: 'The number has no voice address.' })
  else runProgram(carrier, line, { ask: { address, fallback } })
  return line
}
