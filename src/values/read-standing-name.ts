import { findAddresses } from './find-addresses.ts'
import { findEmails } from './find-emails.ts'
import { findPhones } from './find-phones.ts'
import { doubleNames, givenNames } from './given-names.ts'
import { organisationWords } from './name-leads.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { isNewLine, readName } from './read-name.ts'
import { readOrdinal } from './read-number.ts'
import { type Read, type Token, wordAt } from './tokens.ts'
import { relativeDays, weekdays } from './when-words.ts'

/**
 * A name that no words announce, shown by its place: directly before an address, a phone number or an e-mail address
 * ("Helen Brandt, 48 Larch St"), or after a time that was picked ("the first one. Jo Fields").
 */
export function readStandingName(scene: NameScene): NameRead | null {
  const { text, tokens } = scene
  let contacts: number[] | null = null
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isStart(scene, at)) continue
    const name =
      readSurnameFirst(scene, at) ?? readName(text, tokens, { at, style: 'known' }) ?? readPair(scene, at)
    if (!name || !isNameLike(scene, at, name.next)) continue
    contacts ??= contactStarts(text)
    const isBeforeContact = contacts.includes(tokens[skipLinks(tokens, name.next)]?.start ?? -1)
    const isPair = name.next - at > 1
    const isPicked = isPair && isClosed(scene, name.next) && isAfterPick(scene, at, name.next)
    const isHead = at === 0 && isPair && isHeadline(tokens, name.next)
    if (isHead && givenNames.has(wordAt(tokens, at)))
      return { from: at, next: name.next, value: name.value, confidence: 0.75 }
    if ((isBeforeContact && (isPair || givenNames.has(wordAt(tokens, at)))) || isPicked)
      return { from: at, next: name.next, value: name.value, confidence: isBeforeContact ? 0.8 : 0.7 }
  }
  return null
}

/** "Rao, Anita" is Anita Rao; "Fields, Jo Fields" is Jo Fields. */
export function readSurnameFirst(
  { text, tokens }: NameScene,
  at: number,
): { value: string; next: number } | null {
  const surname = readName(text, tokens, { at, style: 'any' })
  if (!surname || !/^[,.]$/.test(wordAt(tokens, surname.next))) return null
  const full = readName(text, tokens, { at: surname.next + 1, style: 'known' })
  if (!full || !isClosed({ text, tokens, isAsked: true }, full.next)) return null
  if (full.value.toLowerCase().endsWith(` ${surname.value.toLowerCase()}`)) return full
  const isTurned =
    surname.next - at === 1 &&
    !givenNames.has(wordAt(tokens, at)) &&
    !isPlainWord(wordAt(tokens, at)) &&
    !partings.test(wordAt(tokens, at)) &&
    givenNames.has(wordAt(tokens, surname.next + 1)) &&
    full.next - surname.next <= 3 &&
    wordAt(tokens, surname.next) === ','
  return isTurned ? { value: `${full.value} ${surname.value}`, next: full.next } : null
}

const partings =
  /^(?:sincerely|respectfully|cordially|warmly|truly|yours|regards|cheers|best|hugs|greetings)$/

/** The place behind a name where its stretch of talk ends: a sign, the end of the line or of the text. */
export function isClosed({ text, tokens }: NameScene, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || isNewLine(text, tokens, at)) return true
  return token.kind === 'sign' && /^[,.!?;:()\-–—~|/]$/.test(token.word)
}

/** Two unknown words in lower case are a name only right before the number of a phone: "luz herrera, 503 555 0177". */
function readPair({ text, tokens }: NameScene, at: number): Read<string> | null {
  const name = readName(text, tokens, { at, style: 'any' })
  const isDouble = doubleNames.has(wordAt(tokens, at))
  if (
    !name ||
    name.next - at !== 2 ||
    (!isDouble && isPlainWord(wordAt(tokens, at))) ||
    isPlainWord(wordAt(tokens, at + 1))
  )
    return null
  const start = tokens[skipLinks(tokens, name.next)]?.start
  // "Joy Rao, 9 Elm Street" is hers, "joy lives at 9 Elm Street" tells of somebody.
  const behind = tokens[wordAt(tokens, name.next) === ',' ? name.next + 1 : name.next]?.start
  if (isDouble) return contactStarts(text).includes(behind ?? -1) ? name : null
  return findPhones(text).some(({ span }) => span.start === start) ? name : null
}

