import type { Found, When } from '#values/types.ts'
import { endOfTelling } from './standing-appointment.ts'

/** "Move my Thursday visit to Friday at two": the times that say which appointment, and those it should have. */
export function splitMove(text: string, whens: Found<When>[]): { from: Found<When>[]; to: Found<When>[] } {
  const days = whens.filter(({ value }) => value.days !== null)
  const isSwap =
    days.length > 1 &&
    /\b(?:instead|rather|came up|can(?:no|')?t|can not|same time|from|mov(?:e|ed|ing))\b/i.test(text)
  const first = days[0]
  const told = endOfTelling(text)
  const standsOn = told < 0 ? undefined : days.find(({ span }) => span.end > told)
  const isOld = (when: Found<When>) =>
    (when === standsOn && !isTarget.test(text.slice(0, when.span.start))) ||
    saysOld(text, when) ||
    (isSwap && when === first && !isTarget.test(text.slice(0, when.span.start)))
  const from = whens.filter((when) => insteadOf.test(when.text) || isOld(when))
  const to = whens.filter((when) => !from.includes(when))
  return { from: from.map(asNamed), to }
}

/** "Monday instead of Saturday": the one that is left out is the one on which it stands. */
const insteadOf = /^(?:instead of|rather than)\b/i

function asNamed(when: Found<When>): Found<When> {
  return insteadOf.test(when.text) ? { ...when, value: { ...when.value, isExcluded: false } } : when
}

const owning =
  /\b(?:my|our|from|have|got|booked for|scheduled for|coming|(?:not|can't|can’t|cant|cannot) (?:make|do|come)(?: it)?(?: on)?(?: (?:my|our|the) \w+(?: with \w+)?(?: on)?)?)\W+(?:\w+\W+){0,3}$/i
const newer = /\b(?:to|until|till|instead|rather|into|prefer|could|would|make it|like)\W+(?:\w+\W+){0,3}$/i
const isTarget =
  /\b(?<!\b(?:supposed|scheduled|going|due|set|meant) )(?:to|until|till|instead)\W+(?:\w+\W+)?$/i
/** "Can I do my lesson Monday at six instead". */
const asksFor = /\b(?:can|could|may) (?:i|we|you) (?:do|have|get|make|come|move|switch)\b[^.?!]*$/i
const thing =
  /^\W*(?:'s\W+)?(?:\w+\W+){0,2}(?:appointment|appointments|appt|booking|visit|one|session|slot)\b/i

/** "Do you have Friday morning?" */
const asksIfFree = /\b(?:do|would|did|might) (?:you|u|ya)(?: \w+){0,2} have\b[^.?!]*$/i

function saysOld(text: string, { span }: Found<When>): boolean {
  const [before, after] = [text.slice(0, span.start), text.slice(span.end)]
  if (isTarget.test(before) || (asksFor.test(before) && /^\W*instead\b/i.test(after))) return false
  if (asksIfFree.test(before)) return false
  if (thing.test(after) && owning.test(before)) return true
  return owning.test(before) && !newer.test(before)
}
