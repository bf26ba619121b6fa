import { type Clause, type Reading, readClause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { Topic } from './topics.ts'

/** "What about Gilford?", "and how about the big one", after a question about something like it: the same is asked of this. */
export function askedAlike(clause: Clause, { lastAsked }: TalkState, reading: Reading): Clause {
  if (asksOfAnother(clause, lastAsked)) return { ...clause, topic: lastAsked }
  const asking = lastAsked && alike[lastAsked]
  const isOpen = clause.topic === null && clause.ownQuestion === null && clause.services.length === 0
  const rest = asking && isOpen ? whatAbout.exec(clause.text)?.[1] : undefined
  if (!asking || rest === undefined || clause.days.length > 0) return clause
  const meant = readClause(asking(rest.replace(/[\s?!.]+$/, '')), clause.message, reading)
  return meant.topic === lastAsked ? { ...meant, message: clause.message } : clause
}

/** "And hot stone?", said after a price was asked. */
function asksOfAnother(
  { services, text, topic, tokens }: Clause,
  lastAsked: Topic | null,
): lastAsked is 'service_price' | 'service_duration' {
  const isOfServices = lastAsked === 'service_price' || lastAsked === 'service_duration'
  const isOpen = topic === null || topic === 'service_about' || topic === 'service_do'
  return isOfServices && isOpen && services.length > 0 && tokens.length < 6 && andAnother.test(text)
}

const andAnother = /^\W*(?:ok |okay |oh )?(?:and|or|what about|how about)\b/i

const whatAbout =
  /^\W*(?:(?:ok|okay|and|so|uh|um|hm+|oh|alright|then|well)\W+)*(?:what|how) about\s+((?:\S+\s*){1,5})$/i

const alike: Partial<Record<Topic, (of: string) => string>> = {
  area: (place) => `do you come to ${place.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}`,
  service_price: (service) => `how much is ${service}`,
  service_duration: (service) => `how long is ${service}`,
  service_do: (service) => `do you do ${service}`,
}
