import { doubleNames, givenNames } from './given-names.ts'
import {
  nameLeads,
  nameParticles,
  nameTitles,
  organisationWords,
  relations,
  unsureLeads,
} from './name-leads.ts'
import { type NameRead, type NameScene, skipSigns, writtenName } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readHalf, readLabelledName } from './read-labelled-name.ts'
import { readName } from './read-name.ts'
import { readKin, readRelatedName } from './read-related-name.ts'
import { readSpelled, skipSpelling } from './read-spelled.ts'
import { readTrailedName } from './read-trailed-name.ts'
import { readUnknownName } from './read-unknown-name.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { weekdays } from './when-words.ts'

/** A name that words in front of it or behind it announce: "my name is Jo Fields", "Jo here", "for my mum Rosa". */
export function readLedName(scene: NameScene, at: number): NameRead | null {
  return (
    readLabelledName(scene, at) ??
    readLed(scene, at) ??
    readRelatedName(scene, at) ??
    readTrailedName(scene, at)
  )
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
  if (spelled) {
    const first = readHalf(scene, spelled.next, 'first')
    const value = first ? `${first.value} ${spelled.value}` : spelled.value
    return { from, next: first?.next ?? spelled.next, value, confidence: 0.8 }
  }
  const day = isSure ? readDayName(scene, from) : null
  if (day) return { from, ...day, confidence: 0.85 }
  const twice = readSurnameTwice(scene, from)
  if (twice) return { from, ...twice, confidence: 0.9 }
  const kin = readKin(scene, from)
  if (kin) return { from: kin.from, next: kin.next, value: kin.value, confidence: 0.9 }
  const { tokens } = scene
  const style = isSure || scene.isAsked ? 'any' : 'known'
  const name = readName(scene.text, scene.tokens, { at: from, style }) ?? readUnknownName(scene, from)
  if (!name || (!isSure && organisationWords.has(wordAt(scene.tokens, name.next - 1)))) return null
  if (!isSure && isPlainStart(scene, from)) return null
  if (!isSure && isPartOfTalk(scene, from, name.next)) return null
  const full = readFuller(scene, name)
  if (full) return { from, ...full, confidence: 0.95 }
  const surname = readHalf(scene, skipSpelling(tokens, name), 'last')
  if (surname) return { from, next: surname.next, value: `${name.value} ${surname.value}`, confidence: 0.95 }
  return { from, next: name.next, value: name.value, confidence: isSure ? 0.95 : 0.85 }
}

/** "It's Black Friday": a capital alone makes no name of a word with a meaning. */
function isPlainStart({ tokens, isAsked }: NameScene, from: number): boolean {
  const word = wordAt(tokens, from)
  const isName = givenNames.has(word) || doubleNames.has(word) || nameTitles.has(word)
  return !isAsked && !isName && !nameParticles.has(word) && isPlainWord(word)
}

/** "My name is Sunday Okoro". */
function readDayName({ text, tokens }: NameScene, from: number): Read<string> | null {
  const surname = tokens[from + 1]
  if (!weekdays.has(wordAt(tokens, from)) || surname?.kind !== 'word' || isPlainWord(surname.word))
    return null
  return { value: [tokens[from], surname].map((token) => writtenName(text, token)).join(' '), next: from + 2 }
}

/** "It's Young, Kim Young": the surname, and then the whole name, however plain the surname is. */
function readSurnameTwice({ text, tokens }: NameScene, from: number): Read<string> | null {
  const isTwice = wordAt(tokens, from + 1) === ',' && wordAt(tokens, from) === wordAt(tokens, from + 3)
  if (!isTwice || !givenNames.has(wordAt(tokens, from + 2))) return null
  const words = [tokens[from + 2], tokens[from + 3]].map((token) => writtenName(text, token))
  return { value: words.join(' '), next: from + 4 }
}

/** "It's Jo. Jo Fields": said again, and in full. */
function readFuller({ text, tokens }: NameScene, name: Read<string>): Read<string> | null {
  if (!/^(?:[.,]|like)$/.test(wordAt(tokens, name.next))) return null
  const full = readName(text, tokens, { at: name.next + 1, style: 'any' })
  const isSame = full?.value.startsWith(`${name.value} `) || full?.value.endsWith(` ${name.value}`)
  return full && isSame ? full : null
}

/** Asked for a name, people say other things too: behind "it's" one unknown small word is a name only when nothing hangs on it. */
function isPartOfTalk({ text, tokens, isAsked }: NameScene, from: number, next: number): boolean {
  if (!isAsked || next - from > 1 || givenNames.has(wordAt(tokens, from))) return false
  const isCapital = /^\p{Lu}/u.test(text.slice(tokens[from]?.start))
  return (
    !isCapital && /^(?:to|of|about|that|than|for|in|on|up|out|the|a|under|down)$/.test(wordAt(tokens, next))
  )
}

/** "My dad's name is Omar, can I book him for Friday": it is he who comes. */
function isBookedFor(tokens: Token[], at: number): boolean {
  if (
    !relations.has(wordAt(tokens, at - 1).replace(/'?s$/, '')) ||
    !/^(?:my|our)$/.test(wordAt(tokens, at - 2))
  )
    return false
  return tokens.some(
    (_, place) =>
      place > at &&
      /^(?:book|bring|schedule|get|sign|fit|register|enroll|for)$/.test(wordAt(tokens, place)) &&
      /^(?:her|him|them)$/.test(wordAt(tokens, place + 1)),
  )
}

/** "My wife's name is Gina" does not say who speaks. */
function isOthers(tokens: Token[], at: number): boolean {
  if (isBookedFor(tokens, at)) return false
  return /(?:'s|s')$|^(?:his|her|their|wifes|husbands|moms|dads|sons|daughters|business|company|dog|dogs|street|what|whats|your|pet|cat|last|user)$/.test(
    wordAt(tokens, at - 1),
  )
}
