import { givenNames } from './given-names.ts'
import { relations } from './name-leads.ts'
import { type NameRead, type NameScene, skipSigns } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'

/** Somebody for whom another one comes: "for my mum Rosa Diaz", "register my daughter, Ana", "ask for Ana". */
export function readRelatedName(scene: NameScene, at: number): NameRead | null {
  return readOwnKin(scene, at) ?? readNeedyKin(scene, at) ?? readBooked(scene, at) ?? readAskedFor(scene, at)
}

/** "Pua's neighbor, Hal Durbin", "her husband Ed": behind "this is" it is the last one who speaks. */
export function readKin({ text, tokens }: NameScene, at: number): (Read<string> & { from: number }) | null {
  const isOwned = /(?:'s|s')$|^(?:his|her|their)$/.test(wordAt(tokens, at))
  if (!isOwned || !relations.has(wordAt(tokens, at + 1))) return null
  const from = skipSigns(tokens, at + 2)
  const name = readName(text, tokens, { at: from, style: 'known' })
  return name && { from, ...name }
}

/** "for my mum Rosa Diaz", "under my wife's name, Carla Ruiz", "for my twins Ezra and Naomi". */
function readOwnKin({ text, tokens }: NameScene, at: number): NameRead | null {
  const isLed =
    /^(?:for|under|in)$/.test(wordAt(tokens, at)) ||
    skipPhrase(tokens, at - 1, ['behalf', 'of']) !== -1 ||
    (skipPhrase(tokens, at - 1, ['calling', 'about']) !== -1 && kin.test(wordAt(tokens, at + 2))) ||
    bringing.has(wordAt(tokens, at)) ||
    skipPhrase(tokens, at - 1, ['sign', 'up']) !== -1
  // "For her son Theo" tells of others; a booking that runs under the wife's name is theirs.
  const whose = wordAt(tokens, at) === 'under' ? /^(?:my|our|the|his|her)$/ : /^(?:my|our)$/
  if (!isLed || !whose.test(wordAt(tokens, at + 1))) return null
  const relative = /^(?:little|lil|big|older|younger|oldest|youngest|elderly|other|twin|baby|dear)$/.test(
    wordAt(tokens, at + 2),
  )
    ? at + 3
    : at + 2
  const relation = wordAt(tokens, relative).replace(/'?s$/, '')
  if (!relations.has(relation) && !relations.has(wordAt(tokens, relative))) return null
  const behind = skipInLaw(tokens, relative + 1)
  const isOwned = wordAt(tokens, behind) === 'name'
  const from = skipCalled(tokens, skipSigns(tokens, isOwned ? behind + 1 : behind))
  const isCalled = /^(?:named|called|is|name|names)$/.test(wordAt(tokens, from - 1)) && from > behind
  const name =
    readName(text, tokens, { at: from, style: isCalled ? 'any' : 'known' }) ??
    readUnplainPair(text, tokens, from)
  return name && { from, next: name.next, value: name.value, confidence: 0.85 }
}

/** "My son Otis needs a checkup": who needs something is who comes. */
function readNeedyKin({ text, tokens }: NameScene, at: number): NameRead | null {
  if (!/^(?:my|our)$/.test(wordAt(tokens, at)) || !kin.test(wordAt(tokens, at + 1))) return null
  const from = wordAt(tokens, at + 2) === ',' ? at + 3 : at + 2
  const name = readName(text, tokens, { at: from, style: 'known' }) ?? readUnplainPair(text, tokens, from)
  const verb = name ? (wordAt(tokens, name.next) === ',' ? name.next + 1 : name.next) : 0
  const isInNeed = /^(?:needs|wants|would|could|is)$/.test(wordAt(tokens, verb))
  const need = wordAt(tokens, verb) === 'is' ? /^due$/ : /^(?:a|an|to|his|her|like|love|use|another|some)$/
  if (!name || !isInNeed || !need.test(wordAt(tokens, verb + 1)) || wordAt(tokens, verb + 2) === 'know')
    return null
  return { from, next: name.next, value: name.value, confidence: 0.8 }
}

const kin =
  /^(?:son|daughter|kid|child|boy|girl|baby|mom|mum|mother|dad|father|wife|husband|(?:grand|step)(?:son|daughter|ma|pa|mother|father)|niece|nephew|aunt|uncle|brother|sister|partner)$/

/** "Please book Rosa Diaz for Monday": a whole name, and then when. */
function readBooked({ text, tokens }: NameScene, at: number): NameRead | null {
  if (
    !/^(?:book|schedule|reserve|pencil|put)$/.test(wordAt(tokens, at)) ||
    !givenNames.has(wordAt(tokens, at + 1))
  )
    return null
  const name = readName(text, tokens, { at: at + 1, style: 'known' })
  const isWhole = name !== null && name.next - at > 2 && !isPlainWord(wordAt(tokens, name.next - 1))
  const isDown = name !== null && wordAt(tokens, at) === 'put' && wordAt(tokens, name.next) === 'down'
  const isBooking = name !== null && /^(?:for|on|at|in|down)$/.test(wordAt(tokens, name.next))
  if (name === null || !(isDown || (isWhole && isBooking))) return null
  return { from: at + 1, next: name.next, value: name.value, confidence: 0.85 }
}

/** "For my aunt eufrasia bellini": two words that no list knows and that mean nothing else. */
function readUnplainPair(text: string, tokens: Token[], at: number): Read<string> | null {
  const name = readName(text, tokens, { at, style: 'any' })
  const isPair =
    name?.next === at + 2 && !isPlainWord(wordAt(tokens, at)) && !isPlainWord(wordAt(tokens, at + 1))
  return isPair ? name : null
}

function skipInLaw(tokens: Token[], at: number): number {
  for (const words of [['in', 'law'], ['inlaw'], ['-', 'in', '-', 'law']]) {
    const next = skipPhrase(tokens, at, words)
    if (next !== -1) return next
  }
  return at
}

const bringing = new Set('register enroll enrol bring bringing book'.split(' '))

/** "for my wife her name is Ana", "for my son called Otis". */
function skipCalled(tokens: Token[], at: number): number {
  for (const words of callings) {
    const next = skipPhrase(tokens, at, words)
    if (next !== -1) return next
  }
  return at
}

const callings = ['her', 'his', 'their', 'whose', 'the']
  .flatMap((whose) => [`${whose} name is`, `${whose} names`, `${whose} name's`])
  .concat(['named', 'called', 'she is called', 'he is called', "she's called", "he's called"])
  .map((words) => words.split(' '))

/** "Please ask for Ana Diaz at the desk": who is to be asked for waits there. */
function readAskedFor({ text, tokens }: NameScene, at: number): NameRead | null {
  if (wordAt(tokens, at) !== 'ask' || wordAt(tokens, at + 1) !== 'for') return null
  if (isAsking(tokens, at)) return null
  // "Ask for me, Cato" says it behind.
  const isSelf = wordAt(tokens, at + 2) === 'me' && wordAt(tokens, at + 3) === ','
  const from = isSelf ? at + 4 : at + 2
  const name = readName(text, tokens, { at: from, style: 'known' }) ?? readLastWord(text, tokens, from)
  return name && { from, next: name.next, value: name.value, confidence: 0.85 }
}

/** A word no list knows closes the text. */
function readLastWord(text: string, tokens: Token[], at: number): Read<string> | null {
  const name = readName(text, tokens, { at, style: 'any' })
  const isLast = name?.next === at + 1 && /^[.!]?$/.test(wordAt(tokens, at + 1)) && tokens.length <= at + 2
  return isLast && !isPlainWord(wordAt(tokens, at)) && !/s$/.test(wordAt(tokens, at)) ? name : null
}

/** "Can I just ask for Ana again" wishes for somebody who works there. */
function isAsking(tokens: Token[], at: number): boolean {
  const before = /^(?:just|please|also|only)$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1
  return /^(?:to|i|we|can|could|i'd|may|i'll|did|they|you|would)$/.test(wordAt(tokens, before))
}
