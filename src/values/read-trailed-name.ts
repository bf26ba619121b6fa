import { describingNames, doubleNames, givenNames } from './given-names.ts'
import { type NameRead, type NameScene, writtenName } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { isNewLine, readName } from './read-name.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'

/** "Jo here", "Jo Fields speaking". */
export function readTrailedName({ text, tokens }: NameScene, at: number): NameRead | null {
  const isFirst = at === 0 || isNewLine(text, tokens, at)
  const isGot = at === 2 && skipPhrase(tokens, 0, ['you', 'got']) !== -1
  if (
    !isFirst &&
    !isGot &&
    !/^(?:[,.!;?-]|hi|hello|hey|yeah|yes|morning|afternoon|evening)$/.test(wordAt(tokens, at - 1))
  )
    return null
  const name =
    readName(text, tokens, { at, style: 'known' }) ??
    readUnknownPair({ text, tokens, isAsked: false }, at) ??
    readDouble({ text, tokens, isAsked: false }, at)
  if (!name) return null
  if (skipPhrase(tokens, name.next, ['is', 'my', 'name']) !== -1)
    return { from: at, next: name.next, value: name.value, confidence: 0.95 }
  const after = wordAt(tokens, name.next)
  if (isGot && wordAt(tokens, name.next + 1) === '?') return null
  const isFrom = after === 'from' && givenNames.has(wordAt(tokens, at)) && !isReported(tokens, name.next)
  if (!isFrom && !/^(?:here|speaking|again|calling)$/.test(after)) return null
  return { from: at, next: name.next, value: name.value, confidence: 0.9 }
}

/** "hello, oksana petrenko here": two words that mean nothing else, where the frame tells. */
function readUnknownPair({ text, tokens }: NameScene, at: number): Read<string> | null {
  const name = readName(text, tokens, { at, style: 'any' })
  if (!name || name.next - at !== 2 || isPlainWord(wordAt(tokens, at)) || isPlainWord(wordAt(tokens, at + 1)))
    return null
  return name
}

/** "Art here, can you come": a name with a meaning of its own opens the text, and "here" closes its stretch. */
function readDouble({ text, tokens }: NameScene, at: number): Read<string> | null {
  const isOpening = at === 0 || (at < 3 && /^(?:hi|hello|hey|yo)$/.test(wordAt(tokens, 0)))
  const isHere = wordAt(tokens, at + 1) === 'here' && /^[,.!-]$/.test(wordAt(tokens, at + 2))
  const word = wordAt(tokens, at)
  if (!isOpening || !isHere || !(describingNames.has(word) || doubleNames.has(word))) return null
  return { value: writtenName(text, tokens[at]), next: at + 1 }
}

/** "Dave from your office called" speaks of somebody else. */
function isReported(tokens: Token[], at: number): boolean {
  for (let i = at + 1; i < at + 8; i += 1)
    if (/^(?:your|called|said|told|came|was|is|did|gave|has|had|quoted|sent)$/.test(wordAt(tokens, i)))
      return true
  return false
}
