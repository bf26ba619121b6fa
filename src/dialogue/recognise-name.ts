import { tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import { weekdayOf } from './recognise-date.ts'
import { stopWords, weakWords } from './words.ts'

export type NameValue = { name: string; start: number; end: number }

/**
 * The contact's own name: "my name is …", "this is …", "… here", and, right after being asked for it, a text
 * that begins with one. After an offer only a capitalised one counts. Nothing is guessed.
 */
export function recogniseName(text: string, asked: 'name' | 'offer' | null): NameValue | null {
  const wasAsked = asked === 'name'
  for (const { pattern, isSure } of introductions) {
    const match = pattern.exec(text)
    if (match) {
      const found = nameAt(text, match.index + match[0].length, isSure || wasAsked ? 'any' : 'capitalised')
      if (found && (isSure || (isWhole(text, found) && (wasAsked || !isShouted(text))))) return found
    }
  }
  const here = /^\W*(?:(?:hi|hello|hey),? )?([\p{Lu}][\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)?) here\b/u.exec(text)
  if (here?.[1]) return withSpan(text, here[1])
  if (asked === null) return null
  if (isShouted(text)) return wasAsked && isShort(text) ? nameAt(text, leadIn(text), 'any') : null
  const lead = nameAt(text, leadIn(text), wasAsked && isShort(text) ? 'any' : 'capitalised')
  return lead ?? (wasAsked ? signature(text) : null)
}

/** "It's under the sink. Tina" */
function signature(text: string): NameValue | null {
  const name = /[.,\n]\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\W*$/u.exec(text)?.[1]
  return name?.split(' ').every((word) => isNamePart(word, 'capitalised')) ? withSpan(text, name) : null
}

const isStreet = /\b(?:street|st|lane|ln|road|rd|avenue|ave|drive|dr|court|ct|place|boulevard|blvd|way)\.?$/i
const introductions = [
  { pattern: /\b(?:my name is|my name['’]s|name['’]s|name is|name:|i am called)\s+/i, isSure: true },
  { pattern: /\b(?:this is|it['’]?s|it is|call me|i['’]m|im|i am)\s+/i, isSure: false },
]

/** Up to three words in a row that can be parts of a name. */
function nameAt(text: string, from: number, style: 'any' | 'capitalised'): NameValue | null {
  const rest = text.slice(from)
  const words: string[] = []
  const pattern = /^([\p{L}][\p{L}'’-]*)(\s+|\b|$)/u
  let at = 0
  while (words.length < 3) {
    const match = pattern.exec(rest.slice(at))
    const word = match?.[1]
    if (!match || !word || !isNamePart(word, words.length > 0 ? 'surname' : style)) break
    words.push(word)
    at += match[0].length
    if (match[2] === '') break
  }
  const name = rest.slice(0, at).trim()
  if (isStreet.test(name)) return null
  return words.length === 0 ? null : { name, start: from, end: from + name.length }
}

/** "Going" begins no name, but "Fielding" may end one. */
function isNamePart(word: string, style: 'any' | 'capitalised' | 'surname'): boolean {
  const lower = word.toLowerCase()
  if (
    stopWords.has(lower) ||
    weakWords.has(lower) ||
    noNames.has(lower) ||
    (style !== 'surname' && /ing$/.test(lower)) ||
    weekdayOf(lower)
  )
    return false
  return style === 'any' || /^\p{Lu}/u.test(word)
}

/** Right after being asked for it, a text that is a name and manners is nothing else: "Owen" is not "open". */
export function isOnlyName(text: string, name: NameValue | null, { ask }: { ask: Ask | null }): boolean {
  if (name === null || (ask !== 'name' && ask !== 'message_and_name')) return false
  const rest = `${text.slice(0, name.start)} ${text.slice(name.end)}`
  return tokenise(rest).every(
    (token) => stopWords.has(token.word) || noNames.has(token.word) || token.word === 'name',
  )
}

/** A clause in which nothing but a name stands. */
export function nameClause(text: string): Clause {
  return {
    text, message: text, tokens: tokenise(text), days: [], services: [], places: [], topic: null, confidence: 0,
    ownQuestion: null, courtesies: [], isQuestion: false, emergency: null, leftover: [],
  } // biome-ignore format: one readable block
}

function leadIn(text: string): number {
  return /^\W*(?:(?:sure|ok|okay|yes|yeah|yep|hi|hello|of course)\b[\s,.!]*)*/i.exec(text)?.[0].length ?? 0
}

/** In a text all in capitals they tell nothing. */
function isShouted(text: string): boolean {
  return text.length > 3 && text === text.toUpperCase()
}

function isShort(text: string): boolean {
  return tokenise(text).length <= 3
}

/** "I'm Dana" and "this is Dana, …", not "I'm Dana's neighbour" or "this is Great news". */
function isWhole(text: string, found: NameValue): boolean {
  return /^\s*(?:$|[,.!;\n]|and\b|from\b|again\b|here\b)/i.test(text.slice(found.end))
}

function withSpan(text: string, name: string): NameValue {
  const start = text.lastIndexOf(name)
  return { name, start, end: start + name.length }
}

const noNames = new Set(
  `sure yes yeah yep yup no nope nah ok okay thanks thank sorry great good fine perfect nothing someone somebody
  anyone anybody person human robot bot why what whatever never tomorrow tonight now later soon urgent emergency
  broken interested looking calling wondering having trying going not happy unhappy ready new back just because
  same cool awesome nice lol haha asap back mr mrs ms dr`.split(/\s+/),
)
