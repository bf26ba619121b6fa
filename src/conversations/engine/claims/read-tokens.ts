import { verbClasses, wordClasses, wordGroups } from './word-classes.ts'

/** A word of a sentence in plain words: as it stands there, and the classes the reader goes by. */
export interface Token {
  /** What stands in the plain words; a time or a price is one token. */
  text: string
  /** The word itself when it is listed, else its shape. */
  word: string
  /** What it does: `you`, `bookD` (a verb of booking, past), `%t` (a time), `~` (not listed). */
  wordClass: string
}

/** The tokens of `plain` words (see `plainWords`). */
export function readTokens(plain: string): Token[] {
  const text = ` ${plain} `
  const tokens: Token[] = []
  let from = 0
  for (const { start, end } of valuesIn(text)) {
    tokens.push(...wordsIn(text.slice(from, start)), valueToken(text.slice(start, end)))
    from = end
  }
  return [...tokens, ...wordsIn(text.slice(from))]
}

/** Where times and prices stand; times side by side, "Friday, the 3rd at noon", are one. */
function valuesIn(text: string): { start: number; end: number }[] {
  const values: { start: number; end: number; isTime: boolean }[] = []
  for (const match of text.matchAll(value)) {
    const last = values.at(-1)
    const end = match.index + match[0].length
    const isTime = !match[0].includes('dollars')
    const isJoined = last?.isTime && isTime && joins.test(text.slice(last.end, match.index))
    if (last && isJoined) last.end = end
    else values.push({ start: match.index, end, isTime })
  }
  return values
}
const joins = /^(?: ,)? (?:(?:at|on|the|in|of|around|from|by|this|for|between|and|to|till|until) ){0,2}$/

const day =
  '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow|today|tonight|(?:next|this|coming) (?:week|weekend|month)|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const hour = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const date = `(?:${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: \\d{4})?|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of ${month})?|\\d{1,2} ${month})`
const notHour =
  '(?! (?:\\w+ ){1,2}(?:street|avenue|road|lane|drive|court|boulevard|place|way))(?! (?:minutes|hours|days|weeks|people|years|percent))'
const clock = `(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)|\\d{1,2}:\\d\\d|${hour} (?:o clock|oclock)(?: sharp)?|noon|midnight|(?:half|quarter) (?:past|to) \\w+|half (?:six|seven|eight|nine|ten)|(?<=\\b(?:at|till|until|around|about|by) )${hour}(?: (?:thirty|fifteen|sharp))?(?![a-z\\d:])${notHour})`
const partOfDay =
  '(?:(?:this |in the |early |late |mid |first thing (?:in the )?)?(?:morning|afternoon|evening|night|lunchtime|midday)|after lunch|first thing)'
const atom = `(?:${day}|${date}|${clock}|${partOfDay})`
const value = new RegExp(`\\b${atom}(?![a-z])|\\b(?:dollars \\d[\\d.:]*|\\d[\\d.:]* dollars)`, 'g')
const dated = new RegExp(`\\b(?:${day}|${date})\\b`)
const clocked = new RegExp(
  `(?:am|pm|:\\d\\d|clock|noon|midnight|past|half|quarter)\\b|(?:^|\\b(?:at|till|until|around|about|by) )${hour}\\b`,
)

function valueToken(text: string): Token {
  if (text.includes('dollars')) return { text, word: '%money', wordClass: '%money' }
  const hasClock = clocked.test(text)
  const word = dated.test(text) ? (hasClock ? '%when' : '%day') : hasClock ? '%clock' : '%part'
  return { text, word, wordClass: '%t' }
}

function wordsIn(plain: string): Token[] {
  let words = ` ${plain.trim()} `
  for (const [group, word] of wordGroups) words = words.replaceAll(` ${group} `, ` ${word} `)
  return words.split(' ').flatMap((text) => (text === '' ? [] : tokenOf(text)))
}

function tokenOf(text: string): Token {
  if (text === ',' || text === "'s") return { text, word: text, wordClass: text }
  if (/\d/.test(text)) return { text, word: '#', wordClass: '#' }
  const known = classOf.get(text)
  if (known !== undefined) return { text, word: text, wordClass: known }
  const shape = shapeOf(text)
  return { text, word: shape, wordClass: shape }
}

function shapeOf(word: string): string {
  if (word.endsWith('ed')) return '~D'
  if (word.endsWith('ing')) return '~G'
  if (/.{4}ly$/.test(word)) return '~Y'
  return /(?<!s|u|i)s$/.test(word) ? '~S' : '~'
}

/** Every listed word with its class; where two classes would claim a form, the first keeps it. */
const classOf = new Map<string, string>()
const add = (word: string, wordClass: string) => {
  if (!classOf.has(word)) classOf.set(word, wordClass)
}
for (const [wordClass, words] of Object.entries(wordClasses))
  for (const word of words.split(' ')) add(word, wordClass)
for (const [wordClass, verbs] of Object.entries(verbClasses))
  for (const verb of verbs.split(' ')) addVerb(verb, wordClass)

function addVerb(verb: string, wordClass: string): void {
  const [base = '', past, participle] = verb.split('/')
  const endsInE = base.endsWith('e')
  const endsInY = /[^aeiou]y$/.test(base)
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(base) ? base + base.slice(-1) : null
  const stem = endsInY ? `${base.slice(0, -1)}i` : base
  add(base, `${wordClass}0`)
  add(endsInY || /(?:s|sh|ch|x|z|o)$/.test(base) ? `${stem}es` : `${base}s`, `${wordClass}S`)
  add(endsInE && !base.endsWith('ee') ? `${base.slice(0, -1)}ing` : `${base}ing`, `${wordClass}G`)
  if (doubled) add(`${doubled}ing`, `${wordClass}G`)
  for (const form of past ? [past, participle ?? past] : [endsInE ? `${base}d` : `${stem}ed`])
    add(form, `${wordClass}D`)
  if (!past && doubled) add(`${doubled}ed`, `${wordClass}D`)
}
