import { findNames } from '#values/find-names.ts'
import { tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import { stopWords } from './words.ts'

/** A name and the words that say it, with their place in the text. */
export type NameValue = { name: string; words: string; confidence: number; start: number; end: number }

/** The contact's own name, said of themselves or, right after being asked for it, by itself. Nothing is guessed. */
export function recogniseName(text: string, isAsked: boolean): NameValue | null {
  const isSaid = isAsked || /\bis (?:the|my) name\b/i.test(text)
  const found =
    (/\bis (?:the|my) name\b/i.test(text) ? signature(text) : undefined) ??
    findNames(text, { isAsked })[0] ??
    (isSaid ? signature(text) : undefined)
  return found
    ? fuller({ name: found.value, words: found.text, confidence: found.confidence, ...found.span }, text)
    : null
}

/** "Sutherland, Petra Sutherland", "the name's Fitzgerald with a capital F, Constance Fitzgerald": said again with the first name. */
function fuller(found: NameValue, text: string): NameValue {
  const parts = withoutSpelling(found.name).split(' ')
  if (parts.length < found.name.split(' ').length) return { ...found, name: parts.join(' ') }
  const isTwice = parts.length === 3 && parts[0] === parts[2]
  if (isTwice) return { ...found, name: parts.slice(1).join(' ') }
  if (parts.length > 1) return found
  const rest = text.slice(found.end)
  const again = new RegExp(`(\\p{L}[\\p{L}'’-]+)\\s+${found.name}\\b`, 'iu').exec(rest)
  const first = again?.[1]?.toLowerCase() ?? ''
  if (!again || stopWords.has(first)) return found
  return { ...found, name: `${first.charAt(0).toUpperCase()}${first.slice(1)} ${found.name}` }
}

/** "Dobbs D O" of "theo dobbs d o b b s": letters that spell the name are none of it. */
function withoutSpelling(name: string): string {
  return name.replace(/(?<=\p{L}{2}.*)(?: \p{L}\b){2,}$/u, '')
}

/** "It's under the sink. Tina", "Joanne Pfister is the name". */
function signature(text: string) {
  const last =
    /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) is (?:the|my) name\b/u.exec(text)?.[1] ??
    /[.,\n]\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\W*$/u.exec(text)?.[1]
  const [found] = last === undefined ? [] : findNames(last, { isAsked: true })
  if (!found || last === undefined || found.text !== last) return undefined
  const start = text.lastIndexOf(last)
  return { ...found, span: { start, end: start + last.length } }
}

/** Right after being asked for it, a text that is a name and manners is nothing else: "Owen" is not "open". */
export function isOnlyName(text: string, name: NameValue | null, ask: Ask | null): boolean {
  if (name === null || !ask?.includes('name')) return false
  // "Corinne Ashby, c o r i n n e": spelled, it is still the name alone.
  const rest = `${text.slice(0, name.start)} ${text.slice(name.end).replace(spelled, ' ')}`
  return tokenise(rest).every((token) => stopWords.has(token.word) || manners.has(token.word))
}

const spelled = /(?<![\p{L}\p{N}])(?:\p{L}(?![\p{L}\p{N}])[\s.,-]*){2,}/gu

const manners = new Set('name yes yeah yep sure ok okay thanks please hi hello call'.split(' '))

/** A clause in which nothing but a name stands. */
export function nameClause(text: string): Clause {
  return {
    text, message: text, tokens: tokenise(text), days: [], services: [], places: [], topic: null, confidence: 0,
    told: { label: 'other', chance: 1 }, ownQuestion: null, courtesies: [], isQuestion: false, emergency: null, isRude: false, leftover: [],
  } // biome-ignore format: one readable block
}
