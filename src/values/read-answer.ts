import { type Answer, answerPhrases, softeners } from './answer-words.ts'
import { tokenise } from './tokens.ts'

/**
 * Whether a text answers yes, no or neither surely. A text that says both takes the last of them unless a
 * later part doubts it; null when it answers nothing.
 */
export function readAnswer(text: string): Answer | null {
  const words = tokenise(text.slice(0, 2000))
    .filter((token) => token.kind !== 'sign')
    .map((token) => token.word.replace(/(.)\1{2,}/g, '$1'))
  let answer: Answer | null = null
  let negatedAt = -1
  let at = 0
  while (at < words.length) {
    const hit = phraseAt(words, at)
    if (!hit) {
      at += 1
      continue
    }
    // "please don't book it": what a "don't" stands before is not agreed to.
    const isNegated = hit.answer === 'yes' && at === negatedAt
    if (hit.answer !== null && !isNegated && overrides(answer, hit)) answer = hit.answer
    at += hit.length
    negatedAt = /^(?:don't|dont|not|never)$/.test(words[at - 1] ?? '') ? at : -1
  }
  return answer
}

/** The same where it was asked whether to cancel: "yes, cancel that one" takes nothing back there. */
export function readAnswerToCancel(text: string): Answer | null {
  const isTold =
    cancels.test(text) &&
    !/\b(?:don['’]?t|do not|never|not) (?:\w+ )?(?:cancel|drop|scrap|scratch)/i.test(text)
  if (!isTold) return takesOff.test(text) ? 'yes' : readAnswer(text)
  if (endsInCancel.test(text)) return 'yes'
  return readAnswer(text.replace(allCancels, ' ')) === 'no' ? 'no' : 'yes'
}

/** "No no new date, just cancel it": whatever the no was meant for, the end is plain. */
const endsInCancel =
  /\b(?:just|please|so|go ahead(?: and)?) cancel(?: (?:it|that|this|him|her|them|us|me))?(?: (?:please|pls|then|for (?:now|me|us)|thanks|thank you))*\W*$/i
/** "Take the check-up on the 9th off, please." */
const takesOff =
  /^(?!.*\b(?:don['’]?t|do not|never) take\b).*\b(?:just|please|yes|yeah|go ahead and) take (?:it|that|this|me|us|him|her|them|(?:the|my|our|his|her|their) [^.?!]{2,60}?) off\b/i

const cancelWords = String.raw`\b(?:please )?(?:cancel|drop|scrap|scratch)(?:\s+(?:it|that|this|the|my))?(?:\s+(?:one|appointment))?\b`
const cancels = new RegExp(cancelWords, 'i')
const allCancels = new RegExp(cancelWords, 'gi')

/** A no takes back a yes; a yes takes back a no, and a doubt takes back either, only when they are clear. */
function overrides(answer: Answer | null, hit: Hit): boolean {
  if (answer === null || hit.answer === 'no') return true
  return hit.isStrong && !hit.isSoft
}

type Hit = { answer: Answer | null; isStrong: boolean; isSoft: boolean; length: number }

function phraseAt(words: string[], at: number): Hit | null {
  for (let length = Math.min(5, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    if (softeners.has(phrase)) return { answer: null, isStrong: false, isSoft: false, length }
    const entry = answerPhrases.get(phrase)
    if (!entry) continue
    if (entry.isOnlyFirst && at > 0 && !isLead(words, at)) continue
    return { answer: entry.answer, isStrong: !entry.isOnlyFirst, isSoft: softDoubts.has(phrase), length }
  }
  return null
}

function isLead(words: string[], at: number): boolean {
  return words.slice(0, at).every((word) => leads.has(word) || answerPhrases.has(word))
}

/** Behind a yes these only soften it. */
const softDoubts = new Set(['i think so', 'i guess', 'i guess so', 'probably', 'i suppose', 'i suppose so'])

const leads = new Set(
  'um uh well oh hmm so and ok okay then alright hey hi please ah er actually i think'.split(' '),
)
