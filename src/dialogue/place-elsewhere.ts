import { knowWord } from '#meaning/word-vectors.ts'
import { type Token, tokenise } from './normalise.ts'
import { type Recognised, weekdayOf } from './recognise-date.ts'
import type { PlaceValue } from './recognise-place.ts'
import type { BusinessFacts } from './types.ts'
import { stopWords } from './words.ts'

/**
 * A place the business does not name, in words that ask how far it goes: "would you serve Osterwick", "Osterwick is where
 * I live, too far out?".
 */
export function recogniseElsewhere(
  text: string,
  tokens: Token[],
  business: BusinessFacts,
): Recognised<PlaceValue> | null {
  if (!speaksOfReach.test(tokens.map(({ word }) => word).join(' ')) || streetNumber.test(text)) return null
  const found = nameOfPlace(text, tokens, business)
  return found && { value: { kind: 'place', name: found.name, path: null }, tokens: found.tokens }
}

/** "I'm over by Osterwick." tells where somebody is; whether they are served is asked beside. */
export function tellsPlace(text: string, tokens: Token[], business: BusinessFacts): boolean {
  return !streetNumber.test(text) && nameOfPlace(text, tokens, business) !== null
}

const speaksOfReach =
  /\b(?:areas?|range|radius|territory|coverage|zone|region|far (?:as|out)|serves?|servic(?:e|es|ing)|cover(?:s|ed|ing)?|come (?:out|to|over|all)|go (?:out|to|as|over|all)|travel|drive|reach|deliver|(?:work|works|working|operate|operates) (?:in|around|near|out|over|there)|take (?:on )?(?:customers|clients|jobs|work|people|anyone|anybody)|(?:customers|clients|jobs|calls|work) (?:in|around|near|out|over))\b/

const streetNumber = /\b\d+ (?:\p{L}+ )?\p{Lu}\p{L}+/u

function nameOfPlace(
  text: string,
  tokens: Token[],
  business: BusinessFacts,
): { name: string; tokens: number[] } | null {
  if (asksWhich.test(text)) return null
  for (const match of text.matchAll(properNames)) {
    const found = tokens.flatMap(({ start, end }, i) =>
      start >= match.index && end <= match.index + match[0].length ? [i] : [],
    )
    const from = found.findIndex((i) => !isSmall(tokens[i]?.word ?? ''))
    const at = from < 0 ? [] : found.slice(from)
    const isName =
      at.some((i) => !isOwnWord(tokens[i], business)) && at.every((i) => tokens[i]?.word !== '<name>')
    const name = text.slice(tokens[at[0] ?? 0]?.start, tokens[at.at(-1) ?? 0]?.end)
    if (isName && standsAsPlace(text, tokens, at)) return { name, tokens: at }
  }
  return null
}

/** "Which parts of Oregon do you cover": a list is asked for. */
const asksWhich = /^\W*(?:\w+ ){0,1}?(?:what|which|where|how)\b(?! about)/i

/** "Is Osterwick …": a small word with a capital only begins the sentence. */
function isSmall(word: string): boolean {
  return stopWords.has(word) || placeLeads.has(word)
}

const properNames = /(?<![\p{L}’'])(?:(?:St|Mt|Ft)\. )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)*/gu

/** Behind a word that leads to a place, or by itself at the beginning; and nothing of a kind that makes it a name of things. */
function standsAsPlace(text: string, tokens: Token[], at: number[]): boolean {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0]
  const after = tokens[last + 1]
  const isAtEnd = !after || /^\s*[.,;!?-]/.test(text.slice(tokens[last]?.end))
  if (!isAtEnd && !stopWords.has(after.word) && !besidePlace.has(after.word)) return false
  const before = tokens[first - 1]?.word ?? ''
  if (before === 'is' || before === 'are') return first === 1 || mayAsk.has(tokens[first - 2]?.word ?? '')
  if (first > 0) return placeLeads.has(before)
  return at.length > 1 || (isAtEnd && knowWord(tokens[first]?.word ?? '').vector === null)
}

const placeLeads = new Set(
  'in near around by at from to of serve cover service include reach do does is are a the toward towards past outside beyond like over as for into'.split(
    ' ',
  ),
)
/** Before "is Osterwick": "this is Dana" names a person. */
const mayAsk = new Set('and but or so hi hello hey ok well also please'.split(' '))

const besidePlace = new Set(
  'address area county side or part parts fall falls count counts far too either customers residents inside outside close nearby today yet still clients people'.split(
    ' ',
  ),
)

/** A word of the business itself, of a day or of the calendar, or a small word that only begins the sentence. */
function isOwnWord(token: Token | undefined, { name, services, holidays }: BusinessFacts): boolean {
  const word = token?.word ?? ''
  if (stopWords.has(word) || weekdayOf(word) !== null || calendar.test(word)) return true
  const own = [
    name,
    ...services.flatMap((item) => [item.name, ...item.alsoCalled]),
    ...holidays.map((day) => day.name),
  ]
  return own.some((one) => tokenise(one).some((part) => part.stem === token?.stem))
}

const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|today|tomorrow)$/
