import type { Part } from './finish-when.ts'
import { type Token, wordAt } from './tokens.ts'

/** A value that is put right in the same text gives way to the later one: "Monday, sorry, Friday", "at 8, no, 9". */
export function putRight(tokens: Token[], parts: Part[]): Part[] {
  const kept: Part[] = []
  for (const [at, part] of parts.entries()) {
    const last = kept.at(-1)
    if (!last || !isPutRight(tokens, last, part)) kept.push(part)
    else if (part.kind === 'times') kept.splice(-1, 1, { ...part, from: last.from })
    else if (last.kind === 'days') kept.splice(-1, 1, part)
    else replaceDay(kept, part, parts[at + 1])
  }
  return kept
}

function isPutRight(tokens: Token[], last: Part, part: Part): boolean {
  if (last.kind === 'moment' || part.kind === 'moment' || last.isExcluded || part.isExcluded) return false
  if (last.kind === 'days' && (part.kind !== 'days' || last.days.isPast)) return false
  if (part.from - last.next > 9) return false
  // "Between 9 and 11, no, 12 and 2": a bare number takes the place of an hour only.
  if (last.kind === 'times' && part.kind === 'times' && !part.times.isSure && last.times.shape !== 'at')
    return false
  const isTold = isOwnWord(tokens, last.from)
  let isSaid = false
  for (let at = last.next; at < part.from; at += 1) {
    const word = wordAt(tokens, at)
    if (!between.has(word) && !(isTold && told.has(word))) return false
    isSaid ||= cues.has(word) || (isTold && word === 'but')
  }
  return isSaid
}

/** "I said Monday earlier but make it Tuesday": one's own word of before gives way behind "but". */
function isOwnWord(tokens: Token[], at: number): boolean {
  let verb = at - 1
  while (/^(?:for|on|in|at|you|u)$/.test(wordAt(tokens, verb)) && at - verb < 3) verb -= 1
  const isDeed = /^(?:said|wrote|put|typed|texted|told|asked)$/.test(wordAt(tokens, verb))
  return isDeed && /^(?:i|we|you|u|to|just|had)$/.test(wordAt(tokens, verb - 1))
}

const told = new Set(
  "but earlier before should've should have been be really we i'd need want prefer its it's could can you".split(
    ' ',
  ),
)

/** "Monday at 8, no, Friday" keeps the hour, unless the new day brings its own. */
function replaceDay(kept: Part[], part: Part, following: Part | undefined): void {
  const [day, times] = kept.slice(-2)
  if (day?.kind === 'days' && times && times.from - day.next < 2) {
    const bringsOwn = following?.kind === 'times' && following.from - part.next < 2
    kept.splice(-2, 2, ...(bringsOwn ? [] : [{ ...times, from: day.from, next: part.from }]))
  }
  kept.push(part)
}

const cues = new Set(
  'no nope wait sorry mean meant scratch strike actually rather oops correction'.split(' '),
)

const between = new Set([
  ...cues,
  ...", . ; : - – — i that this it make or uh um er my bad lets let's say do at on for oh ok".split(' '),
])
