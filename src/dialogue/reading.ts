import { tokenise } from './normalise.ts'
import { localTime, weekdays } from './opening-hours.ts'
import type { Clause, Reading } from './read-clause.ts'
import { emergencyWords } from './recognise-emergency.ts'
import { cueWords } from './recognise-topic.ts'
import type { SaidValues } from './said-values.ts'
import type { BotFacts, BusinessFacts, DialogueInput } from './types.ts'

/** What every reading of a text said at this moment needs; the vocabulary is what slips are mended towards. */
export function readingOf({ business, bot }: Pick<DialogueInput, 'business' | 'bot'>, at: string): Reading {
  const local = localTime(at, business.timeZone)
  const { vocabulary, days, values } = workOf(business, bot)
  const read = days.get(local.isoDate) ?? new Map<string, Clause>()
  if (read.size > mostTexts) read.clear()
  if (values.size > mostTexts) values.clear()
  if (days.size > 30) days.clear()
  days.set(local.isoDate, read)
  return { business, bot, local, vocabulary, read, values, at, name: null, isReply: false }
}

const mostTexts = 2000
const mostBusinesses = 40

/**
 * The same facts as one and the same object, whatever copy of them a turn brings: what was worked out for them and
 * for the texts read with them serves again. Nothing else is kept, so an answer never depends on it.
 */
export function shareFacts(input: DialogueInput): DialogueInput {
  const key = JSON.stringify([input.business, input.bot])
  const known = shared.get(key) ?? { business: input.business, bot: input.bot }
  shared.delete(key)
  shared.set(key, known)
  const [oldest] = shared.keys()
  if (shared.size > mostBusinesses && oldest !== undefined) shared.delete(oldest)
  return { ...input, ...known, passages: input.passages ?? [] }
}

const shared = new Map<string, Pick<DialogueInput, 'business' | 'bot'>>()

type Work = {
  bot: BotFacts
  vocabulary: ReadonlySet<string>
  /** Clauses read before, by the day on which their words were said. */
  days: Map<string, Map<string, Clause>>
  values: Map<string, SaidValues>
}
const known = new WeakMap<BusinessFacts, Work>()

function workOf(business: BusinessFacts, bot: BotFacts): Work {
  const cached = known.get(business)
  if (cached?.bot === bot) return cached
  const work: Work = { bot, vocabulary: collectWords(business, bot), days: new Map(), values: new Map() }
  known.set(business, work)
  return work
}

const months = 'january february march april june july august september october november december'.split(' ')
const everyday = new Set([
  ...cueWords(), ...emergencyWords(), ...weekdays, ...weekdays.map((day) => `${day}s`), ...months, 'today', 'tomorrow', 'again', 'weekend', 'weekends', 'morning', 'afternoon', 'evening', 'after', 'before', 'around', 'between', 'first', 'second', 'third', 'last', 'later', 'earlier', 'tonight', 'lunch', 'o\'clock', 'next', 'week', 'half', 'quarter', 'instead', 'cancel', 'move', 'same', 'anymore', 'reschedule', 'appointment', 'appointments', 'both',
]) // biome-ignore format: one readable block

function collectWords(business: BusinessFacts, bot: BotFacts): ReadonlySet<string> {
  const texts = [
    ...business.services.flatMap((service) => [service.name, ...service.alsoCalled]),
    ...business.holidays.map((holiday) => holiday.name),
    ...business.area.places,
    ...business.addresses.map((address) => address.city),
    ...bot.questions.flatMap((item) => [item.question, ...item.alsoAsked]),
  ]
  return new Set([...texts.flatMap(tokenise).map((token) => token.word), ...everyday])
}
