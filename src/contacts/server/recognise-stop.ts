import { chanceOfStop } from '#meaning/chance-of-stop.ts'
import { isMeantForUs } from './stop-context.ts'
import { stopRules } from './stop-rules.ts'
import { isStopTalk } from './stop-talk.ts'
import { stopWordsOf, toStopSentences } from './stop-words.ts'

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
  const words = stopWordsOf(text.slice(0, longestText))
  const chance = chanceOfStop(words)
  const phrase = ruleIn(sentences)
  if (phrase !== null && chance >= hardly) return { kind: 'stop', by: 'phrase', phrase }
  const isMeant = chance >= surely && !turnedRound.test(words.join(' '))
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

/** Below it the words together say so plainly that nobody wants to stop that a rule is doubted. */
const hardly = 0.03
/** Below it a text that only speaks of stopping would end the talk more often than once in a hundred. */
const surely = 0.82

/** "Do not stop", "I will stop", "don't text me my total", "unsubscribe me from the Sunday class": the words of a stop, and none. */
const turnedRound =
  /\b(?:not|never|without) (?:\w+ )?(?:stop|leave|remove|delete|unsubscribe|block|take)\b|\bi (?:will|am|can|should) (?:\w+ )?stop\b|\bnot (?:text|message|send) (?:me|us) (?:my|our)\b|\bunsubscribe (?:me |us )?from (?:the|your) (?:\w+ly|\w+day) \w+ing\b/

/** Longer than the longest text a carrier delivers in parts. */
const longestText = 1600
const set = (words: string) => new Set(words.split(' '))
const stopKeywords = set('stop stopall unsubscribe cancel end quit revoke optout')
const startKeywords = set('start yes unstop')
const helpKeywords = set('help info')

/** Whoever says one of these wants texts, whatever else is said of stopping. */
const wantsToStay =
  /(?:^|, |\b(?:please|but|and|to|just) )keep (?:texting|messaging|sending|getting|my (?:\w+ ){0,2}(?:texts|messages|reminders|updates))|\b(?:accidentally|by accident|by mistake|on accident) (?:\w+ ){0,2}(?:stop|stopped|unsubscribed|opted|said|texted|replied|sent|hit)|\b(?:stop|stopped|unsubscribed|opted out) (?:\w+ ){0,2}(?:accidentally|by accident|by mistake|on accident)|\bunsubscribe question\b|\b(?:will|would|do|can) (?:i|we) still (?:get|receive)\b/
