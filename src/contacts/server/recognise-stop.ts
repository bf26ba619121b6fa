import { strongestChanceOfStop } from '#meaning/chance-of-stop.ts'
import { isSpanishStop } from './spanish-stops.ts'
import { isMeantForUs } from './stop-context.ts'
import { isOfSomethingElse, turnedRound, wantsToStay } from './stop-doubts.ts'
import { hintsAtStop } from './stop-hints.ts'
import { stopRules } from './stop-rules.ts'
import { isStopTalk } from './stop-talk.ts'
import { toStopSentences } from './stop-words.ts'

export type OptOutReading =
  | { kind: 'none' }
  | { kind: 'stop' | 'start' | 'help'; by: 'keyword' }
  | { kind: 'stop'; by: 'phrase'; phrase: string }

/**
 * Whether a text asks us to stop, start or explain. First the carriers' keywords, as the only word of the text;
 * then phrases such as "take me off your list". "Yes" starts again only for a contact who is opted out.
 * `phrase` names the rule that matched, never the contact's words.
 */
export function recogniseOptOut(text: string, contact: { optedOut: boolean }): OptOutReading {
  const keyword = text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (stopKeywords.has(keyword) || /^st+o+p+$/.test(text.toLowerCase().replace(/[\W_]/g, '')))
    return { kind: 'stop', by: 'keyword' }
  if (helpKeywords.has(keyword)) return { kind: 'help', by: 'keyword' }
  if (startKeywords.has(keyword) && (keyword !== 'yes' || contact.optedOut))
    return { kind: 'start', by: 'keyword' }
  const sentences = toStopSentences(text.slice(0, longestText))
  const whole = sentences.join(' , ')
  if (wantsToStay.test(whole) || isOfSomethingElse.test(whole)) return { kind: 'none' }
  if (isSpanishStop(text.slice(0, longestText))) return { kind: 'stop', by: 'phrase', phrase: 'in Spanish' }
  const chance = strongestChanceOfStop(sentences.map((sentence) => sentence.split(' ')))
  const phrase = ruleIn(sentences)
  if (phrase !== null && chance >= hardly) return { kind: 'stop', by: 'phrase', phrase }
  const isMeant =
    chance >= likely &&
    (chance >= surely || hintsAtStop(sentences)) &&
    !turnedRound.test(sentences.join(' ').replaceAll(' ,', ''))
  return isMeant ? { kind: 'stop', by: 'phrase', phrase: 'by its meaning' } : { kind: 'none' }
}

/** The name of the rule that takes a text for a stop. */
function ruleIn(sentences: string[]): string | null {
  for (const sentence of sentences) {
    const rule = stopRules.find(({ matches }) => matches(sentence))
    if (rule) return rule.name
  }
  if (isStopTalk(sentences)) return 'left alone'
  return isMeantForUs(sentences) ? 'only stop' : null
}

// Chosen by the totals of all sets that the nets have not learnt: hardly one text in a hundred is
// taken for a stop that is none (decision 023).
/** Below it the words together say so plainly that nobody wants to stop that a rule is doubted. */
const hardly = 0.45
/** From it on a hint at a stop is believed. */
const likely = 0.5
/** From it on no hint is needed. */
const surely = 0.9

/** Longer than the longest text a carrier delivers in parts. */
const longestText = 1600
const set = (words: string) => new Set(words.split(' '))
const stopKeywords = set('stop stopall unsubscribe cancel end quit revoke optout')
const startKeywords = set('start yes unstop')
const helpKeywords = set('help info')
