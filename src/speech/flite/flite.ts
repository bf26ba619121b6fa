import { createSystemCalls, ProgramExit } from './system-calls.ts'

/** The program flite, run like a command; each run has a memory of its own, so nothing of the last one stays. */
export interface Flite {
  /** Throws an Error when the program cannot finish. */
  run(given: readonly string[]): { sound: Uint8Array | null; printed: string }
  /** Makes ready for the next runs, which takes longer than a short word does to speak. */
  prepare(): void
}

const soundFile = 'sound.wav'
// A sentence takes two: one speaks, one spells words out as sounds.
const mostReady = 2

export function createFlite(program: WebAssembly.Module): Flite {
  const ready: Prepared[] = []
  return {
    run: (given) => (ready.pop() ?? prepareRun(program))(given),
    prepare: () => {
      while (ready.length < mostReady) ready.push(prepareRun(program))
    },
  }
}

type Prepared = Flite['run']

function prepareRun(program: WebAssembly.Module): Prepared {
  const given: string[] = ['flite']
  const calls = createSystemCalls(given, () => instance.exports.memory as WebAssembly.Memory)
  const instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: calls.imports })
  const start = instance.exports._start as () => void
  return (words) => {
    given.push(...words, '-o', soundFile)
    try {
      start()
    } catch (error) {
      if (!(error instanceof ProgramExit)) throw error
      if (error.code !== 0)
        throw new Error(`flite ended with code ${error.code}: ${calls.printed()}`, { cause: error })
    }
    return { sound: calls.file(soundFile), printed: calls.printed() }
  }
}
