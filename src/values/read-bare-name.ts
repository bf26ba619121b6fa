import { grammarWords } from './everyday-words.ts'
import { doubleNames, givenNames } from './given-names.ts'
import { type NameRead, type NameScene, writtenName } from './name-scene.ts'
import { smallNumbers, tens } from './number-words.ts'
import { isPlainWord } from './plain-words.ts'
import { isNewLine, readName } from './read-name.ts'
import { readSpelled } from './read-spelled.ts'
import { isClosed, isNameLike, readSurnameFirst } from './read-standing-name.ts'
import { skipPhrase, type Token, wordAt } from './tokens.ts'
import { relativeDays, weekdays } from './when-words.ts'

/** The answer to a question for a name: the first stretch of it that is one, "sure, jo fields". */
export function readBareName(scene: NameScene): NameRead | null {
  const { text, tokens } = scene
  const other = readOther(scene)
  if (other) return other
  let isFirst = true
  for (let at = 0; at < tokens.length; at += 1) {
    const before = tokens[at - 1]
    if (before && before.kind !== 'sign' && !isNewLine(text, tokens, at)) continue
    if (before?.isGlued && tokens[at]?.isGlued && before.word === '-') continue
    const from = skipOpeners(tokens, at)
    const read = readHere(scene, from, isFirst)
    if (read) return read
    if (from < tokens.length && tokens[from]?.kind !== 'sign') isFirst = false
  }
  return readAfterPick(scene) ?? readLastPair(scene) ?? readWordName(scene) ?? readWithLetter(scene)
}

