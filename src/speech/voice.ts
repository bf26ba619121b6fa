import { LRUCache } from 'lru-cache'
import type { SpokenSentence } from './flite/speak-sentence.ts'
import { joinSentences } from './join-sentences.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { compileFlite, startVoiceWorker } from './start-voice-worker.ts'
import type { Utterance, VoiceName } from './utterance.ts'
import type { SpeakRequest } from './voice-worker.ts'
import { openWorkerPool, type WorkerPool } from './worker-pool.ts'

export { estimateUtterance } from './estimate-utterance.ts'
export type { Utterance, VoiceName } from './utterance.ts'

export interface Voice {
  /** Takes any text; rejects only when the engine cannot run, or after `close`. A text without a word is no sound. */
  speak(text: string, options?: { voice?: VoiceName }): Promise<Utterance>
  /** Starts the workers ahead of time, so that the first sentence comes as quickly as later ones. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

// About eight minutes of speech.
const mostRememberedBytes = 8_000_000

/** Flite in WebAssembly in worker threads, which are started on first use. One worker speaks for dozens of calls. */
export function openVoice({ workers = 1 }: { workers?: number } = {}): Voice {
  const remembered = new LRUCache<string, SpokenSentence>({
    maxSize: mostRememberedBytes,
    sizeCalculation: ({ samples }) => samples.byteLength + 1,
  })
  const pool = poolOnFirstUse(workers)

  const speakSentence = async ({ spoken }: Sentence, voice: VoiceName): Promise<SpokenSentence> => {
    if (spoken === '') return { samples: new Int16Array(0), spans: [] }
    const key = `${voice} ${spoken}`
    const known = remembered.get(key)
    if (known) return known
    const sentence = await pool.ask({ spoken, voice })
    remembered.set(key, sentence)
    return sentence
  }

  return {
    speak: async (text, { voice = 'slt' } = {}) => {
      const sentences = sentencesOf(text)
      const said = await inTurn(sentences, workers, async (sentence) => ({
        sentence,
        ...(await speakSentence(sentence, voice)),
      }))
      return joinSentences(said)
    },
    warmUp: async () => {
      const greet = () => pool.ask({ spoken: 'good morning.', voice: 'slt' })
      await Promise.all(Array.from({ length: workers }, greet))
    },
    close: pool.close,
  }
}

type Pool = WorkerPool<SpeakRequest, SpokenSentence>

interface PoolLater {
  ask(request: SpeakRequest): Promise<SpokenSentence>
  close(): Promise<void>
}

/** A pool that is opened when it is first asked. */
function poolOnFirstUse(size: number): PoolLater {
  let pool: Promise<Pool> | undefined
  let isClosed = false
  const open = async (): Promise<Pool> => {
    const program = await compileFlite()
    return openWorkerPool({ size, start: () => startVoiceWorker(program) })
  }
  return {
    ask: async (request) => {
      if (isClosed) throw new Error('This voice is closed.')
      pool ??= open()
      return (await pool).ask(request)
    },
    close: async () => {
      isClosed = true
      await (await pool)?.close()
    },
  }
}

/** Does at most `width` at a time and keeps the order, so that a long text leaves room for others between. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const place = next++
      const item = items[place]
      if (item !== undefined) results[place] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
