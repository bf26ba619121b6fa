import { contentStems } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { Service } from './types.ts'
import { newVisit, type Visit } from './visit.ts'

const inARow =
  /\b(?:(?:right|straight|immediately|directly|just) after(?:wards?)?|afterwards?|after (?:that|it)|and then|then|back to back|followed by|following that)\b/i

/** "An oil change at nine and a rotation right after": the second waits until the first is booked, and begins at its end. */
export function openSecond(state: TalkState, first: Visit, clauses: Clause[]): void {
  if (first.kind !== 'book') return
  const clause = clauses.find((item) => item.services.length > 1 && inARow.test(item.text))
  const [one, service] = clause ? inOrder(clause) : []
  if (!clause || !one || !service?.durationMinutes) return
  if (first.held === null && first.words === clause.message) first.service = one
  if (first.service !== one || state.waiting.some((visit) => visit.service === service)) return
  state.waiting.push({ ...newVisit('book', clause.message), service, follows: true })
}

/** The first two services a clause names, as they stand in it: each by a word that the other has not. */
function inOrder({ services, tokens }: Clause): Service[] {
  const stemsOf = ({ name, alsoCalled }: Service) => new Set([name, ...alsoCalled].flatMap(contentStems))
  const placed = services.slice(0, 2).map((service, i) => {
    const others = services[1 - i]
    const [own, shared] = [stemsOf(service), others ? stemsOf(others) : new Set<string>()]
    return { service, at: tokens.findIndex(({ stem }) => own.has(stem) && !shared.has(stem)) }
  })
  return placed.sort((a, b) => a.at - b.at).map(({ service }) => service)
}
