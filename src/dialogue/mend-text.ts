import { correctSpelling } from './correct-spelling.ts'
import { tokenise } from './normalise.ts'

/** A text with slips and text-message spellings written out, all else as it was: "thurs aftr 2" is "thurs after 2". */
export function mendText(text: string, vocabulary: ReadonlySet<string>): string {
  const tokens = correctSpelling(tokenise(text), vocabulary)
  let mended = ''
  let at = 0
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    if (!token) break
    const words = [token.word]
    for (i += 1; tokens[i]?.start === token.start; i += 1) words.push(tokens[i]?.word ?? '')
    const written = text.slice(token.start, token.end)
    const isKept =
      words.length > 1 ? written.includes("'") || written.includes('’') : words[0] === written.toLowerCase()
    mended += text.slice(at, token.start) + (isKept ? written : words.join(' '))
    at = token.end
  }
  return mended + text.slice(at)
}