/** "Young with a Y": whatever the word means elsewhere. */
function readWithLetter({ text, tokens }: NameScene): NameRead | null {
  const at = tokens.findIndex(
    (_, place) => place > 0 && /^an?$/.test(wordAt(tokens, place)) && wordAt(tokens, place - 1) === 'with',
  )
  const word = tokens[at - 2]
  const isLetter = tokens[at + 1]?.kind === 'word' && wordAt(tokens, at + 1).length === 1
  const isFirst = /^(?:|its|it's|is)$/.test(wordAt(tokens, at - 3))
  if (at < 2 || word?.kind !== 'word' || !isLetter || !isFirst || grammarWords.has(word.word)) return null
  return { from: at - 2, next: at - 1, value: writtenName(text, word), confidence: 0.75 }
}

/** "Chip. Chip Wood": the same word once more, with a surname behind it. */
function readAgain({ text, tokens }: NameScene, name: { from: number; next: number }): NameRead | null {
  if (name.next - name.from !== 1) return null
  const at = tokens.findIndex(({ word }, place) => place >= name.next && word === wordAt(tokens, name.from))
  const full =
    at === -1 || isPlainWord(wordAt(tokens, at + 1)) ? null : readName(text, tokens, { at, style: 'any' })
  return full && full.next - at === 2 ? { from: at, ...full, confidence: 0.85 } : null
}

/** "She's called Rosa Diaz", "her name is Rosa Diaz", where a name was asked for: both halves, as a pet has one. */
function readOther({ text, tokens }: NameScene): NameRead | null {
  for (const [at, { word }] of tokens.entries()) {
    if (!/^(?:she|he|she's|he's|shes|hes|her|his)$/.test(word)) continue
    const lead = otherLeads.find((words) => skipPhrase(tokens, at + 1, words) !== -1)
    const from = at + 1 + (lead?.length ?? 0)
    const name = lead ? readName(text, tokens, { at: from, style: 'any' }) : null
    if (name && name.next - from > 1) return { from, ...name, confidence: 0.9 }
  }
  return null
}

const otherLeads = ['name is', "name's", 'names', 'called', 'is called'].map((words) => words.split(' '))

/** "My name? habtamu gidey": the last stretch is two words that mean nothing else. */
function readLastPair(scene: NameScene): NameRead | null {
  const { text, tokens } = scene
  const at = tokens.length - (tokens.at(-1)?.kind === 'sign' ? 3 : 2)
  if (at < 1 || tokens[at - 1]?.kind !== 'sign' || !/^[,.?!;:]$/.test(wordAt(tokens, at - 1))) return null
  const name = readName(text, tokens, { at, style: 'any' })
  const isPair = name?.next === at + 2 && [at, at + 1].every((place) => !isPlainWord(wordAt(tokens, place)))
  return name && isPair ? { from: at, ...name, confidence: 0.65 } : null
}

/** "Nine's good phoebe lancaster": what picks a time, and a name that ends the text. */
function readAfterPick({ text, tokens }: NameScene): NameRead | null {
  for (let at = 1; at < Math.min(tokens.length, 6); at += 1) {
    if (!picks.has(wordAt(tokens, at - 1))) continue
    const name = readName(text, tokens, { at, style: 'any' })
    const isPair = name !== null && name.next - at === 2 && name.next === tokens.length
    if (!isPair || [at, at + 1].some((part) => isPlainWord(wordAt(tokens, part)))) continue
    return { from: at, ...name, confidence: 0.7 }
  }
  return null
}

const picks = new Set('good fine great perfect works okay ok'.split(' '))

/** "Early Moore": all there is, and written as a name is, whatever its first word means elsewhere. */
function readWordName({ text }: NameScene): NameRead | null {
  const [, first = '', last = ''] = /^\s*(\p{Lu}\p{Ll}+)\s+(\p{Lu}[\p{L}'’-]+)\s*\.?\s*$/u.exec(text) ?? []
  if (last === '') return readDayName(text)
  const isDay = weekdays.has(last.toLowerCase()) && isGiven(first.toLowerCase())
  const isTalk = saysMore.test(first) || (isPlainWord(last.toLowerCase()) && !isDay)
  return isTalk ? null : { from: 0, next: 2, value: `${first} ${last}`, confidence: 0.7 }
}

/** "sunday okoro": a weekday and a word that means nothing else. */
function readDayName(text: string): NameRead | null {
  const [, first = '', last = ''] = /^\s*(\p{L}+)\s+([\p{L}'’-]+)\s*\.?\s*$/u.exec(text.toLowerCase()) ?? []
  if (!/day$/.test(first) || !weekdays.has(first) || last.length < 4 || isPlainWord(last)) return null
  const value = [first, last].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return { from: 0, next: 2, value, confidence: 0.7 }
}

/** "Will Friday" is a whole name where one was asked for. */
function isGiven(word: string): boolean {
  return givenNames.has(word) || doubleNames.has(word)
}

/** Words that speak to somebody or of something, and never begin a name. */
const saysMore =
  /^(?:thanks?|thx|hi|hello|hey|yes|yeah|yep|yup|no|nope|not|ok|okay|sure|please|sorry|the|an|my|your|our|his|her|this|that|is|are|it|its|just|for|under|about|because|call|ask|from|with|and|but|or|what|who|when|where|how|why|good|all|same|some|any|bye|cheers|welcome|name|street|at|on|in|by|to|need|want|can|do|i|im|me|we|you)$|(?:ed|ing)$/i

function readHere(scene: NameScene, from: number, isFirst: boolean): NameRead | null {
  const { text, tokens } = scene
  const spelled = isFirst ? readSpelled(tokens, from) : null
  if (spelled) {
    const rest = readName(text, tokens, { at: spelled.next, style: 'any' })
    const value = rest ? `${spelled.value} ${rest.value}` : spelled.value
    return { from, next: rest?.next ?? spelled.next, value, confidence: 0.75 }
  }
  const owned = /^(.{2,})'s$/.exec(wordAt(tokens, from))?.[1]
  if (owned && /^(?:fine|ok|okay|good|it|great)$/.test(wordAt(tokens, from + 1)) && !isPlainWord(owned))
    return { from, next: from + 1, value: owned.charAt(0).toUpperCase() + owned.slice(1), confidence: 0.7 }
  const turned = readSurnameFirst(scene, from)
  if (turned) return { from, ...turned, confidence: 0.85 }
  const name = readName(text, tokens, { at: from, style: isFirst ? 'any' : 'known' })
  if (!name) return null
  const isKnown = givenNames.has(wordAt(tokens, from))
  const isShown = isFirst ? isKnown || isAnswer(scene, from, name.next) : isEnd(scene, from, name.next)
  const read = { from, next: name.next, value: name.value, confidence: isKnown ? 0.9 : 0.7 }
  return isShown ? (readAgain(scene, read) ?? read) : null
}

/** No list knows it: then nothing may hang on it, as in "hang on". */
function isAnswer(scene: NameScene, from: number, next: number): boolean {
  const { tokens } = scene
  if (next - from === 1 && isPlainWord(wordAt(tokens, from))) return false
  const after = wordAt(tokens, next)
  if (next - from > 1 && (smallNumbers.has(after) || tens.has(after))) return true
  const isPair = next - from > 1 && tokens.slice(from, next).every(({ word }) => !isPlainWord(word))
  if (isPair && (behindPair.has(after) || weekdays.has(after) || relativeDays.has(after))) return true
  return isClosed(scene, next) || tokens[next]?.kind !== 'word' || behind.has(after)
}

const behind = new Set(
  'and my is here with please thanks thank but i from spelled at its the that phone number cell email same'.split(
    ' ',
  ),
)

/** Behind a whole name people go on in more ways. */
const behindPair = new Set(
  "thx ty for on in can could i'm im i'd id will this next again sorry calling we".split(' '),
)

function isEnd(scene: NameScene, from: number, next: number): boolean {
  // "Two people, Ana Ruiz and Tom Ruiz".
  const hasPartner = wordAt(scene.tokens, next) === 'and' && givenNames.has(wordAt(scene.tokens, next + 1))
  return (hasPartner || isClosed(scene, next)) && isNameLike(scene, from, next)
}

function skipOpeners(tokens: Token[], at: number): number {
  let from = at
  while (from < tokens.length && (tokens[from]?.kind === 'sign' || openers.has(wordAt(tokens, from))))
    from += 1
  return from
}

const openers = new Set(
  "sure yes yeah yep ok okay hi hello hey of course um uh well so oh its it's for under just put spelled absolutely great please name".split(
    ' ',
  ),
)
