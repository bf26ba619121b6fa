import type { Clause } from './read-clause.ts'
import { openingWords, shrugs, stopWords } from './words.ts'

/** "Hey, quick question" and "can I ask you something": it announces a question and is none. */
export function isOpener({ tokens, ownQuestion, days, services, places }: Clause): boolean {
  if (ownQuestion !== null || days.length + services.length + places.length > 0) return false
  const words = tokens.map((token) => token.word)
  const announces = words.some((word) => /^(?:question|questions|q|ask|something|thing)$/.test(word))
  return announces && words.every((word) => openingWords.has(word) || stopWords.has(word) || word === 'ask')
}

/** "Whatever", "idk": nothing is asked, wished or told. */
export function isShrug({ tokens }: Clause): boolean {
  const words = tokens.map((token) => token.word)
  return (
    words.some((word) => shrugs.has(word)) && words.every((word) => shrugs.has(word) || stopWords.has(word))
  )
}
