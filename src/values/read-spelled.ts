import { type Read, type Token, wordAt } from './tokens.ts'

/** A word spelled letter by letter: "J-O", "f i e l d s", "B as in boy, O as in ocean". At least two letters. */
export function readSpelled(tokens: Token[], at: number): Read<string> | null {
  let letters = ''
  let next = at
  let end = at
  while (next < tokens.length && letters.length < 24) {
    const token = tokens[next]
    if (token?.kind === 'word' && token.word.length === 1) {
      letters += token.word
      next = skipExample(tokens, next + 1)
      end = next
    } else if (token?.word === 'double' && wordAt(tokens, next + 1).length === 1) {
      letters += wordAt(tokens, next + 1).repeat(2)
      next += 2
      end = next
    } else if (letters !== '' && /^(?:-|,|and|then)$/.test(token?.word ?? '')) next += 1
    else break
  }
  if (letters.length < 2) return null
  return { value: letters.charAt(0).toUpperCase() + letters.slice(1), next: end }
}

/** The place behind a name and the letters of it that follow: "Rao r a o", "Oona, spelled o o n a". */
export function skipSpelling(tokens: Token[], { value, next }: Read<string>): number {
  let at = next
  while (/^(?:,|spelled|spelt|that's|thats)$/.test(wordAt(tokens, at))) at += 1
  const spelled = tokens[at]?.word.length === 1 ? readSpelled(tokens, at) : null
  return spelled && value.toLowerCase().endsWith(spelled.value.toLowerCase()) ? spelled.next : next
}

/** "as in boy", "like boy", "for boy" behind a letter. */
function skipExample(tokens: Token[], at: number): number {
  if (wordAt(tokens, at) === 'as' && wordAt(tokens, at + 1) === 'in') return at + 3
  return /^(?:like|for)$/.test(wordAt(tokens, at)) && tokens[at + 1]?.kind === 'word' ? at + 2 : at
}
