import type { Line } from '#carrier-emulator/calls/line.ts'
import { type Carrier, noteTrouble } from '#carrier-emulator/carrier.ts'

/** Why work on a call stopped: it ended, or something else took it over. */
export class CallStopped extends Error {
  constructor() {
    super('The work on this call was stopped.')
  }
}

/**
 * Waits until `start` resolves. `start` answers how to give up; that happens, and CallStopped is thrown, when the
 * signal says so first.
 */
export function until<Value>(
  signal: AbortSignal,
  start: (resolve: (value: Value) => void) => () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new CallStopped())
      return
    }
    let giveUp = (): void => {}
    const stop = () => {
      // First of all: what is given up may be what was waited for.
      reject(new CallStopped())
      giveUp()
    }
    signal.addEventListener('abort', stop, { once: true })
    giveUp = start((value) => {
      signal.removeEventListener('abort', stop)
      resolve(value)
    })
  })
}

/** Waits in call time. Throws CallStopped. */
export function pause(carrier: Carrier, signal: AbortSignal, waitMs: number): Promise<void> {
  return until<void>(signal, (resolve) => carrier.callTime.after(waitMs, resolve))
}

/** Resolves when the call is answered. Throws CallStopped when it ends before. */
export function answered(line: Line): Promise<void> {
  return until<void>(line.over.signal, (resolve) => {
    const look = () => {
      if (line.answeredMs === null) return
      stop()
      resolve()
    }
    const stop = line.watch({ changed: look })
    look()
    return stop
  })
}

/** Lets work go on by itself. That it stopped with its call is no trouble. */
export function quietly(carrier: Carrier, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!(error instanceof CallStopped)) noteTrouble(carrier, error)
  })
}
