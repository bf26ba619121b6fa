import { doubleNames, givenNames } from './given-names.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { isPlainWord } from './plain-words.ts'
import { readName } from './read-name.ts'
import { isClosed, isStart } from './read-standing-name.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** Two who speak together: "Ana Ruiz and Tom Foss would like a table", "Nia & Otis here", "..., ana ruiz and tom foss". */
export function readCouple(scene: NameScene): NameRead[] | null {
  const { tokens } = scene
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (!/^(?:and|&|n|\+)$/.test(wordAt(tokens, at))) continue
    const second = readPerson(scene, at + 1)
    if (!second) continue
    for (let from = Math.max(0, at - 3); from < at; from += 1) {
      if (!isStart(scene, from)) continue
      const first = readPerson(scene, from)
      if (first?.next === at && isShown(scene, { from, at, second }))
        return [
          { from, ...first, confidence: 0.8 },
          { from: at + 1, ...second, confidence: 0.8 },
        ]
    }
  }
  return null
}

function readPerson({ text, tokens }: NameScene, at: number): Read<string> | null {
  const word = wordAt(tokens, at)
  if (!givenNames.has(word) && !doubleNames.has(word)) return null
  const name = readName(text, tokens, { at, style: 'any' })
  const isPlain = (token: Token) => isPlainWord(token.word) && !isCapital(text, token)
  return name && !tokens.slice(at + 1, name.next).some(isPlain) ? name : null
}

function isCapital(text: string, token: Token): boolean {
  return text !== text.toUpperCase() && /^\p{Lu}/u.test(text.slice(token.start))
}

/** They say what they wish or that they are here, or both whole names stand apart at the end. */
function isShown(
  scene: NameScene,
  { from, at, second }: { from: number; at: number; second: Read<string> },
): boolean {
  const after = wordAt(scene.tokens, second.next)
  if (after === 'here') return true
  const isWhole = at - from > 1 && second.next - at > 2
  if (/^(?:would|want|need|wish)$/.test(after))
    return isWhole || wordAt(scene.tokens, second.next + 1) === 'like'
  return isWhole && isClosed(scene, second.next) && second.next >= scene.tokens.length - 1
}
