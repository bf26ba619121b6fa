import { streetTypes } from './address-words.ts'
import { grammarWords, stateWords } from './everyday-words.ts'
import { describingNames, givenNames } from './given-names.ts'
import { nameParticles, nameTitles } from './name-leads.ts'
import { smallNumbers, tens } from './number-words.ts'
import { isPlainWord, namesWithEnding } from './plain-words.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { isDaySurname, isDoubleName, isPlainSurname } from './word-names.ts'

/** `known`: only what is surely a name, by a capital or by being a common given name. */
type Place = { at: number; style: 'any' | 'known' }

/** A person's name at a place, written as names are: "maria dela cruz" is "Maria dela Cruz". */
export function readName(text: string, tokens: Token[], { at, style }: Place): Read<string> | null {
  const title = nameTitles.get(wordAt(tokens, at))
  let next = title === undefined ? at : wordAt(tokens, at + 1) === '.' ? at + 2 : at + 1
  const isShouted = text.length > 3 && text === text.toUpperCase()
  const words: string[] = []
  const first = next
  while (words.length < 6 && words.filter(isFullWord).length < 4) {
    const nickname = words.length > 0 ? readNickname(text, tokens, next) : null
    if (nickname) {
      words.push(nickname.value)
      next = nickname.next
    }
    const start = words.length > 0 && hesitations.has(wordAt(tokens, next)) ? next + 1 : next
    const part = readPart(text, tokens, start)
    if (
      !part ||
      isSpelledRun(tokens, start) ||
      // "Jo w/ the dog" is with it.
      (words.length > 0 && wordAt(tokens, start).length === 1 && wordAt(tokens, start + 1) === '/') ||
      (start > first && isNewLine(text, tokens, start)) ||
      !isNamePart(
        { text, tokens, isShouted },
        { at: start, isFirst: start === first, style: title === undefined ? style : 'any' },
      ) ||
      isNextTalk(text, tokens, { at: start, words })
    )
      break
    words.push(part.value)
    next = part.next
  }
  if (isSubject(text, tokens, next) && words.filter(isFullWord).length > 2) {
    words.pop()
    next -= 1
  }
  while (nameParticles.has(words.at(-1)?.toLowerCase() ?? '') && !isShortSurname(tokens, next - 1)) {
    words.pop()
    next -= 1
  }
  if (words.length === 0 || (style === 'known' && wordAt(tokens, next).endsWith("'s"))) return null
  if (
    words.length > 1 &&
    streetTypes.has(words.at(-1)?.toLowerCase() ?? '') &&
    tokens[at - 1]?.kind === 'digits'
  )
    return null
  // "King, Malia King" without its comma.
  const [surname, given, again] = words.map((word) => word.toLowerCase())
  if (words.length === 3 && surname === again && givenNames.has(given ?? '')) words.shift()
  const value = words.map((word, index) => cased(word, index > 0 && index < words.length - 1)).join(' ')
  return { value: title ? `${title} ${value}` : value, next }
}

/** A third word in small letters that means something is no more of the name, "this is jo fields water is out". */
function isNextTalk(text: string, tokens: Token[], { at, words }: { at: number; words: string[] }): boolean {
  const word = wordAt(tokens, at)
  if (words.filter(isFullWord).length < 2 || isCapital(text, tokens[at])) return false
  return isPlainWord(word) && !nameParticles.has(word) && word !== words[0]?.toLowerCase()
}

