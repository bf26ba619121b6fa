import type { Found, When } from '#values/types.ts'

/** "Move my Thursday visit to Friday at two": the times that say which appointment, and those it should have. */
export function splitMove(text: string, whens: Found<When>[]): { from: Found<When>[]; to: Found<When>[] } {
  const from: Found<When>[] = []
  const to: Found<When>[] = []
  for (const when of whens) (isOld(text, when) ? from : to).push(when)
  return { from, to }
}

const owning = /\b(?:my|our|from|have|booked for|scheduled for|coming)\W+(?:\w+\W+){0,3}$/i
const newer = /\b(?:to|until|till|instead|rather|into|prefer|do|make it|like)\W+(?:\w+\W+){0,3}$/i
const thing = /^\W*(?:'s\W+)?(?:\w+\W+){0,2}(?:appointment|appt|booking|visit|one|session|slot|time)\b/i

function isOld(text: string, { span }: Found<When>): boolean {
  const [before, after] = [text.slice(0, span.start), text.slice(span.end)]
  if (/\b(?:to|instead|until|till)\W+(?:\w+\W+)?$/i.test(before)) return false
  if (thing.test(after) && owning.test(before)) return true
  return owning.test(before) && !newer.test(before)
}
