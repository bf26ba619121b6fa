import { findAddresses } from './find-addresses.ts'
import { givenNames } from './given-names.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { isNewLine, readName } from './read-name.ts'
import { isNameLike } from './read-standing-name.ts'
import { wordAt } from './tokens.ts'

/** A name at the very end, as letters are signed: "Thanks, Gina", "- Omar", or on a line of its own. */
export function readSignedName(scene: NameScene): NameRead | null {
  const { text, tokens } = scene
  let end = tokens.length
  while (end > 0 && tokens[end - 1]?.kind === 'sign') end -= 1
  for (let at = Math.max(1, end - 5); at < end; at += 1) {
    const isOwnLine = isNewLine(text, tokens, at)
    if (!isOwnLine && tokens[at - 1]?.kind !== 'sign') continue
    const isUnderParting =
      ((isOwnLine || /^[-–—~]$/.test(wordAt(tokens, at - 1))) && isClosing(scene, at)) || isHung(scene, at)
    const isParting = wordAt(tokens, at - 1) === ',' && at === end - 2 && isClosing(scene, at)
    const name = readName(text, tokens, { at, style: isUnderParting || isParting ? 'any' : 'known' })
    if ((isUnderParting || isParting) && name && name.next >= end && isUnplain(scene, at, name.next))
      return { from: at, next: name.next, value: name.value, confidence: 0.7 }
    if (!name || name.next < end || !isPersonLike(scene, at, name.next)) continue
    const isFull =
      name.next - at > 1 && givenNames.has(wordAt(tokens, at)) && /^[,.!?]$/.test(wordAt(tokens, at - 1))
    if (
      isFull ||
      isClosing(scene, at) ||
      (isOwnLine && !isPlace(scene, at)) ||
      isDashed(scene, at, name.next)
    )
      return { from: at, next: name.next, value: name.value, confidence: 0.8 }
  }
  return null
}

function isPersonLike(scene: NameScene, from: number, next: number): boolean {
  return (
    isNameLike(scene, from, next) &&
    (givenNames.has(wordAt(scene.tokens, from)) || !isPlainWord(wordAt(scene.tokens, from)))
  )
}

function isUnplain({ tokens }: NameScene, from: number, next: number): boolean {
  const words = tokens.slice(from, next).filter((token) => token.kind === 'word')
  return words.length < 4 && !words.some((token) => isPlainWord(token.word))
}

/** Words of parting stand before it, set off by a sign or a line. */
function isClosing({ text, tokens }: NameScene, at: number): boolean {
  const before = text.slice(Math.max(0, (tokens[at]?.start ?? 0) - 60), tokens[at]?.start)
  return partings.test(before.toLowerCase().replace(/[\s,.!~–—-]+$/, ''))
}

const partings =
  /(?:^|[^a-z])(?:thanks|thank you|thx|ty|cheers|regards|best|wishes|sincerely|respectfully|yours|truly|appreciated|appreciate it|take care|talk soon|speak soon|ta|bye|signed|warmly|cordially|gratefully|xo|xx)(?: (?:so|very|much|again|in|advance|a|lot|bunch|million))*$/

/** A dash or tilde that belongs to the name, not between two halves of a sentence. */
function isDashed({ text, tokens }: NameScene, at: number, next: number): boolean {
  const dash = tokens[at - 1]
  if (!dash || !/^[-–—~]$/.test(dash.word) || dash.isGlued) return false
  const isOpen = at === 1 || isNewLine(text, tokens, at - 1) || /^[.!?]$/.test(wordAt(tokens, at - 2))
  return (
    isOpen ||
    dash.word === '~' ||
    tokens[at]?.isGlued === true ||
    next - at > 1 ||
    givenNames.has(wordAt(tokens, at))
  )
}

/** "can we do friday -anouk": the dash hangs on the name alone. */
function isHung({ tokens }: NameScene, at: number): boolean {
  if (wordAt(tokens, at - 1) === '~' && at > 1) return true
  return (
    /^[-–—~]$/.test(wordAt(tokens, at - 1)) &&
    at > 1 &&
    tokens[at]?.isGlued === true &&
    tokens[at - 1]?.isGlued === false
  )
}

/** The line under a street is a town. */
function isPlace({ text, tokens }: NameScene, at: number): boolean {
  if (givenNames.has(wordAt(tokens, at))) return false
  const end = tokens[at - 1]?.end ?? 0
  return findAddresses(text).some(({ span }) => span.end >= end - 1 && span.start < end)
}
