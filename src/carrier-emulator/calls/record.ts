import type { Line, Recorder } from '#carrier-emulator/calls/line.ts'
import type { RecordingAsked } from '#carrier-emulator/calls/recording-asked.ts'
import { tellRecording } from '#carrier-emulator/calls/recording-callbacks.ts'
import { lengthOf, renderChannel, type Stretch, trim } from '#carrier-emulator/calls/render-recording.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { RecordingRow } from '#carrier-emulator/rows.ts'
import { newSid } from '#carrier-emulator/sid.ts'
import { encodeWav } from '#kit/audio/encode-wav.ts'

/** A line, or a conference, which goes by the call that began it. */
export type Recorded = Pick<Line, 'row' | 'strips' | 'recorders' | 'recordings'>

/** Records a line from now on, until it is stopped or the call ends. */
export function startRecording(carrier: Carrier, line: Recorded, asked: RecordingAsked): Recorder {
  const { source, channels, track, callback, conferenceSid = null, isTrimmed } = asked
  const { strips } = line
  const nowMs = carrier.clock.nowMs()
  const sid = newSid('RE')
  const row = carrier.state.put('recordings', sid, {
    ...{ sid, source, channels, track, callback, conferenceSid },
    ...{ accountSid: line.row.accountSid, callSid: line.row.sid, status: 'in-progress' },
    ...{ createdMs: nowMs, updatedMs: nowMs, startMs: nowMs },
    ...{ durationMs: null, errorCode: null, hasSound: false },
  })
  const startMs = carrier.callTime.nowMs()
  const stretches: Stretch[] = [{ fromMs: startMs, toMs: Number.POSITIVE_INFINITY, isMuted: false }]
  const begin = (atMs: number, isMuted: boolean) => {
    const last = stretches.at(-1)
    if (last) last.toMs = Math.min(last.toMs, atMs)
    stretches.push({ fromMs: atMs, toMs: Number.POSITIVE_INFINITY, isMuted })
  }
  const recorder: Recorder = {
    sid,
    pause(isPaused, how) {
      const atMs = carrier.callTime.nowMs()
      begin(atMs, isPaused)
      // What is skipped leaves no gap.
      if (isPaused && how === 'skip') stretches.pop()
      setStatus(carrier, row, { status: isPaused ? 'paused' : 'in-progress' })
    },
    stop(atMs) {
      if (!line.recorders.delete(recorder)) return row.durationMs ?? 0
      const last = stretches.at(-1)
      if (last) last.toMs = Math.min(last.toMs, atMs)
      const heard = strips.filter(
        (strip) => isOnTrack(strip, track) && strip.endMs > startMs && strip.startMs < atMs,
      )
      const kept = trim(stretches, heard, isTrimmed)
      keep(carrier, row, { strips: heard, stretches: kept })
      return row.durationMs ?? 0
    },
  }
  line.recorders.add(recorder)
  line.recordings.push(row)
  dropOldest(carrier)
  tellRecording(carrier, row)
  return recorder
}

function dropOldest({ mediaStore, settings, state }: Carrier): void {
  const { recordings } = state.rows
  const oldest = recordings.size > settings.limits.calls ? recordings.keys().next().value : undefined
  if (oldest === undefined) return
  state.drop('recordings', oldest)
  mediaStore.drop(oldest)
}

function isOnTrack(strip: Strip, track: RecordingRow['track']): boolean {
  return track === 'both' || strip.track === (track === 'inbound' ? 'in' : 'out')
}

/** Writes the sound down, and reports when it can be had. */
function keep(
  carrier: Carrier,
  row: RecordingRow,
  { strips, stretches }: { strips: Strip[]; stretches: Stretch[] },
): void {
  const durationMs = lengthOf(stretches)
  const { hits, waitMs } = decideFaults(carrier, row)
  const failure = durationMs === 0 ? 'absent' : hits.find((fault) => fault !== 'delay')
  const hasSound = failure === undefined && carrier.settings.speech === 'voice'
  if (hasSound) carrier.mediaStore.keep(row.sid, Buffer.from(encode(row, strips, stretches)))
  setStatus(carrier, row, { status: 'processing', durationMs, hasSound })
  carrier.callTime.after(carrier.settings.timing.recordingMs + waitMs * carrier.settings.pace, () => {
    if (failure === 'absent') setStatus(carrier, row, { status: 'absent' })
    else if (failure) setStatus(carrier, row, { status: 'failed', errorCode: 16_101 })
    else setStatus(carrier, row, { status: 'completed' })
    tellRecording(carrier, row)
  })
}

/** Channel 1 is the phone's side, channel 2 ours. */
function encode({ channels }: RecordingRow, strips: Strip[], stretches: Stretch[]): Uint8Array {
  const side = (track: Strip['track']) => strips.filter((strip) => strip.track === track)
  const sound =
    channels === 2
      ? [renderChannel(side('in'), stretches), renderChannel(side('out'), stretches)]
      : [renderChannel(strips, stretches)]
  return encodeWav({ sampleRate: 8_000, channels: sound })
}

function decideFaults(carrier: Carrier, { sid, callSid }: RecordingRow): { hits: string[]; waitMs: number } {
  const call = carrier.state.rows.calls.get(callSid)
  const hits = carrier.faults.decide('recording', { to: call?.to ?? '', from: call?.from ?? '' })
  for (const { entry } of hits)
    note(carrier, { kind: 'fault', on: 'recording', fault: entry.fault, sid, waitMs: entry.delayMs ?? 0 })
  const waitMs = hits.reduce(
    (sum, { entry }) => sum + (entry.fault === 'delay' ? (entry.delayMs ?? 1_000) : 0),
    0,
  )
  return { hits: hits.map(({ entry }) => entry.fault), waitMs }
}

function setStatus(carrier: Carrier, row: RecordingRow, fields: Partial<RecordingRow>): void {
  // A recording that was deleted meanwhile stays deleted.
  if (carrier.state.rows.recordings.has(row.sid))
    carrier.state.put('recordings', row.sid, { ...fields, updatedMs: carrier.clock.nowMs() })
  else Object.assign(row, fields)
}
