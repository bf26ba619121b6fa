import { soundWords } from '#ui/sound/sound-words.ts'

export interface MicrophoneSettings {
  /** A language tag, such as `en-US`. */
  language?: string
  /** What is being said, again and again until it is final; each final one is said once. */
  onWords(words: { text: string; isFinal: boolean }): void
  /** False when nothing is heard any more, whoever stopped it. */
  onListening(isListening: boolean): void
  /** What went wrong, in words for the person; listening has ended then. */
  onProblem(problem: string): void
}

export interface Microphone {
  /** Call it while a click or a key is being handled; the browser asks for leave the first time. */
  start(): void
  /** Takes no more; what was begun is still given as final. */
  stop(): void
}

/**
 * Turns speech into words with the browser's own recognition, or null where the browser has none. Some browsers
 * send the sound to their maker for that, so it is started by the person alone.
 */
export function listenToMicrophone(
  settings: MicrophoneSettings,
  Recogniser: RecogniserClass | null = browserRecogniser(),
): Microphone | null {
  if (!Recogniser) return null
  const { language = 'en-US', onWords, onListening, onProblem } = settings
  let isWanted = false
  let running: Recogniser | null = null
  let idleEnds = 0

  const end = () => {
    isWanted = false
    running = null
    onListening(false)
  }
  const begin = () => {
    const recogniser = new Recogniser()
    running = recogniser
    recogniser.lang = language
    recogniser.continuous = true
    recogniser.interimResults = true
    recogniser.onresult = (event) => {
      idleEnds = 0
      for (const words of newWords(event)) onWords(words)
    }
    recogniser.onerror = ({ error }) => {
      const problem = problems.get(error)
      if (problem === undefined || running !== recogniser) return
      isWanted = false
      onProblem(problem)
    }
    // A browser ends by itself after some silence; that is no reason to stop listening.
    recogniser.onend = () => {
      if (running !== recogniser) return
      idleEnds += 1
      if (isWanted && idleEnds < mostIdleEnds) begin()
      else end()
    }
    recogniser.start()
  }
  return {
    start: () => {
      if (isWanted) return
      isWanted = true
      idleEnds = 0
      // One that was stopped may still be finishing; it begins anew when it ends.
      if (!running) begin()
      onListening(true)
    },
    stop: () => {
      isWanted = false
      running?.stop()
    },
  }
}

// Some minutes of silence; it also ends a browser that stops each time as soon as it is started.
const mostIdleEnds = 20

// Silence, and being stopped by us, are no problems.
const problems: ReadonlyMap<string, string> = new Map([
  ['not-allowed', soundWords.microphone.denied],
  ['service-not-allowed', soundWords.microphone.noSpeech],
  ['audio-capture', soundWords.microphone.none],
  ['network', soundWords.microphone.unreachable],
  ['language-not-supported', soundWords.microphone.noLanguage],
])

function newWords({ results, resultIndex }: RecogniserEvent): { text: string; isFinal: boolean }[] {
  return Array.from(results)
    .slice(resultIndex)
    .map((result) => ({ text: (result[0]?.transcript ?? '').trim(), isFinal: result.isFinal }))
    .filter(({ text }) => text !== '')
}

/** As much of the browser's SpeechRecognition as is used here; it stands in no type library yet. */
export interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecogniserEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}

export interface RecogniserEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

export type RecogniserClass = new () => Recogniser

function browserRecogniser(): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}
