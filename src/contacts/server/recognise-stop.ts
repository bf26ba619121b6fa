import { strongestChanceOfStop } from '#meaning/chance-of-stop.ts'
import { isSpanishStop } from './spanish-stops.ts'
import { isMeantForUs } from './stop-context.ts'
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
  if (wantsToStay.test(sentences.join(' , '))) return { kind: 'none' }
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

// Chosen on sets that the nets which read them had not learnt: the highest at which hardly one text in a hundred is
// taken for a stop that is none.
/** Below it the words together say so plainly that nobody wants to stop that a rule is doubted. */
const hardly = 0.06
/** From it on a hint at a stop is believed. */
const likely = 0.4
/** From it on no hint is needed. */
const surely = 0.9

/** "Do not stop", "why did you stop", "I get no texts", "I will stop", "don't text me my total", "unsubscribe me from the Sunday class": the words of a stop, and none. */
const turnedRound =
  /\b(?:why|when) (?:did|have|has) (?:you|they|it|he|she|we|i|the \w+)(?: guys| all)? (?:stop|stopped|quit)\b|\b(?:get|got|getting) no (?:texts|messages)\b|\bnot want to stop\b|\bnot (?:text|message|write)(?: me| us)? (?:please |just )?(?:call|ring|phone|email) (?:me|us|him|her)\b|\b(?:not|never|without) (?:\w+ )?(?:stop|leave|remove|delete|unsubscribe|block|take)\b|\bi (?:will|am|can|should) (?:\w+ )?stop\b|\bnot (?:text|message|send) (?:me|us) (?:my|our)\b|\bunsubscribe (?:me |us )?from (?:the|your) (?:\w+ly|\w+day) \w+ing\b/

/** Longer than the longest text a carrier delivers in parts. */
const longestText = 1600
const set = (words: string) => new Set(words.split(' '))
const stopKeywords = set('stop stopall unsubscribe cancel end quit revoke optout')
const startKeywords = set('start yes unstop')
const helpKeywords = set('help info')

/** Whoever says one of these wants texts, whatever else is said of stopping. */
const wantsToStay =
  /(?:^|, |\b(?:please|but|and|to|just) )keep (?:texting|messaging|sending|getting|my (?:\w+ ){0,2}(?:texts|messages|reminders|updates))|\b(?:accidentally|by accident|by mistake|on accident) (?:\w+ ){0,2}(?:stop|stopped|unsubscribed|opted|said|texted|replied|sent|hit)|\b(?:stop|stopped|unsubscribed|opted out) (?:\w+ ){0,2}(?:accidentally|by accident|by mistake|on accident)|\b(?:stop|unsubscribed|opted out) (?:to|from|for) (?:(?:that|the|some|an|a) )?(?:other|another|different) (?:company|number|place|one|business|shop|store|text)\b|(?:^|, )(?:please |just )?use (?:(?:this|my) (?:number|phone|cell|one)|mine)\b|(?:^|, |\b(?:please|but|and|just) )(?:keep me (?:on|in|posted)|do (?:text|message) (?:me|us))\b|\bunsubscribe question\b|\b(?:will|would|do|can) (?:i|we) still (?:get|receive)\b|\b(?:will|would) (?:these|those|they|the|my) (?:\w+ )?still (?:come|tell|work|let|remind|reach)\b/
