import type { Clause } from './read-clause.ts'

/** What was named but is not ours, in the asker's own words. */
export function wordsLeft({ text, leftover }: Clause): string {
  const [first, last] = [leftover[0], leftover.at(-1)]
  return first && last ? text.slice(first.start, last.end) : ''
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
  return text.slice(first.start, last.end)
}
