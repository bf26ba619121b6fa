import { parentPort, workerData } from 'node:worker_threads'
import { createFlite } from './flite/flite.ts'
import { type SpokenSentence, speakSentence } from './flite/speak-sentence.ts'
import { createLookUp } from './flite/word-sounds.ts'
import type { WorkerAnswer } from './worker-pool.ts'

// Speaks in a thread of its own: a sentence takes tens of milliseconds, too long for a thread that answers requests.

export interface SpeakRequest {
  spoken: string
  voice: string
}

const port = parentPort
if (!port) throw new Error('The voice runs in a worker thread.')

const flite = createFlite((workerData as { program: WebAssembly.Module }).program)
const lookUp = createLookUp(flite)

port.on('message', (request: SpeakRequest) => {
  const message = answer(request)
  port.postMessage(message, 'answer' in message ? [message.answer.samples.buffer] : [])
  // Made ready while nobody waits.
  flite.prepare()
})

function answer(request: SpeakRequest): WorkerAnswer<SpokenSentence> {
  try {
    return { answer: speakSentence({ flite, lookUp }, request) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
