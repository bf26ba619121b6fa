import { givenNames } from './given-names.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { readName } from './read-name.ts'
import { isClosed, isNameLike } from './read-standing-name.ts'
import { wordAt } from './tokens.ts'
import { relativeDays, weekdays } from './when-words.ts'

/** The second of two who come together, behind the first: "Ezra and Naomi on Friday", "Hannah Foss and Joel Lindgren". */
export function readPartner(scene: NameScene, at: number): NameRead | null {
  const { text, tokens } = scene
  if (!/^(?:and|&|n|\+)$/.test(wordAt(tokens, at))) return null
  const name = readName(text, tokens, { at: at + 1, style: 'known' })
  if (!name || !isNameLike(scene, at + 1, name.next)) return null
  // "Wash & Wax" are no two people.
  if (!givenNames.has(wordAt(tokens, at + 1))) return null
  const after = wordAt(tokens, name.next)
  // "Jo and Bob said" goes on about Bob.
  const isEnd =
    isClosed(scene, name.next) || goesOn.has(after) || weekdays.has(after) || relativeDays.has(after)
  return isEnd ? { from: at + 1, next: name.next, value: name.value, confidence: 0.8 } : null
}

const goesOn = new Set('on at for in next this both here please calling are we would want need'.split(' '))
