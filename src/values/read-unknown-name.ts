import { describingNames, doubleNames } from './given-names.ts'
import { type NameScene, writtenName } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { isClosed } from './read-standing-name.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { weekdays } from './when-words.ts'

/** Lower-case names no list knows: "this is rosalind park calling", "hi im kelechi". */
export function readUnknownName(scene: NameScene, from: number): Read<string> | null {
  return readBehindBe(scene, from) ?? readDescribing(scene, from) ?? readBehindLabel(scene, from)
}

function readBehindBe({ text, tokens }: NameScene, from: number): Read<string> | null {
  const before = wordAt(tokens, from - 1)
  if (!/^(?:is|i'm|im|am|its|it's)$/.test(before) || wordAt(tokens, from - 2) === 'it') return null
  const name = readName(text, tokens, { at: from, style: 'any' })
  if (!name) return null
  const after = wordAt(tokens, name.next)
  if (/^(?:calling|speaking|from|here|again)$/.test(after)) return name
  const isReached =
    /^(?:ok|okay|my)$/.test(after) &&
    /^(?:my|number|cell|phone|email|address)$/.test(wordAt(tokens, name.next + 1))
  if (/^its?/.test(before) || !(isReached || /^(?:|[,.!]|and|n|i)$/.test(after))) return null
  if (name.next - from >= 2) return name
  const word = wordAt(tokens, from)
  if (isPlainWord(word) || describingNames.has(word) || plainAdjective.test(word)) return null
  const isGreeted = greetings.test(wordAt(tokens, 0)) || greetings.test(wordAt(tokens, 1))
  const isGoingOn =
    /^(?:and|n|,)$/.test(after) &&
    /^(?:i|i'm|im|i've|ive|my|we|can|could)$/.test(wordAt(tokens, name.next + 1))
  return isGreeted || (isGoingOn && before !== 'is' && from < 4) ? name : null
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
  const isLabel =
    label === 'names'
      ? tokens[from - 2]?.kind !== 'word'
      : label === 'under' && (isAsked || isBookedUnder(tokens, from - 1) || isBooking(tokens, from - 1))
  const name = isLabel ? readName(text, tokens, { at: from, style: 'any' }) : null
  if (!name || !(isClosed(scene, name.next) || /^(?:please|pls|plz|thanks)$/.test(wordAt(tokens, name.next))))
    return null
  const words = tokens.slice(from, name.next).map(({ word }) => word)
  return words.some((word) => isPlainWord(word) || underThings.has(word)) ? null : name
}

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
