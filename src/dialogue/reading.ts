import { tokenise } from './normalise.ts'
import { localTime, weekdays } from './opening-hours.ts'
import type { Reading } from './read-clause.ts'
import { emergencyWords } from './recognise-emergency.ts'
import { cueWords } from './recognise-topic.ts'
import type { BotFacts, BusinessFacts, DialogueInput } from './types.ts'

/** What every reading of this turn needs; the vocabulary is what slips are mended towards. */
export function readingOf({ now, business, bot }: DialogueInput): Reading {
  return {
    business,
    bot,
    local: localTime(now, business.timeZone),
    vocabulary: vocabularyOf(business, bot),
    read: new Map(),
    name: null,
  }
}

const months = 'january february march april june july august september october november december'.split(' ')
const everyday = new Set([
  ...cueWords(), ...emergencyWords(), ...weekdays, ...weekdays.map((day) => `${day}s`), ...months, 'today', 'tomorrow', 'again', 'weekend', 'weekends', 'morning', 'afternoon', 'evening', 'after', 'before', 'around', 'between', 'first', 'second', 'third', 'last', 'later', 'earlier', 'tonight', 'lunch', 'o\'clock', 'next', 'week', 'half', 'quarter', 'instead', 'cancel', 'move', 'same', 'anymore', 'reschedule', 'appointment', 'appointments', 'both',
]) // biome-ignore format: one readable block

const known = new WeakMap<BusinessFacts, { bot: BotFacts; words: ReadonlySet<string> }>()

function vocabularyOf(business: BusinessFacts, bot: BotFacts): ReadonlySet<string> {
  const cached = known.get(business)
  if (cached?.bot === bot) return cached.words
  const words = collectWords(business, bot)
  known.set(business, { bot, words })
  return words
}

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
