import { tellRecording } from '#carrier-emulator/calls/recording-callbacks.ts'
import { tellStatus } from '#carrier-emulator/calls/status-callbacks.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'

/** Calls do not outlive the emulator: those a restart finds under way are over, and their accounts are told. */
export function endLostCalls(carrier: Carrier): void {
  const { calls, conferences, recordings } = carrier.state.rows
  const nowMs = carrier.clock.nowMs()
  for (const row of calls.values()) {
    if (row.endMs !== null) continue
    const callbacks = callbacksBefore(row)
    const status = row.startMs === null ? 'failed' : 'completed'
    const durationMs = row.startMs === null ? null : nowMs - row.startMs
    carrier.state.put('calls', row.sid, { status, durationMs, endMs: nowMs, updatedMs: nowMs })
    tellStatus(carrier, { row, callbacks, recordings: [] }, { event: 'completed', sipCode: '503' })
  }
  for (const row of recordings.values()) {
    if (row.status !== 'in-progress' && row.status !== 'paused' && row.status !== 'processing') continue
    carrier.state.put('recordings', row.sid, { status: 'absent', durationMs: 0, updatedMs: nowMs })
    tellRecording(carrier, row)
  }
  for (const { sid, status } of conferences.values())
    if (status !== 'completed')
      carrier.state.put('conferences', sid, {
        ...{ status: 'completed', reasonEnded: 'last-participant-left', updatedMs: nowMs },
      })
}

/** How many status callbacks a call under way has sent. */
function callbacksBefore({ direction, startMs, statusCallback: { events } }: CallRow): number {
  if (direction === 'inbound') return 0
  return events.filter((event) => event !== 'completed' && (event !== 'answered' || startMs !== null)).length
}
