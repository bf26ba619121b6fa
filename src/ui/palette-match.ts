import { escapePattern } from '#kit/escape-pattern.ts'
/** A stretch of text, and whether it is what was typed. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

export interface Matchable {
  label: string
  detail?: string
  /** Other words it answers to. */
  keywords?: string
}

/** How well an item answers: 0 = not at all; a label that begins so is best. Every typed word must occur. */
export function scoreMatch(item: Matchable, typed: string): number {
  const words = wordsOf(typed)
  if (words.length === 0) return 1
  const label = item.label.toLowerCase()
  const rest = `${item.detail ?? ''} ${item.keywords ?? ''}`.toLowerCase()
  let score = 0
  for (const word of words) {
    const one = scoreWord(label, rest, word)
    if (one === 0) return 0
    score += one
  }
  return score / words.length
}

/** Cuts a text where the typed words stand, for marking them. */
export function cutAtMatches(text: string, typed: string): TextPiece[] {
  const words = wordsOf(typed)
  const lower = text.toLowerCase()
  const isMarked = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      isMarked.fill(true, at, at + word.length)
    }
  }
  const pieces: TextPiece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1)
    const isMatch = isMarked[at] === true
    if (last && last.isMatch === isMatch) last.text += text.charAt(at)
    else pieces.push({ text: text.charAt(at), isMatch })
  }
  return pieces
}

function scoreWord(label: string, rest: string, word: string): number {
  if (label.startsWith(word)) return 10
  if (new RegExp(`[^\\p{L}\\p{N}]${escapePattern(word)}`, 'u').test(label)) return 6
  if (label.includes(word)) return 4
  return rest.includes(word) ? 2 : 0
}

function wordsOf(typed: string): string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean)
}
