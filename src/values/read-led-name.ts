import { describingNames, doubleNames, givenNames } from './given-names.ts'
import {
  nameLeads,
  nameParticles,
  nameTitles,
  organisationWords,
  relations,
  unsureLeads,
} from './name-leads.ts'
import { isPlainWord } from './plain-words.ts'
import { isNewLine, readName } from './read-name.ts'
import { readSpelled } from './read-spelled.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'

/** A text in which names are looked for; `isAsked`: a name was just asked for. */
export type NameScene = { text: string; tokens: Token[]; isAsked: boolean }
export type NameRead = { from: number; next: number; value: string; confidence: number }

/** A name that words in front of it or behind it announce: "my name is Jo Fields", "Jo here", "for my mum Rosa". */
export function readLedName(scene: NameScene, at: number): NameRead | null {
  return readLabelled(scene, at) ?? readLed(scene, at) ?? readRelated(scene, at) ?? readTrailed(scene, at)
}

function readLed(scene: NameScene, at: number): NameRead | null {
  const { tokens } = scene
  for (const lead of leadsByWord.get(wordAt(tokens, at)) ?? []) {
    const from = skipPhrase(tokens, at, lead.words)
    if (from === -1 || (/^(?:names?|name's)$/.test(lead.words[0] ?? '') && isOthers(tokens, at))) continue
    return readAfter(scene, skipSigns(tokens, from), lead.isSure)
  }
  return null
}

const leadsByWord = Map.groupBy(
  [
    ...nameLeads.map((words) => ({ words, isSure: true })),
    ...unsureLeads.map((words) => ({ words, isSure: false })),
  ],
  ({ words }) => words[0] ?? '',
)

function readAfter(scene: NameScene, from: number, isSure: boolean): NameRead | null {
  const isSpelled = isSure || scene.isAsked || /^spel(?:led|t)$/.test(wordAt(scene.tokens, from - 1))
  const spelled = isSpelled ? readSpelled(scene.tokens, from) : null
  if (spelled) return { from, next: spelled.next, value: spelled.value, confidence: 0.8 }
  const style = isSure || scene.isAsked ? 'any' : 'known'
  const name = readName(scene.text, scene.tokens, { at: from, style }) ?? readUnknown(scene, from)
  if (!name || (!isSure && organisationWords.has(wordAt(scene.tokens, name.next - 1)))) return null
  if (!isSure && isPlainStart(scene, from)) return null
  if (!isSure && isPartOfTalk(scene, from, name.next)) return null
  const full = readFuller(scene, name)
  if (full) return { from, ...full, confidence: 0.95 }
  const surname = readPart(scene, name.next, 'last')
  if (surname) return { from, next: surname.next, value: `${name.value} ${surname.value}`, confidence: 0.95 }
  return { from, next: name.next, value: name.value, confidence: isSure ? 0.95 : 0.85 }
}

/** "It's Black Friday": a capital alone makes no name of a word with a meaning. */
function isPlainStart({ tokens, isAsked }: NameScene, from: number): boolean {
  const word = wordAt(tokens, from)
  const isName = givenNames.has(word) || doubleNames.has(word) || nameTitles.has(word)
  return !isAsked && !isName && !nameParticles.has(word) && isPlainWord(word)
}

/** "It's Jo. Jo Fields": said again, and in full. */
function readFuller({ text, tokens }: NameScene, name: Read<string>): Read<string> | null {
  if (!/^[.,]$/.test(wordAt(tokens, name.next))) return null
  const full = readName(text, tokens, { at: name.next + 1, style: 'known' })
  const isSame = full?.value.startsWith(`${name.value} `) || full?.value.endsWith(` ${name.value}`)
  return full && isSame ? full : null
}

/** Asked for a name, people say other things too: behind "it's" one unknown small word is a name only when nothing hangs on it. */
function isPartOfTalk({ text, tokens, isAsked }: NameScene, from: number, next: number): boolean {
  if (!isAsked || next - from > 1 || givenNames.has(wordAt(tokens, from))) return false
  const isCapital = /^\p{Lu}/u.test(text.slice(tokens[from]?.start))
  return !isCapital && /^(?:to|of|about|that|than|for|in|on|up|out|the|a)$/.test(wordAt(tokens, next))
}

/** "My wife's name is Gina" does not say who speaks. */
function isOthers(tokens: Token[], at: number): boolean {
  return /(?:'s|s')$|^(?:his|her|their|wifes|husbands|moms|dads|sons|daughters|business|company|dog|dogs|street|what|whats|your|pet|cat|last|user)$/.test(
    wordAt(tokens, at - 1),
  )
}

/** Lower-case names no list knows: "this is rosalind park calling", "hi im kelechi". */
function readUnknown({ text, tokens }: NameScene, from: number): Read<string> | null {
  const before = wordAt(tokens, from - 1)
  if (!/^(?:is|i'm|im|am|its|it's)$/.test(before) || wordAt(tokens, from - 2) === 'it') return null
  const name = readName(text, tokens, { at: from, style: 'any' })
  if (!name) return null
  const after = wordAt(tokens, name.next)
  if (/^(?:calling|speaking|from|here|again)$/.test(after)) return name
  if (/^its?/.test(before) || !/^(?:|[,.!]|and|i)$/.test(after)) return null
  if (name.next - from >= 2) return name
  const word = wordAt(tokens, from)
  if (isPlainWord(word) || describingNames.has(word) || plainAdjective.test(word)) return null
  const isGreeted = /^(?:hi|hello|hey|hiya|yo)$/.test(wordAt(tokens, 0))
  const isGoingOn =
    /^(?:and|,)$/.test(after) && /^(?:i|i'm|im|i've|ive|my|we|can|could)$/.test(wordAt(tokens, name.next + 1))
  return isGreeted || (isGoingOn && before !== 'is' && from < 4) ? name : null
}

const plainAdjective = /(?:ed|ful|ous|able|ish|ly|less|ive|ic|al)$/

/** "first name Jo, last name Fields", "surname is Rao", "last name is spelled R A O". */
function readLabelled(scene: NameScene, at: number): NameRead | null {
  if (/^(?:his|her|their|your|the|what|whats|what's|is)$/.test(wordAt(scene.tokens, at - 1))) return null
  const first = readPart(scene, at, 'first')
  const last = readPart(scene, first?.next ?? at, 'last')
  if (!last) return first ? { ...first, from: first.from, confidence: 0.95 } : null
  const given = first ?? readPart(scene, last.next, 'first')
  const value = given ? `${given.value} ${last.value}` : last.value
  return { from: (first ?? last).from, next: Math.max(last.next, given?.next ?? 0), value, confidence: 0.95 }
}

/** One labelled half of a name, with what joins it to the half before. */
function readPart(
  { text, tokens }: NameScene,
  at: number,
  half: 'first' | 'last',
): (Read<string> & { from: number }) | null {
  let label = at
  while (/^(?:,|\.|and|my|the)$/.test(wordAt(tokens, label)) && label - at < 4) label += 1
  const isShort = half === 'last' && wordAt(tokens, label) === 'surname'
  const words = half === 'last' ? /^(?:last|sur|family|second)$/ : /^(?:first|given)$/
  if (!isShort && !(words.test(wordAt(tokens, label)) && wordAt(tokens, label + 1) === 'name')) return null
  let from = isShort ? label + 1 : label + 2
  while (/^(?:is|:|,|-|uh|um|spelled|spelt|it's|its|would|be)$/.test(wordAt(tokens, from))) from += 1
  const spelled = readSpelled(tokens, from)
  const name = spelled ?? readName(text, tokens, { at: from, style: 'any' })
  return name && { from, value: name.value, next: name.next }
}

/** "for my mum Rosa Diaz", "under my wife's name, Carla Ruiz". */
function readRelated({ text, tokens }: NameScene, at: number): NameRead | null {
  const isLed =
    /^(?:for|under|in)$/.test(wordAt(tokens, at)) || skipPhrase(tokens, at - 1, ['behalf', 'of']) !== -1
  if (!isLed || !/^(?:my|our)$/.test(wordAt(tokens, at + 1))) return null
  const relation = wordAt(tokens, at + 2).replace(/'?s$/, '')
  if (!relations.has(relation) && !relations.has(wordAt(tokens, at + 2))) return null
  const isOwned = wordAt(tokens, at + 3) === 'name'
  const from = skipSigns(tokens, isOwned ? at + 4 : at + 3)
  const name = readName(text, tokens, { at: from, style: 'known' })
  return name && { from, next: name.next, value: name.value, confidence: 0.85 }
}

/** "Jo here", "Jo Fields speaking". */
function readTrailed({ text, tokens }: NameScene, at: number): NameRead | null {
  const isFirst = at === 0 || isNewLine(text, tokens, at)
  if (
    !isFirst &&
    !/^(?:[,.!;?-]|hi|hello|hey|yeah|yes|morning|afternoon|evening)$/.test(wordAt(tokens, at - 1))
  )
    return null
  const name =
    readName(text, tokens, { at, style: 'known' }) ?? readUnknownPair({ text, tokens, isAsked: false }, at)
  if (!name) return null
  if (skipPhrase(tokens, name.next, ['is', 'my', 'name']) !== -1)
    return { from: at, next: name.next, value: name.value, confidence: 0.95 }
  const after = wordAt(tokens, name.next)
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

/** "Dave from your office called" speaks of somebody else. */
function isReported(tokens: Token[], at: number): boolean {
  for (let i = at + 1; i < at + 8; i += 1)
    if (/^(?:your|called|said|told|came|was|is|did|gave|has|had|quoted|sent)$/.test(wordAt(tokens, i)))
      return true
  return false
}

function skipSigns(tokens: Token[], at: number): number {
  let next = at
  while (/^(?:[,:"'“–-]|uh|um|er|like|just|again|spelled|spelt)$/.test(wordAt(tokens, next))) next += 1
  return next
}
