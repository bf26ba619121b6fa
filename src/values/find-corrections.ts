import { foundAt, skipPhrase, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found, Span } from './types.ts'

/** What somebody puts right. `said` are the words that hold now, `notSaid` those taken back, where they were named. */
export interface Correction {
  said: string
  saidSpan: Span
  notSaid: string | null
}

/**
 * Corrections of what was said or understood before: "no, I said Thursday", "actually make it Friday", "sorry, 12
 * not 21", "I meant the 3rd". The values in `said` are for the other readers to find.
 */
export function findCorrections(text: string): Found<Correction>[] {
  const tokens = tokenise(text)
  const found: Found<Correction>[] = []
  let at = 0
  while (at < tokens.length) {
    const cue = readCue(tokens, at)
    const read = cue === null ? null : readReplacement(text, tokens, cue)
    if (read && cue !== null) {
      found.push(
        foundAt(text, tokens, { from: at, next: read.next, value: read.value, confidence: read.confidence }),
      )
      at = read.next
    } else at = cue ?? at + 1
  }
  if (found.length === 0) found.push(...findSwap(text, tokens))
  return found
}

const cues: readonly (readonly string[])[] = [
  'no i said', 'i said', 'no i meant', 'i meant to say', 'i meant', 'i mean', 'no actually', 'actually no', 'actually make it', 'actually make that',
  'actually', 'make it', 'make that', 'sorry make it', 'oh sorry', 'sorry i meant', 'sorry i mean', 'sorry', 'wait no', 'no wait', 'wait', 'scratch that', 'correction',
  'change it to', 'change that to', 'let me correct that', 'it should be', 'should be', 'no it is', "no it's", 'no its', 'no that is', "no that's", 'no thats',
  'oops', 'my mistake', 'on second thought', 'on second thoughts', 'or rather', 'rather', 'no not', 'no',
].map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length) // biome-ignore format: one readable block

/** The place after all cues that stand at `at`, signs between them skipped, or null when none stands there. */
function readCue(tokens: Token[], at: number): number | null {
  let next = at
  for (let round = 0; round < 4; round += 1) {
    const after = cues.map((cue) => skipSigned(tokens, next, cue)).find((place) => place !== -1)
    if (after === undefined) break
    next = skipSigns(tokens, after)
  }
  if (next === at) return null
  const isPlainNo =
    next === skipSigns(tokens, at + 1) && /^(?:no|sorry|wait|rather)$/.test(wordAt(tokens, at))
  return isPlainNo &&
    !(wordAt(tokens, at) === 'no' && hasSignAfter(tokens, at)) &&
    wordAt(tokens, at) !== 'sorry'
    ? null
    : next
}

function skipSigned(tokens: Token[], at: number, cue: readonly string[]): number {
  let next = at
  for (const word of cue) {
    if (next > at) next = skipSigns(tokens, next)
    if (wordAt(tokens, next) !== word) return -1
    next += 1
  }
  return next
}

function skipSigns(tokens: Token[], at: number): number {
  let next = at
  while (/^[,.;:!–—-]$/.test(wordAt(tokens, next))) next += 1
  return next
}

function hasSignAfter(tokens: Token[], at: number): boolean {
  return /^[,.;–—-]$/.test(wordAt(tokens, at + 1))
}

function readReplacement(text: string, tokens: Token[], start: number) {
  let end = start
  while (end < tokens.length && end - start < 20 && !/^[.;!?]$/.test(sentenceSign(tokens, end))) end += 1
  // "I said Tuesday, I meant the Wednesday": what was said falls, what was meant holds.
  const meant = tokens.findIndex(
    (token, at) => at > start && at < end && token.word === 'i' && /^mean[t]?$/.test(wordAt(tokens, at + 1)),
  )
  const from = meant === -1 ? start : meant + 2
  if (end <= from) return null
  const not = tokens.findIndex(
    (token, at) => at > from && at < end && (token.word === 'not' || token.word === 'instead'),
  )
  const saidEnd = not === -1 ? end : not
  const last = trimEnd(tokens, from, saidEnd)
  if (last <= from) return null
  const takenBack =
    not !== -1 && wordAt(tokens, not) === 'not' ? slice(text, tokens, { from: not + 1, next: end }) : null
  const saidSpan = { start: tokens[from]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 }
  const value = { said: text.slice(saidSpan.start, saidSpan.end), saidSpan, notSaid: takenBack }
  return { value, next: Math.max(last, takenBack === null ? last : end), confidence: 0.8 }
}

/** "12 not 21" and "Thursday, not Tuesday" without any cue. */
function findSwap(text: string, tokens: Token[]): Found<Correction>[] {
  const not = tokens.findIndex((token) => token.word === 'not')
  if (not < 1 || not > 6 || tokens.length - not > 5 || tokens.length - not < 2) return []
  const first =
    skipPhrase(tokens, 0, ['it', 'is']) === 2 ? 2 : /^(?:it's|its|that's)$/.test(wordAt(tokens, 0)) ? 1 : 0
  const last = trimEnd(tokens, first, not)
  if (last <= first || last - first > 4) return []
  const notSaid = slice(text, tokens, { from: not + 1, next: tokens.length })
  const saidSpan = { start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 }
  const value = { said: text.slice(saidSpan.start, saidSpan.end), saidSpan, notSaid }
  return [foundAt(text, tokens, { from: first, next: tokens.length, value, confidence: 0.6 })]
}

function sentenceSign(tokens: Token[], at: number): string {
  const token = tokens[at]
  const follower = tokens[at + 1]
  return token?.word === '.' && follower?.isGlued ? '' : (token?.word ?? '')
}

function trimEnd(tokens: Token[], from: number, end: number): number {
  let last = end
  while (last > from && tokens[last - 1]?.kind === 'sign') last -= 1
  return last
}

function slice(text: string, tokens: Token[], place: { from: number; next: number }): string | null {
  const last = trimEnd(tokens, place.from, place.next)
  return last > place.from ? text.slice(tokens[place.from]?.start, tokens[last - 1]?.end) : null
}
