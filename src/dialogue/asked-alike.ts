import { type Clause, type Reading, readClause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { Topic } from './topics.ts'

/** "What about Gilford?", "and how about the big one", after a question about something like it: the same is asked of this. */
export function askedAlike(clause: Clause, { lastAsked }: TalkState, reading: Reading): Clause {
  const asking = lastAsked && alike[lastAsked]
  const isOpen = clause.topic === null && clause.ownQuestion === null && clause.services.length === 0
  const rest = asking && isOpen ? whatAbout.exec(clause.text)?.[1] : undefined
  if (!asking || rest === undefined || clause.days.length > 0) return clause
  const meant = readClause(`${asking} ${rest}`, clause.message, reading)
  return meant.topic === lastAsked ? { ...meant, message: clause.message } : clause
}

const whatAbout =
  /^\W*(?:(?:ok|okay|and|so|uh|um|hm+|oh|alright|then|well)\W+)*(?:what|how) about\s+((?:\S+\s*){1,5})$/i

const alike: Partial<Record<Topic, string>> = {
  area: 'do you come to',
  service_price: 'how much is',
  service_duration: 'how long is',
  service_do: 'do you do',
}
