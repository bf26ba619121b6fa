import { findEmails } from './find-emails.ts'
import { findPhones } from './find-phones.ts'
import { describingNames, doubleNames } from './given-names.ts'
import { type NameScene, writtenName } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { isClosed } from './read-standing-name.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { relativeDays, weekdays } from './when-words.ts'

/** Lower-case names no list knows: "this is rosalind park calling", "hi im kelechi". */
export function readUnknownName(scene: NameScene, from: number): Read<string> | null {
  return (
    readBehindBe(scene, from) ??
    readWithSurname(scene, from) ??
    readDescribing(scene, from) ??
    readBehindLabel(scene, from)
  )
}

function readBehindBe(scene: NameScene, from: number): Read<string> | null {
  const { text, tokens } = scene
  const before = wordAt(tokens, from - 1)
  if (!/^(?:is|i'm|im|am|its|it's)$/.test(before) || wordAt(tokens, from - 2) === 'it') return null
  const name = readName(text, tokens, { at: from, style: 'any' })
  if (!name) return null
  const after = wordAt(tokens, name.next)
  if (/^(?:calling|speaking|from|here|again|btw)$/.test(after)) return name
  if (isByTheWay(tokens, name.next) || isNamedFirst(tokens, from, name.next)) return name
  if (isBesideContact(scene, from, name.next)) return name
  const isReached =
    /^(?:ok|okay|my)$/.test(after) &&
    /^(?:my|number|cell|phone|email|address)$/.test(wordAt(tokens, name.next + 1))
  if (/^it/.test(before) && isGreetedSelf(tokens, from, name.next)) return name
  if (/^its?/.test(before) || !(isReached || /^(?:|[,.!]|and|n|i)$/.test(after))) return null
  if (name.next - from >= 2) return name
  const word = wordAt(tokens, from)
  if (isPlainWord(word) || describingNames.has(word) || plainAdjective.test(word)) return null
  const isGreeted = greetings.test(wordAt(tokens, 0)) || greetings.test(wordAt(tokens, 1))
  const isGoingOn =
    /^(?:and|n|,)$/.test(after) &&
    /^(?:i|i'm|im|i've|ive|my|we|can|could|got|need)$/.test(wordAt(tokens, name.next + 1))
  return isGreeted || (isGoingOn && before !== 'is' && from < 4) ? name : null
}

function isByTheWay(tokens: Token[], at: number): boolean {
  return skipPhrase(tokens, at, ['by', 'the', 'way']) !== -1
}

/** "hi this is parveen sidhu over on elm street": said with the first words, two that mean nothing else. */
function isNamedFirst(tokens: Token[], from: number, next: number): boolean {
  const isThis = from < 7 && wordAt(tokens, from - 2) === 'this' && wordAt(tokens, from - 1) === 'is'
  const isStart =
    from === 2 || /^(?:hi|hello|hey|hiya|yo|yeah|yes|um|uh|so|well|[,.!])$/.test(wordAt(tokens, from - 3))
  return isThis && isStart && next - from > 1 && [from, from + 1].every((at) => isNoWord(wordAt(tokens, at)))
}

/** "503 555 0177 its nkemdi": a number or an address for mail stands right beside it, and nothing else hangs on it. */
function isBesideContact(scene: NameScene, from: number, next: number): boolean {
  const { text, tokens } = scene
  if (!/^(?:its|it's|im|i'm)$/.test(wordAt(tokens, from - 1)) || !isClosed(scene, next)) return false
  if (!tokens.slice(from, next).every(({ word }) => isNoWord(word))) return false
  const before = text
    .slice(0, tokens[from - 1]?.start)
    .trimEnd()
    .replace(/[,.;]$/, '').length
  return [...findPhones(text), ...findEmails(text)].some(({ span }) => span.end === before)
}

function isNoWord(word: string): boolean {
  return !isPlainWord(word) && !plainAdjective.test(word) && !describingNames.has(word)
}

/** "hey its abimael, can you come": a greeting, one word of no other meaning, and then somebody's wish. */
function isGreetedSelf(tokens: Token[], from: number, next: number): boolean {
  const isFirst = greetings.test(wordAt(tokens, from - 2)) && from < 4
  const isWish = /^(?:i|i'm|im|i've|ive|i'd|id|can|could|my|we|just|is|are|running|quick|need|gonna)$/.test(
    wordAt(tokens, next + 1),
  )
  const words = tokens.slice(from, next).map(({ word }) => word)
  return (
    isFirst &&
    wordAt(tokens, next) === ',' &&
    isWish &&
    words.every((word) => isNoWord(word) && word.length > 2)
  )
}

const greetings = /^(?:hi|hello|hey|hiya|yo)$/
const plainAdjective = /(?:ed|ful|ous|able|ish|ly|less|ive|ic|al)$/