/** "This is jo fields boiler is out": a word in small letters that does something begins the next sentence. */
function isSubject(text: string, tokens: Token[], next: number): boolean {
  const verbs = /^(?:is|are|was|isn't|isnt|has|won't|wont|keeps|needs|died|broke|stopped|doesn't|doesnt)$/
  return verbs.test(wordAt(tokens, next)) && !isCapital(text, tokens[next - 1])
}

/** 'Anita "Nita" Rao': the name friends use stands between the two others. */
function readNickname(text: string, tokens: Token[], at: number): Read<string> | null {
  const isQuoted = /^["'“‘]$/.test(wordAt(tokens, at)) && /^["'”’]$/.test(wordAt(tokens, at + 2))
  if (!isQuoted || tokens[at + 1]?.kind !== 'word' || tokens[at + 3]?.kind !== 'word') return null
  return { value: text.slice(tokens[at]?.start, tokens[at + 2]?.end), next: at + 3 }
}

function isFullWord(word: string): boolean {
  return !nameParticles.has(word.toLowerCase())
}

/** "Linh Le," has a small word for a surname, and ends with it. */
function isShortSurname(tokens: Token[], at: number): boolean {
  return (
    /^(?:le|van|ben)$/.test(wordAt(tokens, at)) &&
    givenNames.has(wordAt(tokens, at - 1)) &&
    /^[,.!?]?$/.test(wordAt(tokens, at + 1))
  )
}

/** One word with its hyphens, an apostrophe or the stop of an initial: "Mary-Jane", "J.". */
function readPart(text: string, tokens: Token[], at: number): Read<string> | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (token.word.length === 1 && wordAt(tokens, at + 1) === '-' && wordAt(tokens, at + 2).length === 1)
    return null
  let next = at + 1
  while (
    /^[-‐]$/.test(wordAt(tokens, next)) &&
    tokens[next]?.isGlued &&
    tokens[next + 1]?.isGlued &&
    tokens[next + 1]?.kind === 'word'
  )
    next += 2
  if (
    next === at + 1 &&
    token.word.length === 1 &&
    wordAt(tokens, next) === '.' &&
    tokens[next + 1]?.kind === 'word'
  )
    next += 1
  const isSaint = isCapital(text, tokens[next + 1]) || givenNames.has(wordAt(tokens, at - 1))
  if (token.word === 'st' && wordAt(tokens, next) === '.' && isSaint) next += 1
  return { value: text.slice(token.start, tokens[next - 1]?.end), next }
}

/** "Kowalczyk k o w": letters one by one are no parts of a name. */
function isSpelledRun(tokens: Token[], at: number): boolean {
  const [first, second] = [wordAt(tokens, at), tokens[at + 1]]
  return first.length === 1 && second?.kind === 'word' && second.word.length === 1
}

function isCapital(text: string, token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(text.slice(token.start, token.end))
}

const hesitations = new Set(['um', 'uh', 'uhm', 'er', 'erm'])

/** A name does not run on over the end of a line. */
export function isNewLine(text: string, tokens: Token[], at: number): boolean {
  const [before, here] = [tokens[at - 1], tokens[at]]
  return before !== undefined && here !== undefined && text.slice(before.end, here.start).includes('\n')
}

/** The place behind the hyphen of "al-Sayed" or the stop of "St. Aubyn". */
function skipJoint(tokens: Token[], at: number): number {
  const isJoint = /^[-‐.]$/.test(wordAt(tokens, at)) && tokens[at]?.isGlued === true
  return isJoint ? at + 1 : at
}

type Scene = { text: string; tokens: Token[]; isShouted: boolean }

function isNamePart(scene: Scene, { at, isFirst, style }: Place & { isFirst: boolean }): boolean {
  const token = scene.tokens[at]
  if (!token || token.word.length > 24) return false
  const { word } = token
  const isCapital = !scene.isShouted && /^\p{Lu}/u.test(scene.text.slice(token.start, token.end))
  if (!isFirst && isShortSurname(scene.tokens, at)) return true
  if (nameParticles.has(word))
    return (!isFirst || style === 'any') && scene.tokens[skipJoint(scene.tokens, at + 1)]?.kind === 'word'
  if (isFirst && isDoubleName(scene.tokens, at, isCapital)) return true
  const isInitial = word.length === 1 && wordAt(scene.tokens, at + 1) === '.' && isCapital
  if (isInitial) return true
  if (!isFirst && isCapital && isDaySurname(scene.tokens, at)) return true
  if (grammarWords.has(word) || word.endsWith("'s")) return false
  if (!isFirst && isNumber(word)) return false
  if (!isFirst && isPlainSurname(scene.tokens, at)) return true
  if (!isFirst) return !labelWords.has(word) && (isCapital || (!stateWords.has(word) && !isRunOn(scene, at)))
  if (style === 'known' && !isCapital && describingNames.has(word)) return false
  if (givenNames.has(word)) return true
  if (stateWords.has(word) || /[aeiouy]\w*ing$/.test(word)) return false
  return style === 'any' || isCapital
}

/** "Jo fields seventeen elm street": where a house number begins the name ends. */
function isNumber(word: string): boolean {
  return smallNumbers.has(word) || tens.has(word)
}

const labelWords = new Set(
  'phone phones number cell mobile tel telephone email address name zip party'.split(' '),
)

/** In "jo fields calling about my sink" the name ends before "calling". */
function isRunOn(scene: Scene, at: number): boolean {
  const word = wordAt(scene.tokens, at)
  // "Harold wenning, 12 elm street": behind a given name and at the end of what is said.
  const isLast = scene.tokens[at + 1] === undefined || scene.tokens[at + 1]?.kind === 'sign'
  const isSurname = isLast && givenNames.has(wordAt(scene.tokens, at - 1))
  if (isSurname || namesWithEnding.has(word) || givenNames.has(word)) return false
  return /(?:ing|ed)$/.test(word) && word.length > 5
}

function cased(word: string, isWithin: boolean): string {
  const lower = word.toLowerCase()
  if (word !== lower && (word !== word.toUpperCase() || word.length < 3 || /^I{2,3}$/.test(word))) return word
  if (isWithin && nameParticles.has(lower)) return lower
  return lower
    .replace(/(^|[-‐])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase())
    .replace(/^(Mc|O['’]|D['’])(\p{L})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
}
