import type { Clause, Reading } from './read-clause.ts'
import { splitClauses } from './split-clauses.ts'

/** The clauses of a text, as `splitClauses` finds them; those of a text read before on the same day are not read anew. */
export function clausesOf(text: string, reading: Reading): Clause[] {
  const texts = known.get(reading.read) ?? new Map<string, Clause[]>()
  known.set(reading.read, texts)
  const key = `${reading.isReply ? 'reply' : ''}|${reading.name ?? ''}|${text}`
  const before = texts.get(key)
  if (before) return before
  const clauses = splitClauses(text, reading.name === null ? reading : withName(reading))
  if (texts.size >= mostTexts) texts.clear()
  texts.set(key, clauses)
  return clauses
}

/** What does not hold the name has been read already, or is read for every name at once. */
function withName(reading: Reading): Reading {
  return { ...reading, read: new Map(), unnamed: reading.read }
}

// Kept beside the clauses read on that day with the same facts, and gone with them.
const known = new WeakMap<Map<string, Clause>, Map<string, Clause[]>>()
const mostTexts = 2000
