import { plainWords } from './plain-words.ts'
import { readTokens } from './read-tokens.ts'
import { splitSentences } from './split-sentences.ts'
import { splitUnits, type Unit } from './split-units.ts'

/** A sentence of a text as it stands there, in plain words, and what of it is weighed. */
export interface ReadSentence {
  sentence: string
  plain: string
  isQuestion: boolean
  /** Empty for a sentence without words. */
  units: Unit[]
}

/** The sentences of a text; joined they are the text again. */
export function readSentences(text: string): ReadSentence[] {
  const sentences = splitSentences(text)
  // Characters nobody sees must not part the words that ask.
  const visible = sentences.map((sentence) => sentence.replace(/\p{Cf}/gu, ''))
  const isAsking = visible.some(asksForMore)
  const isConfirming = visible.some((sentence) => asksForMore(sentence) && asksToConfirm.test(sentence))
  return sentences.map((sentence, at) => {
    const plain = plainWords(sentence)
    const tokens = readTokens(plain)
    const isQuestion = question.test(visible[at] ?? '')
    const next = visible[at + 1]
    const isAskingNext = next !== undefined && asksForMore(next)
    const around = { isQuestion, isAsking, isConfirming, isAskingNext }
    return { sentence, plain, isQuestion, units: tokens.length > 0 ? splitUnits(tokens, around) : [] }
  })
}

const question = /[?？]\W*$/u
const asksForMore = (sentence: string) =>
  question.test(sentence) && !/\b(?:anything|something|what) else\b/i.test(sentence)

const asksToConfirm =
  /\b(?:is (?:that|this|it|everything|all of (?:that|it)) (?:all )?(?:right|correct|okay|ok|fine|good|what|so)|right|correct|shall|should (?:i|we)|want|would you|like|does that|is that|do i|okay|deal|yes|yeah|did i|have i|may i|may we|can i|could)\b/i
