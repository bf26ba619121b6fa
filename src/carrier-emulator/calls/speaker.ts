import { joinWords, noSpeech, type Speech } from '#carrier-emulator/calls/speech.ts'
import { estimateUtterance, openVoice } from '#speech/voice.ts'

/** Whose words they are decides the voice. */
export type Voices = 'ours' | 'phone'

export type Speaker = {
  /** The words as they sound; at once where they are only timed. */
  say(text: string, voice: Voices): Speech | Promise<Speech>
  /** Gets ready to speak, so that the first words come as quickly as later ones. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** Speaks with the local voice, which starts when it is warmed up or with its first words. */
export function openSpeaker(): Speaker {
  const voice = openVoice()
  return {
    async say(text, whose) {
      if (text.trim() === '') return noSpeech
      const utterance = await voice.speak(text, { voice: whose === 'ours' ? 'slt' : 'rms' })
      const { durationMs, samples } = utterance
      return { text, words: joinWords(text, utterance), durationMs, samples }
    },
    warmUp: () => voice.warmUp(),
    close: () => voice.close(),
  }
}

/** Says nothing aloud: words take about as long as somebody would need for them. */
export const timedSpeaker: Speaker = {
  say(text) {
    if (text.trim() === '') return noSpeech
    const utterance = estimateUtterance(text)
    return { text, words: joinWords(text, utterance), durationMs: utterance.durationMs, samples: null }
  },
  warmUp: async () => {},
  close: async () => {},
}
