import { directions, streetTypes, unitWords } from './address-words.ts'
import { givenNames } from './given-names.ts'
import { isPlainWord } from './plain-words.ts'
import { isNewLine } from './read-name.ts'
import { readPlace } from './read-place.ts'
import { readStreet } from './read-street.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** "33 rue st, springfield illinois": the state behind shows what the street alone would not. */
export function readProven(
  text: string,
  tokens: Token[],
  { at, number, isAsked }: { at: number; number: Read<string>; isAsked: boolean },
) {
  const street = readStreet(text, tokens, { at: number.next, isLed: true })
  const place = street && readPlace(text, tokens, { at: street.next, isAsked })
  if (!place) return null
  const isProven = place.value.region !== null || place.value.postalCode !== null
  if (!isProven && !isApart(text, tokens, { at, from: number.next, next: street.next })) return null
  const value = { street: `${number.value} ${street.value}`, ...place.value }
  return { value, next: place.next, confidence: 0.85 }
}

/** "Jo Rao, 8 tansy way, fernbrook", "noon? 8 tansy row": set off on both sides, and its words mean nothing else. */
function isApart(
  text: string,
  tokens: Token[],
  { at, from, next }: { at: number; from: number; next: number },
): boolean {
  const isBegun =
    at === 0 ||
    // "Nadia Osei 8 tansy way" is hers.
    (at === 2 && givenNames.has(wordAt(tokens, 0)) && !isPlainWord(wordAt(tokens, 1))) ||
    isNewLine(text, tokens, at) ||
    /^[.,!?;:@(–—-]$/.test(wordAt(tokens, at - 1))
  const behind = wordAt(tokens, next)
  const isEnded =
    isNewLine(text, tokens, next) ||
    /^(?:|[.,!?;)–—-]|right|please|pls|thanks|thx)$/.test(behind) ||
    unitWords.has(behind)
  const names = tokens.slice(from, next).filter(({ word }) => !streetTypes.has(word) && !directions.has(word))
  return (
    isBegun &&
    isEnded &&
    tokens[at]?.kind === 'digits' &&
    names.some(({ kind }) => kind === 'word') &&
    names.every(({ word }) => !isPlainWord(word))
  )
}
