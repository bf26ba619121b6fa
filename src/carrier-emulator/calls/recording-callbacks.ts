import { secondsOf } from '#carrier-emulator/calls/seconds.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { showDate } from '#carrier-emulator/rest-route.ts'
import type { RecordingEvent, RecordingRow } from '#carrier-emulator/rows.ts'

/** Reports how a recording stands to its callback, if it wants to know of this. */
export function tellRecording(carrier: Carrier, row: RecordingRow): void {
  const account = carrier.state.rows.accounts.get(row.accountSid)
  const { url, method, events } = row.callback
  const event: RecordingEvent | null = eventOf(row)
  if (url === '' || !account || event === null || !events.includes(event)) return
  const params: Record<string, string> = {
    ...{ AccountSid: row.accountSid, CallSid: row.callSid, RecordingSid: row.sid },
    ...{ RecordingStatus: row.status, RecordingSource: row.source, RecordingTrack: row.track },
    RecordingChannels: String(row.channels),
    RecordingStartTime: showDate(row.startMs),
    RecordingUrl: recordingUrl(carrier, row),
    ErrorCode: String(row.errorCode ?? 0),
  }
  if (row.conferenceSid !== null) params.ConferenceSid = row.conferenceSid
  if (event !== 'in-progress') params.RecordingDuration = String(recordedSeconds(row))
  callFaultyWebhook(carrier, {
    ...{ event: 'recording', sid: row.sid, authToken: account.authToken, params },
    ...{ primary: { url, method }, fallback: null, read: () => null },
  })
}

function eventOf({ status }: RecordingRow): RecordingEvent | null {
  if (status === 'failed') return 'absent'
  return status === 'in-progress' || status === 'completed' || status === 'absent' ? status : null
}

/** Where its sound is; `.wav` may follow. */
export function recordingUrl(carrier: Carrier, { accountSid, sid }: RecordingRow): string {
  return `${carrier.baseUrl}/2010-04-01/Accounts/${accountSid}/Recordings/${sid}`
}

/** Whole seconds; -1 while it is not known. */
export function recordedSeconds({ durationMs }: RecordingRow): number {
  if (durationMs === null) return -1
  return durationMs === 0 ? 0 : secondsOf(durationMs)
}
