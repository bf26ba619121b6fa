import { LRUCache } from 'lru-cache'
import type { WordSounds } from './align-words.ts'
import type { Flite } from './flite.ts'
import { pause, readSegments } from './read-segments.ts'

/** Looks up which sounds each word is made of, and remembers them. */
export type LookUpSounds = (words: readonly string[]) => WordSounds[]

const mostRemembered = 5000
// The quickest voice; all of them share one lexicon.
const lexiconVoice = 'kal16'

export function createLookUp(flite: Flite): LookUpSounds {
  const known = new LRUCache<string, string[]>({ max: mostRemembered })
  return (words) => {
    const missing = [...new Set(words)].filter((word) => !known.has(word))
    if (missing.length > 0) learn(missing)
    return words.map((word) => known.get(word) ?? null)
  }

  /** Each word between two rests, so that the rests tell where it ends. */
  function learn(words: readonly string[]): void {
    const { printed } = flite.run(['-voice', lexiconVoice, '-ps', '-psdur', '-t', `${words.join(', ')}.`])
    const groups: string[][] = []
    let isOpen = false
    for (const { sound } of readSegments(printed)) {
      if (sound !== pause && !isOpen) groups.push([])
      if (sound !== pause) groups.at(-1)?.push(sound)
      isOpen = sound !== pause
    }
    if (groups.length !== words.length) return
    for (const [place, word] of words.entries()) known.set(word, groups[place] ?? [])
  }
}