export function isStart({ text, tokens }: NameScene, at: number): boolean {
  if (tokens[at]?.kind !== 'word') return false
  if (at === 0 || isNewLine(text, tokens, at)) return true
  const before = tokens[at - 1]
  if (before?.kind === 'sign')
    return /^[,.!?;:()\-–—~|]$/.test(before.word) && !(before.word === '-' && before.isGlued)
  if (before?.word === 'to' && isSent(tokens, at)) return true
  return /^(?:ok|okay|yes|yeah|yep|sure|great|perfect|please|for|hi|hello|hey)$/.test(before?.word ?? '')
}

/** "Send the bill to Oona Rao, 9 Elm Street". */
function isSent(tokens: Token[], at: number): boolean {
  for (let i = at - 2; i >= Math.max(0, at - 6); i -= 1)
    if (/^(?:send|mail|bill|deliver|ship|address)$/.test(wordAt(tokens, i))) return true
  return false
}

/** A known given name, or at least two capitalised words of which none means something by itself. */
export function isNameLike({ text, tokens }: NameScene, from: number, next: number): boolean {
  if (organisationWords.has(wordAt(tokens, next - 1))) return false
  const words = tokens.slice(from, next).filter((token) => token.kind === 'word')
  const isKnown = givenNames.has(words[0]?.word ?? '')
  const isShouted = text === text.toUpperCase()
  const isCapital =
    !isShouted && words.every((token) => /^\p{Lu}/u.test(text.slice(token.start)) || token.word.length < 4)
  if (isKnown)
    return words.length === 1 || isCapital || !words.slice(1).some((token) => isPlainWord(token.word))
  const isPhoned =
    words.length === 2 && /^\W*(?:and |my |is |number )*[+(]?\d{3}/.test(text.slice(tokens[next - 1]?.end))
  // "May Lin" has a month in it, and is written as a name.
  const isDouble = isCapital && words.length > 1 && doubleNames.has(words[0]?.word ?? '')
  const unclear = isDouble ? words.slice(1) : words
  return (isCapital || isPhoned) && !unclear.some((token) => isPlainWord(token.word))
}

function contactStarts(text: string): number[] {
  return [...findAddresses(text), ...findPhones(text), ...findEmails(text)].map(({ span }) => span.start)
}

/** What may stand between a name and how to reach that person: signs, "and my number is". */
function skipLinks(tokens: Token[], at: number): number {
  let next = at
  while (next - at < 6 && links.has(wordAt(tokens, next))) next += 1
  return next
}

const links = new Set(
  ', . : ; - – — ( # and my at number cell phone mobile is address email on its'.split(' '),
)

/** "Nadia Osei, can somebody come Friday": who writes stands first, and nothing is told of them. */
function isHeadline(tokens: Token[], at: number): boolean {
  if (/^(?:needs|wants|would)$/.test(wordAt(tokens, at)))
    return /^(?:a|an|like)$/.test(wordAt(tokens, at + 1))
  if (!/^[,.:;–—-]$/.test(wordAt(tokens, at)) || tokens[at + 1] === undefined) return false
  return !/^(?:who|whose|your|my|our|the|a|an|his|her|their|and|or|is|was|said|thanks|thank|you|are|hi|hello)$/.test(
    wordAt(tokens, at + 1),
  )
}

/** The words just before pick one of the times on offer: "the first one", "tuesday at 2 works". */
function isAfterPick({ text, tokens }: NameScene, from: number, next: number): boolean {
  const end = from - 1
  if (end < 0 || (tokens[end]?.kind !== 'sign' && !isNewLine(text, tokens, from))) return false
  const start = Math.max(0, end - 8)
  let hasPick = false
  for (let at = end; at >= start; at -= 1) {
    const word = wordAt(tokens, at)
    if (at < end && /^[.!?]$/.test(word)) break
    if (
      weekdays.has(word) ||
      relativeDays.has(word) ||
      readOrdinal(tokens, at) ||
      /^(?:last|later|latest|earlier|earliest|works|book|perfect)$/.test(word)
    )
      hasPick = true
    if (at < end && givenNames.has(word)) return false
  }
  return hasPick && tokens.slice(from, next).every((token) => token.kind !== 'digits')
}
