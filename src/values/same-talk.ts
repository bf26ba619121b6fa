import { grammarWords } from './everyday-words.ts'
import { readTrailingExclusion } from './read-exclusion.ts'
import { type Token, wordAt } from './tokens.ts'

/**
 * Whether the words between a day and a time only go on about that day, in the same sentence: "The 15th still works,
 * any time after one", "Saturday dinner at seven". `from` is where the day ends, `to` where the time begins.
 */
export function isSameTalk(tokens: Token[], from: number, to: number): boolean {
  if (to - from > 10 || readTrailingExclusion(tokens, from) !== null) return false
  return isNoun(tokens, from, to) || isWanted(tokens, from, to) || isSmallTalk(tokens, from, to)
}

/** "Sunday I need a van at six": what is wanted then. */
function isWanted(tokens: Token[], from: number, to: number): boolean {
  if (!hourLead.test(wordAt(tokens, to)) || to - from > 8) return false
  const words = tokens.slice(from, to).map(({ word }) => word)
  return wanted.test(words.join(' '))
}

const hourLead = /^(?:at|@|around|like|about|say)$/
const wanted =
  /^(?:, )?(?:i|we|i'd|we'd|id)(?: would)?(?: will)? (?:want|need|like|love)(?: to \w+)?(?: (?:a|an|the|my|our))? \w+(?: \w+)?$/

function isSmallTalk(tokens: Token[], from: number, to: number): boolean {
  for (let at = skipEvent(tokens, from, to); at < to; at = skipEvent(tokens, at + 1, to)) {
    const word = wordAt(tokens, at)
    const before = wordAt(tokens, at - 1)
    if (word === '?' ? at < to - 1 : !small.has(word)) return false
    // "Friday I work until 5" is about the work.
    if (/^(?:work|open|close)$/.test(word) && /^(?:i|we|they)$/.test(before)) return false
    // "I have Thursday free at 2" offers the day, and then the hour.
    if (word === 'free' && at === from) return false
  }
  return true
}

/** "Monday after practice", "before work": told beside the hour that follows. */
function skipEvent(tokens: Token[], at: number, to: number): number {
  const isPart = /^(?:after|before)$/.test(wordAt(tokens, at - 2)) && tokens[at]?.kind === 'word'
  if (!/^(?:after|before)$/.test(wordAt(tokens, at)) && !isPart) return at
  let next = isPart ? at : at + 1
  const end = Math.min(to, next + 3)
  while (
    next < end &&
    tokens[next]?.kind === 'word' &&
    !/^(?:so|at|like|say|about)$/.test(wordAt(tokens, next))
  )
    next += 1
  return next
}

/** "Saturday dinner at seven": what the day is for, unless something else follows at its own hour. */
function isNoun(tokens: Token[], from: number, to: number): boolean {
  if (!hourLead.test(wordAt(tokens, to)) || to - from > 1) return false
  const noun = tokens[from]
  const isAlone = !tokens.slice(to + 1, to + 12).some(({ word }) => /^(?:at|@)$/.test(word))
  return (
    isAlone && noun?.kind === 'word' && !grammarWords.has(noun.word) && !/(?:ed|ing)$|^free$/.test(noun.word)
  )
}

const small = new Set(
  `, - – ( ) work works suit suits is are be would will could can might should sounds looks seems best better ideal ideally perfect great good
  fine ok okay alright all right please pls plz us me we you u i i'd id i'm im we're for still already again then if possible really just thanks
  preferably probably both either maybe guess think suppose hope anywhere any anytime time times sometime some round it there here that that's thats also too
  it's its nice lovely free available home come coming out over by stop swing drop pop someone somebody do make get fit in at on the day have got
  anything something opening openings open but like say around about a lot better well anyway either way convenient handy whichever whenever has so though tho`.split(
    /\s+/,
  ),
)
