import type { BotFacts, BusinessFacts, TakeMessageArguments } from '#dialogue/types.ts'
import { escapePattern } from '#kit/escape-pattern.ts'
import { localNow, minutesOf, openState, plusDays, weekdayOf } from './calendar.ts'
import { dayNames, monthDaysIn, pricesIn, timesIn, weekdaysIn } from './read-reply.ts'

export type Said = {
  reply: string
  calls: TakeMessageArguments[]
  /** Everything the contact has said so far. */
  heard: string[]
  business: BusinessFacts
  bot: BotFacts
  now: string
  /** Words of other profiles: none may appear. */
  foreign: string[]
  /** Calendar days the question itself means, as ISO dates. */
  dates: string[]
  /** True when opening hours were asked: any weekday of the profile may be named. */
  mayNameAnyDay: boolean
}

/** Everything in a reply that stands neither in the profile, nor in the bot, nor in the contact's words. */
export function findInventions(said: Said): string[] {
  const { business, bot, reply } = said
  const heard = said.heard.join('\n')
  const own = JSON.stringify([
    bot,
    { ...business, hours: null, services: business.services.map(withoutAmounts) },
  ])
  const source = `${own}\n${heard}`.toLowerCase()
  const spans = [...Object.values(business.hours).flat(), ...business.holidays.flatMap((item) => item.hours)]
  const mayTimes = [
    ...spans.flatMap((span) => [minutesOf(span.open), minutesOf(span.close) % 1440]),
    ...timesIn(source),
  ]
  const mayPrices = [...business.services.flatMap(amounts), ...pricesIn(own), ...pricesIn(heard)].map(Number)
  const found: string[] = []
  for (const time of timesIn(reply)) if (!mayTimes.includes(time)) found.push(`time ${time}`)
  for (const price of pricesIn(reply)) if (!mayPrices.includes(Number(price))) found.push(`price ${price}`)
  found.push(...strangeDays(said, source), ...strangeNumbers(reply, source, business))
  for (const word of said.foreign)
    if (mentions(reply.toLowerCase(), word.toLowerCase()) && !source.includes(word.toLowerCase()))
      found.push(`foreign ${word}`)
  for (const call of said.calls) found.push(...strangeArguments(call, heard))
  return found
}

function strangeDays(said: Said, source: string): string[] {
  const { reply, business, now, dates } = said
  const today = localNow(business, now).date
  const next = openState(business, now).next?.date ?? today
  const holidays = business.holidays.map((item) => item.date)
  // "The Friday after Thanksgiving".
  const beside = /\bafter\b/.test(source) ? holidays.map((date) => plusDays(date, 1)) : []
  const known = [today, plusDays(today, 1), next, ...dates, ...holidays, ...beside]
  const mayDays = said.mayNameAnyDay
    ? [0, 1, 2, 3, 4, 5, 6]
    : [...known.map(weekdayOf), ...weekdaysIn(source)]
  const mayDates = [
    ...known.map((date) => date.slice(5).split('-').map(Number).join('-')),
    ...monthDaysIn(source),
  ]
  return [
    ...weekdaysIn(reply)
      .filter((day) => !mayDays.includes(day))
      .map((day) => `day ${dayNames[day]}`),
    ...monthDaysIn(reply)
      .filter((date) => !mayDates.includes(date))
      .map((date) => `date ${date}`),
  ]
}

/** Digits that are no time, price or date, and numbers written as words. */
function strangeNumbers(reply: string, source: string, business: BusinessFacts): string[] {
  const rest = reply
    .replace(/\$[\d,]+(?:\.\d+)?/g, ' ')
    .replace(/\b\d{1,2}(?::\d\d)? ?[ap]m\b/gi, ' ')
    .replace(/\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b/gi, ' ')
    .replace(/\b911\b/g, ' ')
  const durations = business.services.flatMap(({ durationMinutes: total }) =>
    total === null ? [] : [total, Math.floor(total / 60), total % 60],
  )
  const digits = source.replace(/[^\d]+/g, ' ')
  const phone = (business.phone ?? '').replace(/\D/g, '')
  const numbers = [...rest.matchAll(/\d+/g)].map((match) => match[0])
  const words = rest.toLowerCase().match(numberWords) ?? []
  return [
    ...numbers
      .filter((number) => !` ${digits} `.includes(` ${number} `))
      .filter((number) => !phone.includes(number) && !durations.includes(Number(number)))
      .map((number) => `number ${number}`),
    ...words.filter((word) => !mentions(source, word)).map((word) => `number ${word}`),
  ]
}

const numberWords =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|thousand|dozen|couple|half|twice)\b/g

function strangeArguments(call: TakeMessageArguments, heard: string): string[] {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const known = new Set(words(heard))
  return [call.name ?? '', call.message]
    .flatMap(words)
    .filter((word) => !known.has(word))
    .map((word) => `argument ${word}`)
}

function mentions(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

function amounts({ price }: BusinessFacts['services'][number]): string[] {
  if (price.kind === 'free' || price.kind === 'quote') return []
  const money = price.kind === 'range' ? [price.amount, price.upTo] : [price.amount]
  return money.map(({ micros }) => String(micros / 1e6))
}

function withoutAmounts(service: BusinessFacts['services'][number]) {
  return { ...service, price: null, durationMinutes: null }
}
