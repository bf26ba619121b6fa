import { canDo } from './goals.ts'
import type { Clause } from './read-clause.ts'
import type { SaidValues } from './said-values.ts'
import { speaksOfHours } from './split-asides.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'
import { newVisit, type Visit, type VisitKind } from './visit.ts'
import { cancelWords, moveWords } from './words.ts'

/** Opens what a clause asks to be booked, moved or cancelled; false when no tool here can do it. */
export function openVisit(state: TalkState, clause: Clause, tools: string[]): boolean {
  const wanted = wantedKind(clause, state)
  if (wanted === null || !canDo(wanted.kind, tools)) return false
  const { visit } = state
  if (visit && visit.kind === wanted.kind && !startsAnew(visit, clause)) {
    visit.isKindSure ||= wanted.isSure
    return true
  }
  const opened = { ...newVisit(wanted.kind, clause.message), isKindSure: wanted.isSure }
  if (wanted.kind === 'book') opened.service = clause.services[0] ?? (visit ? null : state.lastService)
  if (visit && isGivenUp(visit, clause)) {
    state.dropped = visit
    state.visit = opened
  } else if (visit) state.waiting.push(opened)
  else state.visit = opened
  return true
}

type Wanted = { kind: VisitKind; isSure: boolean }

function wantedKind(clause: Clause, state: TalkState): Wanted | null {
  if (clause.topic === 'booking') return { kind: 'book', isSure: true }
  if (clause.topic !== 'change_booking') return null
  const stems = new Set(clause.tokens.map((token) => token.stem))
  const cancels = cancelWords.some((word) => stems.has(word))
  const moves = moveWords.some((word) => stems.has(word))
  if (cancels && !moves) return { kind: 'cancel', isSure: true }
  const isOpen = state.visit?.kind === 'move' || state.visit?.kind === 'cancel'
  return { kind: 'move', isSure: moves || isOpen || clause.days.length > 0 }
}

/** Another booking beside the one that is open: another service, asked for in full. */
function startsAnew(visit: Visit, clause: Clause): boolean {
  const named = clause.services[0]
  return (
    visit.kind === 'book' &&
    named !== undefined &&
    visit.service !== null &&
    visit.held !== null &&
    named !== visit.service
  )
}

/** Somebody who books and says "cancel" gives the booking up, or means another one when they have any. */
function isGivenUp(visit: Visit, clause: Clause): boolean {
  return visit.kind !== 'book' && clause.topic === 'change_booking'
}

type Said = { said: SaidValues; input: DialogueInput }

/** A service and a time in one text, or a time right after a service was talked about: somebody wants to come then. */
export function meansVisit(state: TalkState, clauses: Clause[], { said, input }: Said): boolean {
  if (state.visit !== null || state.goal?.isAccepted || !canDo('book', input.tools)) return false
  if (clauses.some((clause) => clause.topic === 'change_booking' || clause.emergency || clause.isRude))
    return false
  const isTimed = clauses.some(
    (clause) => isWishClause(clause) && said.whens.some((when) => clauseHolds(clause, when.text)),
  )
  const names = clauses.some((clause) => clause.services.length > 0 && clause.topic !== 'service_about')
  return isTimed && (names || (state.lastService !== null && clauses.every((clause) => !isOther(clause))))
}

export function openBooking(state: TalkState, text: string): void {
  state.visit = newVisit('book', text)
  if (state.goal && !state.goal.isAccepted) state.goal = null
}

function isWishClause(clause: Clause): boolean {
  const isHours = clause.topic === 'hours' && speaksOfHours(clause)
  return (
    !isHours &&
    (clause.topic === null || ['booking', 'hours', 'service_do', 'yes', 'area'].includes(clause.topic)) &&
    clause.ownQuestion === null
  )
}

/** The mended words of a time, wherever a slip was in them. */
function clauseHolds(clause: Clause, words: string): boolean {
  return (
    clause.text.toLowerCase().includes(words.toLowerCase()) ||
    clause.tokens.some((token) => words.toLowerCase().split(/\W+/).includes(token.word))
  )
}

function isOther(clause: Clause): boolean {
  return (
    clause.ownQuestion !== null ||
    (clause.topic === 'hours' && speaksOfHours(clause)) ||
    ['person', 'complaint', 'message', 'wait', 'stop', 'wrong_number', 'bye'].includes(clause.topic ?? '')
  )
}
