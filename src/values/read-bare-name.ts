import { givenNames } from './given-names.ts'
import { isPlainWord } from './plain-words.ts'
import type { NameRead, NameScene } from './read-led-name.ts'
import { isNewLine, readName } from './read-name.ts'
import { readSpelled } from './read-spelled.ts'
import { isClosed, isNameLike, readSurnameFirst } from './read-standing-name.ts'
import { type Token, wordAt } from './tokens.ts'

/** The answer to a question for a name: the first stretch of it that is one, "sure, jo fields". */
export function readBareName(scene: NameScene): NameRead | null {
  const { text, tokens } = scene
  let isFirst = true
  for (let at = 0; at < tokens.length; at += 1) {
    const before = tokens[at - 1]
    if (before && before.kind !== 'sign' && !isNewLine(text, tokens, at)) continue
    const from = skipOpeners(tokens, at)
    const read = readHere(scene, from, isFirst)
    if (read) return read
    if (from < tokens.length && tokens[from]?.kind !== 'sign') isFirst = false
  }
  return null
}

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
  return isShown ? { from, next: name.next, value: name.value, confidence: isKnown ? 0.9 : 0.7 } : null
}

/** No list knows it: then nothing may hang on it, as in "hang on". */
function isAnswer(scene: NameScene, from: number, next: number): boolean {
  const { tokens } = scene
  if (next - from === 1 && isPlainWord(wordAt(tokens, from))) return false
  return isClosed(scene, next) || tokens[next]?.kind !== 'word' || behind.has(wordAt(tokens, next))
}

const behind = new Set(
  'and my is here with please thanks thank but i from spelled at its the that phone number cell email same'.split(
    ' ',
  ),
)

function isEnd(scene: NameScene, from: number, next: number): boolean {
  return isClosed(scene, next) && isNameLike(scene, from, next)
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
