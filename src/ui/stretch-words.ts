import type { Words } from './word-shapes.ts'

const letters: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', n: 'ñ', c: 'ç', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', N: 'Ñ', C: 'Ç', S: 'Š', Z: 'Ž' },
}

/** Every sentence with accents and two fifths longer: what is cut off, or never came here, is seen at a glance. */
export function stretchWords(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, stretchOne(said)]))
}

function stretchOne(said: Words[string]): Words[string] {
  if (typeof said === 'string') return stretch(said)
  if (isList(said)) return said.map(stretch)
  if (typeof said === 'function')
    return (...facts: never[]) => {
      const made = said(...facts)
      return typeof made === 'string' ? stretch(made) : made
    }
  return stretchWords(said)
}

function isList(said: Words[string]): said is readonly string[] {
  return Array.isArray(said)
}

/** Placeholders in braces stay as they are. */
function stretch(text: string): string {
  const accented = text
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[a-z]/gi, (one) => letters[one] ?? one)))
    .join('')
  return `[${accented}${'·'.repeat(Math.ceil(text.length * 0.4))}]`
}
