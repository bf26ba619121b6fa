import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { likenessBy, type WeighedText } from './likeness.ts'
import { type LikenessTable, unpackLikeness } from './likeness-table.ts'

/** One of the things a text may mean: how it is put, and what is answered to it; each as lower-case words. */
export interface Choice {
  wordings: readonly (readonly string[])[]
  answer: readonly string[]
}

/** How likely a text means each of the choices, in their order; what is left to one is that it means none of them. */
export function tellMeant(words: readonly string[], choices: readonly Choice[]): number[] {
  reader ??= readerOfMeant(unpackLikeness(readFileSync(new URL('./likeness.bin', import.meta.url))))
  return reader(words, choices)
}

let reader: ReturnType<typeof readerOfMeant> | null = null

export function readerOfMeant(table: LikenessTable) {
  const { weigh, like } = likenessBy(table)
  // A business is asked again and again: its own words are weighed once.
  const weighed = new LRUCache<string, WeighedText>({ max: 4000 })
  const weighOnce = (words: readonly string[]) => {
    const key = words.join(' ')
    const found = weighed.get(key) ?? weigh(words)
    weighed.set(key, found)
    return found
  }
  return (words: readonly string[], choices: readonly Choice[]): number[] => {
    if (words.length === 0) return choices.map(() => 0)
    const text = weigh(words)
    const powers = choices.map(({ wordings, answer }) => {
      const asked = wordings.filter((wording) => wording.length > 0)
      const scores = asked.map((wording) => like(text, weighOnce(wording)))
      if (answer.length > 0) scores.push(like(text, weighOnce(answer)) + table.shares.answer)
      return Math.exp(strongest(scores) - table.shares.none)
    })
    const total = powers.reduce((sum, power) => sum + power, 1)
    return powers.map((power) => power / total)
  }
}

/** Nearly the greatest of them, and a little more where several are near. */
function strongest(scores: readonly number[]): number {
  const most = Math.max(...scores)
  const sum = scores.reduce((all, score) => all + Math.exp(sharpness * (score - most)), 0)
  return scores.length === 0 ? -1000 : most + Math.log(sum) / sharpness
}

export const sharpness = 3
