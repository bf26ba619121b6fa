import { type Token, wordAt } from './tokens.ts'

/**
 * Whether the time at a place is told of what has happened: "it's been leaking since Monday", "I called on Monday",
 * "woke up at 6". A verb of the past stands shortly before it and nothing between them points ahead.
 */
export function isToldOfPast(tokens: Token[], at: number): boolean {
  if (wordAt(tokens, at - 1) === 'since' || wordAt(tokens, at) === 'since') return true
  if (isVisitOfPast(tokens, at)) return true
  for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
    const word = wordAt(tokens, i)
    if ((pointers.has(word) && !isTowards(tokens, i)) || (tokens[i]?.kind === 'sign' && word !== "'"))
      return false
    if (pastVerbs.has(word)) return !isWishedDone(tokens, i)
    if (word === 'left' && i < at - 1) return somebody.test(wordAt(tokens, i - 1))
    if (/^(?:was|were)$/.test(word))
      return /^(?:here|there|in|out|over|at|on|home)$/.test(wordAt(tokens, i + 1))
  }
  return false
}

/** "We had your guy out here in May". */
function isVisitOfPast(tokens: Token[], at: number): boolean {
  for (let i = at - 3; i >= Math.max(1, at - 7); i -= 1) {
    if (wordAt(tokens, i) !== 'had' || !somebody.test(wordAt(tokens, i - 1))) continue
    const words = tokens.slice(i + 1, at).map(({ word }) => word)
    return (
      words.some((word) => /^(?:out|here|over|come)$/.test(word)) && !words.some((word) => clauses.test(word))
    )
  }
  return false
}

const somebody = /^(?:i|we|you|he|she|they|u)$/
const clauses = /^(?:[,.;!?]|and|but|so|to|because|if|when)$/

/** "You came to my sister on Monday": a place, and no turn of the talk. */
function isTowards(tokens: Token[], at: number): boolean {
  return (
    wordAt(tokens, at) === 'to' && /^(?:my|our|his|her|their|your|us|me|you)$/.test(wordAt(tokens, at + 1))
  )
}

/** "I'd like it repaired Wednesday", "can it be cleaned Tuesday": what is wished done, and not what was. */
function isWishedDone(tokens: Token[], at: number): boolean {
  if (!deeds.has(wordAt(tokens, at))) return false
  for (let i = at - 1; i >= Math.max(0, at - 8); i -= 1) {
    const word = wordAt(tokens, i)
    if (/^(?:get|getting|have|want|wanted|need|needed|like|love|prefer|be)$/.test(word)) return true
    if (tokens[i]?.kind === 'sign' || /^(?:was|were|had|got|been|when|that)$/.test(word)) return false
  }
  return false
}

const deeds = new Set('fixed installed replaced repaired cleaned delivered returned'.split(' '))

/** Words after which the talk may turn to what is to come. */
const pointers = new Set(
  `to about for if and but or so because that can could would will should might want need is are am i'd i'll we'd we'll how what
  when maybe any anything not no please before until till do lets let's`.split(/\s+/),
)

/** Verbs of things that have happened; those with which people speak of plans ("booked", "wanted", "had") are left out. */
const pastVerbs = new Set(
  `called rang texted emailed messaged phoned came went broke started stopped woke happened noticed heard saw spoke talked died quit
  arrived showed visited fixed installed replaced repaired cleaned did began fell lost waited tried failed leaked burst went ended
  delivered returned dropped ran sent wrote bought met paid slipped tripped cracked spilled crashed`.split(
    /\s+/,
  ),
)
