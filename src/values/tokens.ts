import { isFor, meantWithDigit, meantWord } from './texted-words.ts'
import type { Found } from './types.ts'

/** A word, a run of digits or one other sign; `word` in lower case, with straight apostrophes and the slips of texting put right. */
export interface Token {
  word: string
  start: number
  end: number
  kind: 'word' | 'digits' | 'sign'
  /** Nothing stands between it and the token before it. */
  isGlued: boolean
}

/** What a reader made of the tokens from some place on, and the place where it stopped. */
export interface Read<Value> {
  value: Value
  next: number
}

/** Splits a text into tokens whose places are those of the text as it stands. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let lastEnd = -1
  for (const match of text.matchAll(/\b[lL]8[eE]?[rR]\b|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[0-9]+|\S/gu)) {
    const raw = match[0]
    const first = raw.charCodeAt(0)
    const kind = first >= 48 && first <= 57 ? 'digits' : /^\p{L}/u.test(raw) ? 'word' : 'sign'
    const lower = kind === 'word' ? raw.toLowerCase().replaceAll('’', "'") : raw
    const word = kind === 'word' ? meantWord(lower, lower === raw) : raw
    const end = match.index + raw.length
    const isGlued = match.index === lastEnd
    lastEnd = end
    if (isGlued && joinTexted(tokens, { word: lower, end }, text.charAt(end))) continue
    hearFor(tokens, word)
    const [, time, ending] = word.includes("'") ? (timeThatIs.exec(word) ?? []) : []
    if (time === undefined || ending === undefined)
      tokens.push({ word, start: match.index, end, kind, isGlued })
    else {
      const middle = match.index + time.length
      tokens.push({ word: time, start: match.index, end: middle, kind, isGlued })
      tokens.push({ word: endings[ending] ?? 'is', start: middle, end, kind, isGlued: false })
    }
  }
  return tokens
}

/** "b4" and "2day" become one word, unless more hangs on them or they number a unit. */
function joinTexted(tokens: Token[], { word, end }: { word: string; end: number }, after: string): boolean {
  const last = tokens.at(-1)
  const joined = last && !last.isGlued ? meantWithDigit(last.word, word) : null
  if (!last || joined === null || /[\p{L}\d]/u.test(after)) return false
  if (
    /^(?:apt|apartment|unit|suite|ste|room|rm|lot|space|#|building|bldg|flat|seat|row|gate)$/.test(
      tokens.at(-2)?.word ?? '',
    )
  )
    return false
  tokens.splice(-1, 1, { word: joined, start: last.start, end, kind: 'word', isGlued: false })
  return true
}

function hearFor(tokens: Token[], word: string): void {
  const four = tokens.at(-1)
  if (four?.word !== '4' || four.isGlued || !isFor(tokens.at(-2)?.word ?? '', word)) return
  tokens.splice(-1, 1, { ...four, word: 'for', kind: 'word' })
}

const endings: Record<string, string> = { s: 'is', d: 'would', ll: 'will' }

/** "Nine's good", "Tuesday'd work", "noon'll do": a time and the word "is", "would" or "will". */
const timeThatIs =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|noon|midday|midnight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'(s|d|ll)$/

/** The word at a place, or '' past either end. */
export function wordAt(tokens: Token[], at: number): string {
  return tokens[at]?.word ?? ''
}

/** The place after the words of `phrase` when they stand at `at`, else -1. */
export function skipPhrase(tokens: Token[], at: number, phrase: readonly string[]): number {
  for (let i = 0; i < phrase.length; i += 1) if (wordAt(tokens, at + i) !== phrase[i]) return -1
  return at + phrase.length
}

/** A value with the words it was read from: the tokens from `from` up to, not including, `next`. */
export function foundAt<Value>(
  text: string,
  tokens: Token[],
  item: { from: number; next: number; value: Value; confidence: number },
): Found<Value> {
  const start = tokens[item.from]?.start ?? 0
  const end = tokens[item.next - 1]?.end ?? start
  return {
    value: item.value,
    span: { start, end },
    text: text.slice(start, end),
    confidence: item.confidence,
  }
}
