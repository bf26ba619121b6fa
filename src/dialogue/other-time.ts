import type { Clause } from './read-clause.ts'
import { anchorOf, shiftIn } from './shift-time.ts'
import type { TalkState } from './talk-state.ts'

/** "Anything later that day?" asks of the visit, and not for what the business knows. */
export function asksOtherTime(clause: Clause, { visit }: TalkState): boolean {
  const hasMoment = visit !== null && (anchorOf(visit) !== null || visit.kind === 'move')
  const shift = shiftIn(clause.text)
  const isOther = isOwnSurely(clause) || (shift?.kind === 'beyond' && clause.topic?.startsWith('service_'))
  return hasMoment && !isOther && shift !== null
}

/** "Can we do an hour later?", said of what was just booked. */
export function shiftsDone(
  clause: Clause,
  { visit, lastDone }: TalkState,
): { kind: 'move'; isSure: true } | null {
  if (
    visit !== null ||
    lastDone === null ||
    !shiftIn(clause.text) ||
    clause.services.length > 0 ||
    isOwnSurely(clause)
  )
    return null
  const isWish = /\b(?:can|could|would|make|move|push|change|switch|shift|do|have|is|any ?thing|something)\b/i
  const isOtherMatter = /\b(?:call|text|remind|ring|arrive|eat|drink|need|should|see you|talk)\b/i
  const isAsked = isWish.test(clause.text) && !isOtherMatter.test(clause.text)
  return isAsked ? { kind: 'move', isSure: true } : null
}

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
