import type { Clause } from './read-clause.ts'
import { anchorOf, shiftIn } from './shift-time.ts'
import type { TalkState } from './talk-state.ts'

/** "Anything later that day?" asks of the visit, and not for what the business knows. */
export function asksOtherTime(clause: Clause, { visit }: TalkState): boolean {
  const hasMoment = visit !== null && (anchorOf(visit) !== null || visit.kind === 'move')
  const shift = shiftIn(clause.text)
  const isOther = isOwnSurely(clause) || (shift?.kind === 'beyond' && asksOfServices(clause))
  return hasMoment && !isOther && shift !== null
}

/** "Can you do it any sooner?" names no work. */
function asksOfServices({ topic, services }: Clause): boolean {
  return topic?.startsWith('service_') === true && (topic !== 'service_do' || services.length > 0)
}

/** "Can we do an hour later?", said of what was just booked. */
export function shiftsDone(
  clause: Clause,
  { visit, lastDone }: TalkState,
): { kind: 'move'; isSure: true } | null {
  if (
    visit !== null ||
    lastDone === null ||
    !(shiftIn(clause.text) || isPutElsewhen(clause)) ||
    clause.services.length > 0 ||
    isOwnSurely(clause)
  )
    return null
  const isWish = /\b(?:can|could|would|make|move|push|change|switch|shift|do|have|is|any ?thing|something)\b/i
  const isOtherMatter = /\b(?:call|text|remind|ring|arrive|eat|drink|need|should|see you|talk)\b/i
  const isAsked = (isWish.test(clause.text) || isPutElsewhen(clause)) && !isOtherMatter.test(clause.text)
  return isAsked ? { kind: 'move', isSure: true } : null
}

/** What was booked stands elsewhen in these words: "sorry, Thursday not Wednesday", "is Friday at nine open instead". */
function isPutElsewhen({ text, days }: Clause): boolean {
  return putsElsewhen.test(text) || dayNotDay.test(text) || (days.length > 0 && /\binstead\b/i.test(text))
}

const dayNotDay =
  /^\W*(?:(?:sorry|oops|wait|no|actually|oh|i meant?|i said|it should be|make it)\W+)*(?:on |for )?\w+day,? (?:and )?not (?:on |for )?\w+day\W*$/i

/** "Actually can we do it at eleven", "could you make that Friday". */
const putsElsewhen =
  /^\W*(?:(?:actually|wait|sorry|oh|hmm|um|uh|hi|ok|okay|hey|and|so|but)\W+)*(?:can|could|would) (?:we|you|i|u|y['’]?all) (?:please )?(?:do|make|have|get|switch|change) (?:it|that|this) (?:(?:at|for|to|on|around|like) )*(?:\d{1,2}|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tom+or+ow)\b(?!.*\b(?:too|also|as well|another)\b)/i

/** What was booked in this talk, when words mean it and name no other. */
export function meantBy(clause: Clause, { lastDone }: TalkState): string | null {
  const isIt = /\b(?:it|that|this)\b/i.test(clause.text) || shiftIn(clause.text) !== null
  return isIt && clause.services.length === 0 && !/\bmy (?:other|\w+day)\b/i.test(clause.text)
    ? (lastDone?.id ?? null)
    : null
}

/** A question the bot has an answer to, in nearly its own words. */
function isOwnSurely({ ownQuestion, confidence, text }: Clause): boolean {
  return ownQuestion !== null && confidence >= 0.9 && shiftIn(text)?.kind !== 'by'
}
