import type { Clause } from './read-clause.ts'

/** What was named but is not ours, in the asker's own words. */
export function wordsLeft({ text, leftover }: Clause): string {
  const [first, last] = [leftover[0], leftover.at(-1)]
  return first && last ? quotable(text.slice(first.start, last.end)) : ''
}

/** The first run of such words that follows one of these, or begins the clause; empty when there is none. */
export function wordsAfter({ text, tokens, leftover }: Clause, before: ReadonlySet<string>): string {
  const first = leftover.find((token) => before.has(tokens[tokens.indexOf(token) - 1]?.word ?? 'is'))
  if (!first) return ''
  let last = first
  for (const token of tokens.slice(tokens.indexOf(first) + 1)) {
    if (!leftover.includes(token)) break
    last = token
  }
  return quotable(text.slice(first.start, last.end))
}

/** Only a few plain words are said back: no links, no marks, nothing long. */
function quotable(words: string): string {
  return words.length <= 40 && /^(?:[\p{L}\p{N} '’&-]|\.(?= ))+$/u.test(words) ? words : ''
}
