import { doubleNames } from './given-names.ts'
import { type NameRead, type NameScene, writtenName } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { readSpelled, skipSpelling } from './read-spelled.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** "first name Jo, last name Fields", "surname is Rao", "last name is spelled R A O". */
export function readLabelledName(scene: NameScene, at: number): NameRead | null {
  if (/^(?:his|her|their|your|the|what|whats|what's|is)$/.test(wordAt(scene.tokens, at - 1))) return null
  const first = readHalf(scene, at, 'first')
  const last = readHalf(scene, first?.next ?? at, 'last')
  if (!last) return first ? withSurnameBefore(scene, at, first) : null
  const given = first ?? readHalf(scene, last.next, 'first') ?? readGivenBefore(scene, at)
  const value = given ? `${given.value} ${last.value}` : last.value
  return {
    from: Math.min((first ?? last).from, given?.from ?? last.from),
    next: Math.max(last.next, given?.next ?? 0),
    value,
    confidence: 0.95,
  }
}

/** "Oona, and my last name is Rao": the given name opens the text. */
function readGivenBefore({ text, tokens }: NameScene, at: number): (Read<string> & { from: number }) | null {
  const from = skipOpening(tokens)
  const name = at > from ? readName(text, tokens, { at: from, style: 'known' }) : null
  return name && name.next <= at && at - name.next < 2 && name.next === from + 1 ? { from, ...name } : null
}

function skipOpening(tokens: Token[]): number {
  let at = 0
  while (/^(?:sure|yes|yeah|ok|okay|hi|hello|it|is|its|it's|,)$/.test(wordAt(tokens, at))) at += 1
  return at
}

/** "Pruitt, first name Dell" answers a question for a name. */
function withSurnameBefore(
  { text, tokens, isAsked }: NameScene,
  at: number,
  first: Read<string> & { from: number },
): NameRead {
  const isComma = wordAt(tokens, at) === ','
  const surname = isAsked && isComma && at < 4 ? readName(text, tokens, { at: at - 1, style: 'any' }) : null
  const isOne =
    surname?.next === at && !isPlainWord(wordAt(tokens, at - 1)) && !/^(?:,|\.)$/.test(wordAt(tokens, at - 2))
  return surname && isOne
    ? { from: at - 1, next: first.next, value: `${first.value} ${surname.value}`, confidence: 0.95 }
    : { ...first, confidence: 0.95 }
}

/** One labelled half of a name, with what joins it to the half before. */
export function readHalf(
  { text, tokens, isAsked }: NameScene,
  at: number,
  half: 'first' | 'last',
): (Read<string> & { from: number }) | null {
  let label = at
  while (/^(?:,|\.|and|n|my|the)$/.test(wordAt(tokens, label)) && label - at < 4) label += 1
  const isShort = half === 'last' && wordAt(tokens, label) === 'surname'
  const words = half === 'last' ? /^(?:last|sur|family|second)$/ : /^(?:first|given)$/
  // "First is Jo, last is Fields" answers.
  const isAnswer = isAsked && words.test(wordAt(tokens, label)) && wordAt(tokens, label + 1) === 'is'
  const isFull = words.test(wordAt(tokens, label)) && wordAt(tokens, label + 1) === 'name'
  if (!isShort && !isFull && !isAnswer) return null
  let from = isShort ? label + 1 : label + 2
  while (/^(?:is|:|,|-|uh|um|spelled|spelt|it's|its|would|be)$/.test(wordAt(tokens, from))) from += 1
  const spelled = readSpelled(tokens, from)
  const name =
    spelled ?? readName(text, tokens, { at: from, style: 'any' }) ?? readDouble({ text, tokens }, from)
  return name && { from, value: name.value, next: skipSpelling(tokens, name) }
}

/** "First name Will": an everyday word, but the label tells. */
function readDouble({ text, tokens }: Omit<NameScene, 'isAsked'>, at: number): Read<string> | null {
  if (!doubleNames.has(wordAt(tokens, at))) return null
  return { value: writtenName(text, tokens[at]), next: at + 1 }
}
