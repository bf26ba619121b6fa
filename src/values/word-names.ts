import { grammarWords, stateWords } from './everyday-words.ts'
import { describingNames, doubleNames, givenNames } from './given-names.ts'
import { smallOrdinals } from './number-words.ts'
import { type Token, wordAt } from './tokens.ts'
import { weekdays } from './when-words.ts'

/** "Joe Friday." closes a stretch of talk; "Joe Friday works" does not. */
export function isDaySurname(tokens: Token[], at: number): boolean {
  return (
    givenNames.has(wordAt(tokens, at - 1)) &&
    weekdays.has(wordAt(tokens, at)) &&
    /^[,.!]?$/.test(wordAt(tokens, at + 1))
  )
}

/** "Will" and "may" are names where a capital or a surname behind shows it. */
export function isDoubleName(tokens: Token[], at: number, isCapital: boolean): boolean {
  const word = wordAt(tokens, at)
  if (!doubleNames.has(word)) return false
  const after = tokens[at + 1]
  const isSurname =
    after?.kind === 'word' &&
    !grammarWords.has(after.word) &&
    !stateWords.has(after.word) &&
    !smallOrdinals.has(after.word)
  const isEnd = tokens[at + 2]?.kind !== 'word' || goesOn.has(wordAt(tokens, at + 2))
  if (isSurname && isEnd && !describingNames.has(word)) return true
  const isClosed =
    after?.kind !== 'word' || isSurname || /^(?:here|from|and|calling|again|i|speaking)$/.test(after.word)
  return isCapital && isClosed
}

/** "This is jo quick i live nearby": a surname that describes, and then somebody goes on about themselves. */
export function isPlainSurname(tokens: Token[], at: number): boolean {
  return (
    /^(?:young|long|short|small|little|quick|rich|best|wise|bright|sharp|strong|light|close|hardy|early|noble)$/.test(
      wordAt(tokens, at),
    ) &&
    givenNames.has(wordAt(tokens, at - 1)) &&
    // All that was said, or somebody goes on about themselves.
    ((at === 1 && tokens.length === 2) || /^(?:i|i'm|im|i'd|id|i've|ive|my)$/.test(wordAt(tokens, at + 1)))
  )
}

/** Words with which people go on behind their name. */
const goesOn = new Set("can could i i'm im i'd my we calling speaking here from again".split(' '))
