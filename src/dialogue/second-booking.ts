import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import { newVisit, type Visit } from './visit.ts'

const inARow =
  /\b(?:(?:right|straight|immediately|directly|just) after(?:wards?)?|afterwards?|after (?:that|it)|and then|then|back to back|followed by|following that)\b/i

/** "An oil change at nine and a rotation right after": the second waits until the first is booked, and begins at its end. */
export function openSecond(state: TalkState, first: Visit, clauses: Clause[]): void {
  if (first.kind !== 'book') return
  const clause = clauses.find((item) => item.services.length > 1 && inARow.test(item.text))
  const service = clause?.services.find((item) => item !== first.service && item.durationMinutes !== null)
  if (!clause || !service || state.waiting.some((visit) => visit.service === service)) return
  state.waiting.push({ ...newVisit('book', clause.message), service, follows: true })
}
