import { Worker } from 'node:worker_threads'
import type { MeasureAnswer } from '#telephony/server/measure-recording.ts'

const patienceMs = 120_000

/** Measures a recording in a thread of its own. The bytes that were given are gone; use those that come back. */
export async function measureApart(given: Uint8Array): Promise<MeasureAnswer> {
  const isAlone = given.byteOffset === 0 && given.byteLength === given.buffer.byteLength
  // A copy, for a view of memory that others use too cannot be handed over.
  const bytes = isAlone ? given : new Uint8Array(given)
  const worker = new Worker(new URL('./recording-worker.ts', import.meta.url), {
    workerData: { bytes },
    transferList: [bytes.buffer as ArrayBuffer],
    execArgv: [],
  })
  try {
    return await new Promise<MeasureAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The thread that measures recordings ended too soon.')))
      setTimeout(() => reject(new Error('Measuring a recording took too long.')), patienceMs).unref()
    })
  } finally {
    await worker.terminate()
  }
}
