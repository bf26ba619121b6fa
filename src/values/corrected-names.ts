import type { NameRead, NameScene } from './name-scene.ts'
import { readName } from './read-name.ts'
import { isClosed } from './read-standing-name.ts'
import { skipPhrase, type Token, wordAt } from './tokens.ts'

/** Of two names the one that was taken back falls: "call me Gran, jk, put Joan Rao". */
export function withoutTakenBack(tokens: Token[], reads: NameRead[]): NameRead[] {
  return reads.filter((read, at) => {
    const after = reads[at + 1]
    return !after || !isTakenBack(tokens, read.next, after.from)
  })
}

function isTakenBack(tokens: Token[], from: number, to: number): boolean {
  if (skipPhrase(tokens, to - 2, ['so', 'use']) !== -1 || skipPhrase(tokens, to - 2, ['so', 'put']) !== -1)
    return true
  if (to - from > 9) return false
  let isSaid = false
  for (let at = from; at < to; at += 1) {
    const word = wordAt(tokens, at)
    if (!between.has(word)) return false
    isSaid ||= cues.has(word)
  }
  return isSaid
}

/** "My name is Jo, no, sorry, Joan Rao": no more words announce the right one. */
export function readPutRight(scene: NameScene, at: number): NameRead | null {
  const { text, tokens } = scene
  let from = at
  while (/^(?:,|\.|—|no|sorry|wait|actually)$/.test(wordAt(tokens, from))) from += 1
  if (!hasCue(tokens, at, from)) return null
  const name = readName(text, tokens, { at: from, style: 'known' })
  const isAgain = wordAt(tokens, from) === wordAt(tokens, at - 2) && name !== null && name.next - from > 1
  return name && (isAgain || isClosed(scene, name.next)) ? { from, ...name, confidence: 0.85 } : null
}

function hasCue(tokens: Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (cues.has(wordAt(tokens, at))) return true
  return false
}

const cues = new Set('no wait sorry kidding jk scratch meant actually oops'.split(' '))

const between = new Set([
  ...cues,
  ...", . ; - – — just i mean that make it put use its it's my name is lol haha uh um should be the first last".split(
    ' ',
  ),
])
