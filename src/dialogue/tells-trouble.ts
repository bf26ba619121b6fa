import { serviceMeant } from './meant.ts'
import type { Clause } from './read-clause.ts'
import type { BotFacts, BusinessFacts } from './types.ts'

/**
 * "It stops whenever it rains": nobody asks for anything, and one of the services is plainly what is needed.
 * Then a time is offered, as at any front desk. Nothing may be asked, wanted or urgent beside it.
 */
export function tellsTrouble(clauses: Clause[], facts: { business: BusinessFacts; bot: BotFacts }): boolean {
  const isCalm = clauses.every(
    ({ isQuestion, emergency, isRude, topic, ownQuestion }) =>
      !isQuestion &&
      emergency === null &&
      !isRude &&
      ownQuestion === null &&
      (topic === null || beside.has(topic)),
  )
  const troubles = clauses.filter(({ told }) => told.label === 'trouble' && told.chance >= leastChance)
  if (!isCalm || troubles.length === 0) return false
  const service = serviceMeant(
    troubles.flatMap(({ tokens }) => tokens),
    facts,
    leastMeant,
  )
  return service !== null && service.durationMinutes !== null
}

const beside = new Set<string>(['greet', 'service_do', 'yes', 'no', 'thanks'])
const leastChance = 0.6
const leastMeant = 0.45
