import { newGoal } from './absorb-message.ts'
import type { TalkState } from './talk-state.ts'
import { type Fields, textsOf, windowsOf } from './tool-fields.ts'
import { type News, noWish, type Visit } from './visit.ts'

/** A tool's result, and the talk it came into; `zone` is the business's. */
export type Hearing = {
  state: TalkState
  visit: Visit | null
  fields: Fields
  args: Fields
  error: string | null
  zone: string
}
export type VisitHearing = Hearing & { visit: Visit }

/** Somebody else has the time, or the offer is too old: the next best are offered in the same answer. */
export function hearLost(
  { state, visit, fields, error, zone }: Omit<VisitHearing, 'args' | 'error'> & { error: string },
  tool: string,
): void {
  const next = windowsOf(fields.next, zone)
  ;[visit.pick, visit.held, visit.isReadBack, visit.isConfirmed] = [null, null, false, false]
  if (next.length > 0) {
    visit.offered = next
    state.news.push({ kind: 'taken' })
  } else if (error === 'taken' || error === 'expired_window' || error === 'bad_window') {
    visit.isSearchDue = true
    visit.offered = []
  } else fail(state, tool, { error, services: [] })
}

export function refuse(
  { state, visit, fields, error, zone }: VisitHearing & { error: string },
  tool: string,
): void {
  visit.isConfirmed = false
  if (error === 'confirm_first') visit.isReadBack = false
  else if (error === 'not_said') visit.refusedFields = textsOf(fields.fields)
  else if (error === 'address_needed') visit.isAddressNeeded = true
  else if (error === 'taken' || error === 'expired_window' || error === 'bad_window')
    hearLost({ state, visit, fields, error, zone }, tool)
  else fail(state, tool, { error, services: [] })
  for (const field of visit.refusedFields) {
    if (field === 'name') state.name = null
    if (field === 'address') state.address = null
    if (field === 'phone') state.phone = null
    if (field === 'email') state.email = null
  }
}

/** What can be asked again stays open; anything else is offered to be passed on. */
export function fail(state: TalkState, tool: string, failure: { error: string; services: string[] }): void {
  state.news.push({ kind: 'failed', tool, ...failure } satisfies News)
  const { visit } = state
  if (visit === null || tool === 'hand_over') return
  if (failure.error === 'unclear_time') visit.wish = noWish
  else if (failure.error === 'unknown_service') visit.service = null
  else if (failure.error === 'outside_area') state.address = null
  else giveUp(state, visit)
}

export function giveUp(state: TalkState, visit: Visit): void {
  state.visit = state.waiting.shift() ?? null
  state.goal ??= { ...newGoal(false), words: [visit.words] }
  state.isNewOffer = true
}
