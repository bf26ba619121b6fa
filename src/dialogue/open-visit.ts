import { canDo } from './goals.ts'
import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
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
