import { callParams } from '#carrier-emulator/calls/call-params.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { recordedSeconds, recordingUrl } from '#carrier-emulator/calls/recording-callbacks.ts'
import { secondsOf } from '#carrier-emulator/calls/seconds.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { showDate } from '#carrier-emulator/rest-route.ts'
import type { CallEvent } from '#carrier-emulator/rows.ts'

/** A call, while it has a line and afterwards. */
export type Told = Pick<Line, 'row' | 'callbacks' | 'recordings'>

/** Reports how a call goes to its status callback, numbered in order, if it wants to know of this. */
export function tellStatus(
  carrier: Carrier,
  line: Told,
  { event, sipCode }: { event: CallEvent; sipCode: string },
): void {
  const { row } = line
  const account = carrier.state.rows.accounts.get(row.accountSid)
  const { url, method, events } = row.statusCallback
  if (url === '' || !account || !events.includes(event)) return
  const params: Record<string, string> = {
    ...callParams(line),
    Timestamp: showDate(carrier.clock.nowMs()),
    CallbackSource: 'call-progress-events',
    SequenceNumber: String(line.callbacks++),
    ...(event === 'initiated' ? { CallStatus: 'initiated' } : { SipResponseCode: sipCode }),
    ...(event === 'completed' ? { ...durations(row.durationMs), ...recorded(carrier, line) } : {}),
  }
  callFaultyWebhook(carrier, {
    ...{ event: 'call-status', sid: row.sid, authToken: account.authToken, params },
    ...{ primary: { url, method }, fallback: null, read: () => null },
  })
}

/** The recording a call was placed with. */
function recorded(carrier: Carrier, { recordings }: Told): Record<string, string> {
  const row = recordings.find(({ source }) => source === 'OutboundAPI')
  if (!row) return {}
  const RecordingUrl = recordingUrl(carrier, row)
  return { RecordingSid: row.sid, RecordingUrl, RecordingDuration: String(recordedSeconds(row)) }
}

/** Seconds, and minutes begun. */
function durations(durationMs: number | null): Record<string, string> {
  const seconds = secondsOf(durationMs)
  return { CallDuration: String(seconds), Duration: String(Math.ceil(seconds / 60)) }
}