/** "Hey its frank, did my parts come in", "my name's will": a word with a meaning of its own, where a person shows. */
function readDescribing({ text, tokens }: NameScene, from: number): Read<string> | null {
  const word = wordAt(tokens, from)
  if (!describingNames.has(word) && !doubleNames.has(word)) return null
  if (
    !(isAboutSelf(tokens, from) || (/^[,.!]?$/.test(wordAt(tokens, from + 1)) && isPersonShown(tokens, from)))
  )
    return null
  return { value: writtenName(text, tokens[from]), next: from + 1 }
}

/** "Its hope danjuma i need to cancel": a surname shows that the word with a meaning is a name. */
function readWithSurname(scene: NameScene, from: number): Read<string> | null {
  const { text, tokens } = scene
  if (
    !describingNames.has(wordAt(tokens, from)) ||
    !/^(?:is|its|it's|im|i'm|am)$/.test(wordAt(tokens, from - 1))
  )
    return null
  const surname = wordAt(tokens, from + 1)
  if (tokens[from + 1]?.kind !== 'word' || !isNoWord(surname) || surname.length < 3) return null
  const isEnd =
    isClosed(scene, from + 2) ||
    /^(?:i|i'm|im|i'd|id|i've|ive|my|we|calling|here|from|can|could)$/.test(wordAt(tokens, from + 2))
  const words = [tokens[from], tokens[from + 1]].map((token) => writtenName(text, token))
  return isEnd ? { value: words.join(' '), next: from + 2 } : null
}

/** "Im rich n i need a word": with the first words somebody says who they are, and goes on about themselves. */
function isAboutSelf(tokens: Token[], from: number): boolean {
  return (
    from === 1 &&
    /^(?:im|i'm|its|it's)$/.test(wordAt(tokens, 0)) &&
    /^(?:and|n)$/.test(wordAt(tokens, 2)) &&
    /^(?:i|i'm|im|i'd|my|we)$/.test(wordAt(tokens, 3))
  )
}

function isPersonShown(tokens: Token[], from: number): boolean {
  const before = wordAt(tokens, from - 1)
  if (before === "name's" || (before === 'is' && wordAt(tokens, from - 2) === 'name')) return true
  if (!/^(?:its|it's|im|i'm)$/.test(before)) return false
  const isGreeted = from < 4 && /^(?:hi|hello|hey|hiya|yo)$/.test(wordAt(tokens, 0))
  const isReached = /^(?:cell|number|phone|mobile|email|e|address)$/.test(wordAt(tokens, from + 3))
  return isGreeted || (isReached && wordAt(tokens, from + 2) === 'my')
}

/** "names wren", "put it under kapono": a word of no other meaning, with which the stretch of talk ends. */
function readBehindLabel(scene: NameScene, from: number): Read<string> | null {
  const { text, tokens, isAsked } = scene
  const label = wordAt(tokens, from - 1)
  const isLabel = /^names?$/.test(label)
    ? tokens[from - 2]?.kind !== 'word'
    : label === 'under' && (isAsked || isBookedUnder(tokens, from - 1) || isBooking(tokens, from - 1))
  const name = isLabel ? readName(text, tokens, { at: from, style: 'any' }) : null
  if (!name || !(isClosed(scene, name.next) || isLabelEnd(tokens, name.next))) return null
  const words = tokens.slice(from, name.next).map(({ word }) => word)
  return words.some((word) => isPlainWord(word) || underThings.has(word)) ? null : name
}

/** "Under gidey for four", "name habtamu number 503 ...": what follows says more of the booking or of the person. */
function isLabelEnd(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  return labelEnds.has(word) || weekdays.has(word) || relativeDays.has(word)
}

const labelEnds = new Set('please pls plz thanks for at on number phone cell email address'.split(' '))

/** "put it under": said of a booking; "is it under" may be of anything. */
function isBookedUnder(tokens: Token[], at: number): boolean {
  return (
    /^(?:it|me|us|that)$/.test(wordAt(tokens, at - 1)) &&
    /^(?:put|book|booked|have|save|keep)$/.test(wordAt(tokens, at - 2))
  )
}

/** "A table for six tomorrow under Reyes": how many come, or when, stands before it. */
function isBooking(tokens: Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 12); i -= 1) {
    const word = wordAt(tokens, i)
    if (bookingWords.has(word) || (at - i < 5 && weekdays.has(word))) return true
    if (tokens[i]?.kind === 'sign' && word !== ',') return false
  }
  return false
}

const bookingWords = new Set(
  'people guests adults reservation booking appointment us pm am tonight tomorrow'.split(' '),
)

/** What else things may be under. */
const underThings = new Set(
  'contract pressure control budget attack review stress load lease management age par oath arrest counter cabinet investigation suspicion guarantee threat wraps fire ground'.split(
    ' ',
  ),
)
