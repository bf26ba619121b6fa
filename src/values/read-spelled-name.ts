import { streetTypes } from './address-words.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { isNewLine, readName } from './read-name.ts'
import { readSpelled } from './read-spelled.ts'
import { wordAt } from './tokens.ts'

/** A word that is spelled afterwards is a name: "no not baker its barker b a r k e r", "names oona, o-o-n-a". */
export function readSpelledName(scene: NameScene): NameRead | null {
  const { text, tokens, isAsked } = scene
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at]?.word.length !== 1 || tokens[at]?.kind !== 'word') continue
    // "With a g" spells nothing yet.
    if (wordAt(tokens, at - 1) === 'with') {
      at += 1
      continue
    }
    const spelled = readSpelled(tokens, at)
    const from =
      spelled && spelled.value.length > 2
        ? tokens.findIndex(({ word }) => word === spelled.value.toLowerCase())
        : -1
    if (from !== -1 && (from < at || isAsked) && isShown(scene, from)) {
      const name = readName(text, tokens, { at: from, style: 'any' })
      return name && { from, ...name, confidence: 0.85 }
    }
    at = spelled?.next ?? at
  }
  return null
}

function isShown({ text, tokens, isAsked }: NameScene, at: number): boolean {
  if (streetTypes.has(wordAt(tokens, at + 1))) return false
  return (
    isAsked || isNewLine(text, tokens, at) || /^(?:|its|it's|is|im|i'm|names?)$/.test(wordAt(tokens, at - 1))
  )
}
