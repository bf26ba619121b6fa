import { splitSentences } from '#conversations/engine/claims/split-sentences.ts'

interface Guarded {
  text: string
  claims: { replaced: readonly unknown[] }
}

export interface Speaker {
  /** Takes what has been written so far and says the sentences that are whole and claim nothing. */
  hear(soFar: string, guard: (text: string) => Guarded): void
  /** Takes the answer as it may leave, says what has not been said, and gives back all that was said. */
  finish(text: string): string
}

/**
 * Says an answer sentence by sentence while it is being written. The first sentence that would have to be replaced
 * stops it until the answer is whole, because what follows can make a claim harmless.
 */
export function createSpeaker(say: (sentence: string) => void): Speaker {
  const said: string[] = []
  const sayOnce = (sentence: string) => {
    const words = sentence.trim()
    if (words === '' || said.includes(words)) return
    said.push(words)
    say(words)
  }
  return {
    hear(soFar, guard) {
      const whole = splitSentences(soFar).slice(0, -1)
      for (const [index, sentence] of whole.entries()) {
        if (said.includes(sentence.trim())) continue
        if (guard(whole.slice(0, index + 1).join('')).claims.replaced.length > 0) return
        sayOnce(sentence)
      }
    },
    finish(text) {
      for (const sentence of splitSentences(text)) sayOnce(sentence)
      return said.join(' ')
    },
  }
}
