import { createHash } from 'node:crypto'
import { AppError } from '#platform/errors.ts'
import { measureApart } from '#telephony/server/measure-apart.ts'
import type { RecordingMeasure } from '#telephony/server/measure-recording.ts'
import { recordingsChannel } from '#telephony/server/receive-recording.ts'
import type { RecordingDeps } from '#telephony/server/record-deps.ts'
import {
  claimRecording,
  type DueRecording,
  keepStored,
  settleRecording,
} from '#telephony/server/recording-store.ts'

/** Two hours of both sides, the longest a call may be, and a little. */
const maxBytes = 240_000_000
/** Tried for about two days: from a few seconds apart to an hour. */
const maxAttempts = 55
const shortestWaitMs = 5_000
const longestWaitMs = 3_600_000
/** The carrier counts whole seconds; what lacks more than this has not all been handed out. */
const mostMissingMs = 2_000
/** A shorter recording than the carrier speaks of is kept as it is after so many tries for the rest. */
const mostHopes = 8
const everyMs = 15_000
const patienceMs = 5_000

/** Fetches what was recorded, as it becomes whole and again every quarter of a minute, until it is stopped. */
export function runRecordingFetches(deps: RecordingDeps): { stop(): Promise<void> } {
  let isStopped = false
  let isAskedAgain = false
  let running: Promise<void> | null = null
  const fetchAll = async () => {
    do {
      isAskedAgain = false
      while (!isStopped && (await fetchRecording(deps)));
    } while (isAskedAgain && !isStopped)
  }
  const look = () => {
    isAskedAgain = true
    running ??= fetchAll()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'recordings wait'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(look, everyMs)
  const stopListening = deps.db.bus.listen(recordingsChannel, look)
  look()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      stopListening()
      // One that is being fetched is taken up again after the next start.
      const patience = new Promise<void>((done) => setTimeout(done, patienceMs).unref())
      await Promise.race([running, patience])
    },
  }
}

/**
 * Takes up the next recording that is due: one that is still at the carrier is stored, a stored one is removed there.
 * False when none is due.
 */
export async function fetchRecording(deps: RecordingDeps): Promise<boolean> {
  const recording = await claimRecording(deps.db)
  if (!recording) return false
  try {
    await (recording.store === 'remote' ? store(deps, recording) : purge(deps, recording))
  } catch (error) {
    deps.log.warn({ err: error, recordingId: recording.id }, 'a recording waits')
    await putOff(deps, recording, problemOf(error))
  }
  return true
}

async function store(deps: RecordingDeps, recording: DueRecording): Promise<void> {
  const found = await deps.calls(recording.connectionId).fetchRecording(recording.sid, maxBytes)
  if (!found) return settleRecording(deps, recording, { store: 'gone', problem: 'lost', tryAt: null })
  const answer = await measureApart(found)
  if (!('measure' in answer)) throw new Unusable('unreadable', answer.problem)
  const { bytes, measure } = answer
  const isShort = isShorter(recording, measure)
  if (isShort && recording.attempts < mostHopes)
    throw new Unusable('shorter', `The carrier handed out ${measure.durationMs} ms of ${recording.toldMs}.`)
  const key = `${recording.teamId}/recordings/${recording.id}.wav`
  await deps.blobs.put(key, bytes)
  await verify(deps, key, measure.sha256)
  const problem = isShort ? 'shorter' : null
  const isOurs = await keepStored(deps, recording, { measure, bytes: bytes.byteLength, problem })
  if (!isOurs) return deps.blobs.remove(key)
  // What is not all there stays at the carrier, where the rest may be.
  if (!isShort) await purge(deps, { ...recording, attempts: 0 })
}

function isShorter({ toldMs }: DueRecording, { durationMs }: RecordingMeasure): boolean {
  return toldMs !== null && durationMs < toldMs - mostMissingMs
}

/** The carrier's copy is removed only once ours has been read back and is the same. */
async function verify(deps: RecordingDeps, key: string, sha256: string): Promise<void> {
  const { stream } = await deps.blobs.read(key)
  const hash = createHash('sha256')
  for await (const part of stream) hash.update(part)
  if (hash.digest('hex') !== sha256) throw new Error('A recording was not stored as it was fetched.')
}

async function purge(deps: RecordingDeps, recording: DueRecording): Promise<void> {
  try {
    await deps.calls(recording.connectionId).deleteRecording(recording.sid)
  } catch (error) {
    deps.log.warn(
      { err: error, recordingId: recording.id },
      'a recording could not be removed at the carrier',
    )
    const tryAt = recording.attempts < maxAttempts ? laterThan(deps, recording) : null
    return settleRecording(deps, recording, { store: 'stored', problem: null, tryAt })
  }
  await settleRecording(deps, recording, { store: 'purged', problem: null, tryAt: null })
}

async function putOff(deps: RecordingDeps, recording: DueRecording, problem: string): Promise<void> {
  const isHopeless = problem === 'too-large' || recording.attempts >= maxAttempts
  await settleRecording(deps, recording, {
    store: isHopeless ? 'gone' : 'remote',
    problem,
    tryAt: isHopeless ? null : laterThan(deps, recording),
  })
}

function laterThan(deps: RecordingDeps, { attempts }: DueRecording): Date {
  const waitMs = Math.min(longestWaitMs, shortestWaitMs * 2 ** Math.max(0, attempts - 1))
  return new Date(deps.clock.now().getTime() + waitMs)
}

class Unusable extends Error {
  readonly problem: string
  constructor(problem: string, message: string) {
    super(message)
    this.problem = problem
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Unusable) return error.problem
  return error instanceof AppError && error.code === 'too_large' ? 'too-large' : 'unfetched'
}
