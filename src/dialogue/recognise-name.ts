import { findNames } from '#values/find-names.ts'
import { tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import { stopWords } from './words.ts'

/** A name and the words that say it, with their place in the text. */
export type NameValue = { name: string; words: string; confidence: number; start: number; end: number }

/** The contact's own name, said of themselves or, right after being asked for it, by itself. Nothing is guessed. */
export function recogniseName(said: string, isAsked: boolean): NameValue | null {
  const text = withoutSpelled(said)
  const isNamed = /\bis (?:the|my) name\b/i.test(text)
  const found =
    (isNamed ? signature(text) : undefined) ??
    findNames(text, { isAsked })[0] ??
    (isAsked ? signature(text) : undefined)
  return found
    ? fuller({ name: found.value, words: found.text, confidence: found.confidence, ...found.span }, text)
    : null
}

/** "Dana Reed r e e d, 12 Elm Street": letters that spell a word said before them leave a gap of their length. */
export function withoutSpelled(text: string): string {
  return text.replace(spelled, (letters, at: number) => {
    const word = letters.replace(/[^\p{L}]/gu, '').toLowerCase()
    const before = text
      .slice(0, at)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
    return before.some((one) => one.startsWith(word)) ? ' '.repeat(letters.length) : letters
  })
}

const spelled = /(?<![\p{L}\p{N}'’])\p{L}(?:[\s.-]+\p{L}(?![\p{L}\p{N}'’]))+/gu

/** "Sutherland, Petra Sutherland", "the name's Fitzgerald with a capital F, Constance Fitzgerald": said again with the first name. */
function fuller(found: NameValue, text: string): NameValue {
  const parts = found.name.split(' ')
  const isTwice = parts.length === 3 && parts[0] === parts[2]
  if (isTwice) return { ...found, name: parts.slice(1).join(' ') }
  if (parts.length > 1) return found
  const rest = text.slice(found.end)
  const again = new RegExp(`(\\p{L}[\\p{L}'’-]+)\\s+${found.name}\\b`, 'iu').exec(rest)
  const first = again?.[1]?.toLowerCase() ?? ''
  if (!again || stopWords.has(first)) return found
  return { ...found, name: `${first.charAt(0).toUpperCase()}${first.slice(1)} ${found.name}` }
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
  const said = withoutSpelled(text)
  const rest = `${said.slice(0, name.start)} ${said.slice(name.end)}`
  return tokenise(rest).every((token) => stopWords.has(token.word) || manners.has(token.word))
}

const manners = new Set('name yes yeah yep sure ok okay thanks please hi hello call'.split(' '))

/** A clause in which nothing but a name stands. */
export function nameClause(text: string): Clause {
  return {
    text, message: text, tokens: tokenise(text), days: [], services: [], places: [], topic: null, confidence: 0,
    told: { label: 'other', chance: 1 }, ownQuestion: null, courtesies: [], isQuestion: false, emergency: null, isRude: false, leftover: [],
  } // biome-ignore format: one readable block
}
