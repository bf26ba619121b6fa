import { addMonths, dayFrom } from './calendar-days.ts'
import { grammarWords } from './everyday-words.ts'
import { smallNumbers } from './number-words.ts'
import { isPlainWord } from './plain-words.ts'
import { readOrdinal } from './read-number.ts'
import { oneDay, type SaidDays } from './said-days.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { partStarts } from './when-words.ts'

type Lone = { at: number; from: number; hasThe: boolean; day: number; next: number }

/** "the 3rd", "on the third": not "the 3rd one", "3rd floor", "the third" of a list. */
export function readLoneOrdinal(
  tokens: Token[],
  { at, from, hasThe, day, next }: Lone,
  today: string,
): Read<SaidDays> | null {
  const before = wordAt(tokens, at - 1)
  const isDigits = tokens[from]?.kind === 'digits'
  const isLed =
    /^(?:on|for|by|until|till|before|after|from|to|through|thru|or|and|n|-|between|since|about|around|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
      before,
    ) ||
    isOfWeek(tokens, at) ||
    (at === 0 && /^(?:at|@|around|after|before|between)$/.test(wordAt(tokens, next)))
  const isShown = isDigits || isLed || (day > 5 && isFree(tokens, next))
  if (!(hasThe && isShown) && !(isLed && isDigits) && !(isListedBehind(tokens, at) && isFree(tokens, next)))
    return null
  if (!hasThe && isCorner(tokens, next)) return null
  if (
    isCounted(tokens, next) ||
    (!isDigits && day < 4 && !/^(?:on|by|until|before|after|from|of)$|day$/.test(before))
  )
    return null
  for (let ahead = 0; ahead < 13; ahead += 1) {
    const first = addMonths(`${today.slice(0, 8)}01`, ahead)
    const [year, month] = first.split('-').map(Number)
    const found = dayFrom(year ?? 0, month ?? 0, day)
    if (found !== null && found >= today) return { value: oneDay(found, isDigits ? 0.85 : 0.7), next }
  }
  return null
}

/** "The ninth or tenth": the second leaves its "the" out. */
function isListedBehind(tokens: Token[], at: number): boolean {
  const isOther =
    /^(?:or|and|n|to|through)$/.test(wordAt(tokens, at - 1)) && readOrdinal(tokens, at - 2) !== null
  const the = wordAt(tokens, at - 3)
  return isOther && (the === 'the' || wordAt(tokens, at - 4) === 'the') && readOrdinal(tokens, at) !== null
}

/** "the week of the third". */
function isOfWeek(tokens: Token[], at: number): boolean {
  return wordAt(tokens, at - 1) === 'of' && /^(?:week|wk)$/.test(wordAt(tokens, at - 2))
}

/** "the tenth time", but not "the tenth half past nine". */
function isCounted(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  const isFraction = /^(?:half|quarter)$/.test(word) && /^(?:past|to)$/.test(wordAt(tokens, at + 1))
  return noDates.has(word) && !isFraction
}

/** Nothing follows that would be the tenth of its kind, as in "the tenth customer". */
function isFree(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind !== 'word' || grammarWords.has(token.word) || isTimeWord(token.word)
}

function isTimeWord(word: string): boolean {
  return (
    partStarts.has(word) ||
    smallNumbers.has(word) ||
    /^(?:half|quarter|noon|midday|suits|preferably|ideally|sometime|fits|sounds|looks)$/.test(word)
  )
}

/** "on 16th and Burnside" is a corner of two streets. */
function isCorner(tokens: Token[], at: number): boolean {
  const other = tokens[at + 1]
  return /^(?:and|&)$/.test(wordAt(tokens, at)) && other?.kind === 'word' && !isPlainWord(other.word)
}

const noDates = new Set(
  `one ones option slot time choice floor street st avenue ave place person step grade try opening house door unit
  road rd drive lane ln blvd court way visit call attempt appointment window thing party story level quarter half week month
  terrace circle boulevard hour birthday anniversary`.split(/\s+/),
)
