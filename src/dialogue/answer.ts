import type { LocalTime } from './opening-hours.ts'
import type { DayValue } from './recognise-date.ts'
import type { Say } from './say.ts'
import type { BotFacts, BusinessFacts, Passage, Service } from './types.ts'

/** What one question gets: the words, the facts they hold, and the question itself when no fact answers it. */
export type Answer = { text: string; facts: { path: string; text: string }[]; unknown: string | null }

/** What every answer may use. `lastService` is what "it" means in "how long is it?". */
export type Context = {
  business: BusinessFacts
  bot: BotFacts
  passages: Passage[]
  local: LocalTime
  lastService: Service | null
  /** The days of the question before, which "then" may mean. */
  lastDays: DayValue[]
  /** What is known of the contact by now; null on a call, where anybody can show any number. */
  theirs: { address: string | null; phone: string | null; email: string | null } | null
  say: Say
  /** What the bot said last. */
  said: string
}
