import type { Part } from './finish-when.ts'
import { type Token, wordAt } from './tokens.ts'

/**
 * Leaves out the hours somebody only tells of a life, beside a time that is wished for: "choir ends at 8, so Friday
 * after 9", "Monday before 2 since I drop off my sister at three". Alone such an hour stays: it says when they can.
 */
export function dropTold(tokens: Token[], parts: Part[]): Part[] {
  if (parts.length < 2) return parts
  return parts.filter((part, at) => {
    if (part.kind !== 'times') return true
    const clause = readClause(tokens, part.from)
    if (!clause) return true
    if (clause.isHabit) return false
    const isDay = (other: Part) => other.kind === 'days' && !other.days.isPast
    if (clause.isReason) return !parts.slice(0, at).some(isDay)
    return !parts.slice(at + 1).some(isDay) || !isBroken(tokens, part.next)
  })
}

type Clause = { isReason: boolean; isHabit: boolean }

/** The clause up to a time when it tells of a life: somebody, and what they do then. */
function readClause(tokens: Token[], end: number): Clause | null {
  let verb = -1
  let at = end - 1
  for (; at >= Math.max(0, end - 9); at -= 1) {
    const word = wordAt(tokens, at)
    if (tokens[at]?.kind === 'sign' || turns.has(word)) break
    if (wishes.has(word)) return null
    if (isDeed(tokens, at)) verb = at
  }
  if (verb <= at + 1) return null
  const isHabit =
    verb === end - 1 &&
    /^(?:work|works|drive|drives)$/.test(wordAt(tokens, verb)) &&
    /^nights?$/.test(wordAt(tokens, end))
  return { isReason: reasons.has(wordAt(tokens, at)), isHabit }
}

function isDeed(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  const way = ways.get(word)
  return deeds.has(word) || way?.test(wordAt(tokens, at + 1)) === true
}

const deeds = new Set(
  'teach teaches work works end ends finish finishes start starts begin begins drive drives leave leaves closes opens'.split(
    ' ',
  ),
)

const ways: ReadonlyMap<string, RegExp> = new Map([
  ...['get', 'gets', 'got'].map((word): [string, RegExp] => [
    word,
    /^(?:home|off|out|back|in|up|here|there)$/,
  ]),
  ...['pick', 'picks'].map((word): [string, RegExp] => [word, /^up$/]),
  ...['drop', 'drops'].map((word): [string, RegExp] => [word, /^off$/]),
  ...['let', 'lets'].map((word): [string, RegExp] => [word, /^out$/]),
])

/** Words of a wish: what they lead to is no mere telling. */
const wishes = new Set(
  "can could would will should want need like please you u let's if when after before i'd we'd any anything what it".split(
    ' ',
  ),
)

/** A new clause begins behind these. */
const turns = new Set('so because since cause cuz bc as but and then'.split(' '))
const reasons = new Set('because since cause cuz bc as'.split(' '))

/** Something new begins behind the time. */
function isBroken(tokens: Token[], at: number): boolean {
  return /^(?:[,.;–—-]|so|but|then)$/.test(wordAt(tokens, at))
}
