import { parentPort, workerData } from 'node:worker_threads'
import { type MeasureAnswer, measureRecording } from '#telephony/server/measure-recording.ts'

// Half an hour of both sides is 58 MB: looking through it takes longer than a thread that carries calls may stand still.

const { bytes } = workerData as { bytes: Uint8Array<ArrayBuffer> }
parentPort?.postMessage(look(), [bytes.buffer])

function look(): MeasureAnswer {
  try {
    return { bytes, measure: measureRecording(bytes) }
  } catch (error) {
    return { bytes, problem: error instanceof Error ? error.message : String(error) }
  }
}
