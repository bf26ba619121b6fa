import type { SendOutcome } from '#telephony/ports.ts'

const busyAfterMs = 1000
const keysAfterMs = 30_000

/** 429 was never taken; other refusals were judged and are final; anything else may have been taken. */
export function readFailure(error: unknown): SendOutcome {
  const status = statusOf(error)
  const code = codeOf(error)
  if (status === 429) return { kind: 'busy', afterMs: busyAfterMs, error: 'The carrier is busy.' }
  if (status !== null && status >= 400 && status < 500) {
    // The account's keys or state: nothing was taken, and it is worth trying when the owner has mended it.
    if (status === 401 || status === 403)
      return { kind: 'busy', afterMs: keysAfterMs, error: `The carrier refused our keys (${status}).` }
    return { kind: 'refused', code, error: `The carrier refused it (${code ?? status}).` }
  }
  if ((error as { code?: unknown }).code === 'ECONNREFUSED')
    return { kind: 'busy', afterMs: busyAfterMs, error: 'The carrier cannot be reached.' }
  return {
    kind: 'unknown',
    error: status === null ? 'The carrier did not answer.' : `The carrier failed (${status}).`,
  }
}

/** The HTTP status of an answer; null where none came. */
export function statusOf(error: unknown): number | null {
  const { status } = error as { status?: unknown }
  return typeof status === 'number' ? status : null
}

/** Twilio's own code of a refusal. */
export function codeOf(error: unknown): number | null {
  const { code } = error as { code?: unknown }
  return typeof code === 'number' ? code : null
}
