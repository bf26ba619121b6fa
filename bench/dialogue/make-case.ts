import type { BotFacts, BusinessFacts, Service } from '#dialogue/types.ts'
import { localNow, nextDateOf, plusDays, weekdayOf } from './calendar.ts'
import type { Random } from './random.ts'
import type { RandomProfile, TestSet } from './random-profile.ts'
import { dayNames, monthNames } from './read-reply.ts'

/** One question in someone's words, with what its words stand for. */
export type Question = {
  family: string
  text: string
  slots: Slots
  business: BusinessFacts
  bot: BotFacts
  now: string
}
export type Slots = {
  weekday?: number
  isoDate?: string
  service?: Service
  answer?: string
  person?: string
}

/** A question of this family, or null when this profile has nothing to ask it about. */
export function makeQuestion(
  random: Random,
  set: TestSet,
  profile: RandomProfile,
  family: string,
): Question | null {
  const { business, bot, now } = profile
  if (family === 'own-question') {
    const item = random.pick(profile.trade.questions)
    const text = random.pick([item.question, ...item.paraphrases, ...item.paraphrases])
    return { family, text, slots: { answer: item.answer }, business, bot, now }
  }
  const phrasings = set.phrasings[family]
  if (!phrasings) throw new Error(`No phrasings for ${family}.`)
  const slots: Slots = {}
  let text = random.pick(phrasings)
  for (const name of ['day', 'date', 'holiday', 'service', 'other', 'place', 'zip', 'person']) {
    if (!text.includes(`{${name}}`)) continue
    const filling = fill({ random, set, profile, family }, name, slots)
    if (filling === null) return null
    text = text.replace(`{${name}}`, filling)
  }
  if (family === 'closing' && slots.weekday === undefined)
    slots.weekday = weekdayOf(localNow(business, now).date)
  return { family, text, slots, business, bot, now }
}

type Source = { random: Random; set: TestSet; profile: RandomProfile; family: string }

function fill({ random, set, profile, family }: Source, name: string, slots: Slots): string | null {
  const { business, now } = profile
  const today = localNow(business, now).date
  if (name === 'person') {
    slots.person = random.pick(set.people)
    return slots.person
  }
  if (name === 'day') {
    slots.weekday = random.integer(0, 6)
    const day = dayNames[slots.weekday] ?? 'sunday'
    slots.isoDate = nextDateOf(today, slots.weekday)
    return random.pick([day, capital(day), capital(day), day.slice(0, 3), `${day}s`])
  }
  if (name === 'holiday') {
    const holiday = random.pick(business.holidays)
    slots.isoDate = holiday.date
    return random.pick([holiday.name, holiday.name.toLowerCase()])
  }
  if (name === 'date') {
    const ahead = plusDays(today, random.integer(2, 50))
    slots.isoDate = random.chance(0.4) ? random.pick(business.holidays).date : ahead
    return dateWords(random, slots.isoDate)
  }
  if (name === 'service') {
    slots.service = random.pick(business.services)
    return random.pick([slots.service.name.toLowerCase(), slots.service.name, ...slots.service.alsoCalled])
  }
  if (name === 'other') {
    const trade = random.pick(set.trades.filter((item) => item !== profile.trade))
    return random.pick(trade.services).name.toLowerCase()
  }
  const { places, postalCodes } = business.area
  const isServed = family.endsWith('yes')
  const served = name === 'place' ? places : postalCodes
  const home = business.addresses.map((address) => address.city)
  const known = name === 'place' ? set.places : set.postalCodes
  if (served.length === 0) return null
  return random.pick(
    isServed ? served : known.filter((item) => !served.includes(item) && !home.includes(item)),
  )
}

function dateWords(random: Random, isoDate: string): string {
  const [, month, day] = isoDate.split('-').map(Number)
  const name = monthNames[(month ?? 1) - 1] ?? 'January'
  return random.pick([
    `${name} ${day}`,
    `${name.slice(0, 3).toLowerCase()} ${day}${ordinal(day ?? 1)}`,
    `${month}/${day}`,
    `${name.toLowerCase()} ${day}${ordinal(day ?? 1)}`,
  ])
}

function ordinal(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
