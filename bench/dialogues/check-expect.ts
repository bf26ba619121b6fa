import type { Money } from '#dialogue/types.ts'
import { minutesOf, plusDays, weekdayOf } from '../dialogue/calendar.ts'
import { dayNames, timesIn } from '../dialogue/read-reply.ts'
import type { Dialogue, DialogueFile, Expectation } from './dialogue.ts'
import type { PlayedTurn } from './play.ts'

type Seen = {
  turn: PlayedTurn
  before: PlayedTurn[]
  dialogue: Dialogue
  business: DialogueFile['profile']['business']
  bot: DialogueFile['profile']['bot']
}

/** Why a turn does not meet what is expected of it; null when it does. Judged on what was said and done, not on the trace. */
export function checkExpect(expected: Expectation, seen: Seen): string | null {
  const check = checks[expected.kind]
  if (!check) return `unknown expectation ${expected.kind}`
  return check(expected, seen) ? null : `expected ${JSON.stringify(expected)}`
}

type Check = (expected: Expectation, seen: Seen) => boolean
const says =
  (pattern: RegExp): Check =>
  (_, { turn }) =>
    pattern.test(turn.reply.text)
const did =
  (...names: string[]): Check =>
  (_, { turn }) =>
    turn.calls.some(({ call, result }) => names.includes(call.name) && !('error' in result))

const checks: Record<string, Check> = {
  hours: checkHours,
  price: checkPrice,
  duration: checkDuration,
  area: checkArea,
  question: ({ id }, { turn, bot }) => {
    const answer = bot.questions.find((item) => item.id === id)?.answer ?? '?'
    return plain(turn.reply.text).includes(plain(answer))
  },
  address: (_, { turn, business }) =>
    business.addresses.some(({ street }) => plain(turn.reply.text).includes(plain(street))),
  phone: (_, { turn, business }) =>
    turn.reply.text.replace(/\D/g, '').includes((business.phone ?? '').replace(/\D/g, '').slice(-10)),
  unknown: (_, { turn }) =>
    /don't know|don't have|not sure|don't see|isn't on|outside what|can't (?:say|tell)|only here/i.test(
      turn.reply.text,
    ) && /pass|ask the team|team/i.test(turn.reply.text),
  offer: (expected, seen) => checkOffer(expected, seen),
  readback: says(/is that right|shall i|should i|do you want me to|is that correct|want me to/i),
  booked: did('book_appointment'),
  moved: did('reschedule_appointment'),
  cancelled: did('cancel_appointment'),
  message: (_, { turn }) =>
    turn.calls.some(({ call }) => call.name === 'take_message' || call.name === 'hand_over') ||
    /^(take_message|offer_message)/.test(turn.reply.trace.openGoal ?? ''),
  person: (_, { turn, before }) =>
    [...before, turn].some(({ calls }) => calls.some(({ call }) => call.name === 'hand_over')) ||
    /^take_message/.test(turn.reply.trace.openGoal ?? '') ||
    turn.calls.some(({ call }) => call.name === 'take_message'),
  emergency: (_, { turn }) =>
    turn.calls.some(
      ({ call }) =>
        (call.name === 'take_message' || call.name === 'hand_over') && call.arguments.urgent === true,
    ) || /911|emergency|urgent/i.test(turn.reply.text),
  robot: says(/\b(bot|robot|automated|assistant|not a person|not human)\b/i),
  sorry: says(/\b(sorry|apolog|understand)/i),
  'wrong-number': says(/no problem|mix-up|wrong number|no worries|sorry/i),
  greeting: (_, { turn, bot }) =>
    turn.reply.text.includes(bot.greeting.slice(0, 12)) || /^(hi|hello|hey)\b/i.test(turn.reply.text),
  bye: says(
    /bye|take care|any ?time|welcome|(?:glad|happy) to help|won't (write|text|call)|all right|okay|no problem|no worries|whenever|i'm here|i am here/i,
  ),
  clarify: says(/\?/),
}

export const expectationKinds = Object.keys(checks)

/** Real free times in the text, each of which the calendar gave in this turn, or a read-back of one it holds. */
function checkOffer({ service }: Expectation, { turn, before, business }: Seen): boolean {
  const lookUps = turn.calls.filter(({ call }) => call.name === 'check_availability')
  const earlier = before.flatMap(({ calls }) =>
    calls.filter(({ call }) => call.name === 'check_availability'),
  )
  const asked = [...earlier, ...lookUps].at(-1)
  if (!asked) return false
  const isService = service === undefined || asked.result.service === service
  const windows = [...((asked.result.windows as { starts_at: string }[] | undefined) ?? [])]
  const clocks = windows.map(({ starts_at }) => clockOf(starts_at, business.timeZone))
  return isService && timesIn(turn.reply.text).some((time) => clocks.includes(time))
}

function clockOf(at: string, timeZone: string): number {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  )
  return (Number(text.slice(0, 2)) % 24) * 60 + Number(text.slice(3, 5))
}

function checkHours({ day }: Expectation, { turn, dialogue, business }: Seen): boolean {
  const text = turn.reply.text
  const today = dateIn(dialogue.now, business.timeZone)
  const date = day === undefined ? today : /^\d/.test(day) ? day : nextOf(today, day)
  if (day === undefined || day === 'week')
    return timesIn(text).length > 0 || /closed|around the clock/i.test(text)
  const holiday = business.holidays.find((item) => item.date === date)
  const weekday = dayNames[weekdayOf(date)] ?? 'sunday'
  const spans = holiday ? holiday.hours : business.hours[weekday]
  if (spans.length === 0) return /closed/i.test(text)
  if (spans.length === 1 && spans[0]?.open === '00:00' && spans[0].close === '24:00')
    return /around the clock|24/i.test(text)
  const times = timesIn(text)
  return spans.some(
    ({ open, close }) => times.includes(minutesOf(open)) || times.includes(minutesOf(close) % 1440),
  )
}

function checkPrice({ service }: Expectation, { turn, business }: Seen): boolean {
  const price = business.services.find((item) => item.name === service)?.price
  const text = turn.reply.text.replace(/,(?=\d{3})/g, '')
  if (!price) return false
  if (price.kind === 'free') return /free/i.test(text)
  if (price.kind === 'quote') return /quote/i.test(text)
  const money = price.kind === 'range' ? [price.amount, price.upTo] : [price.amount]
  return money.every((amount: Money) => text.includes(String(Math.floor(amount.micros / 1e6))))
}

function checkDuration({ service }: Expectation, { turn, business }: Seen): boolean {
  const total = business.services.find((item) => item.name === service)?.durationMinutes
  if (total === undefined) return false
  if (total === null) return /not sure|don't have/i.test(turn.reply.text)
  const [hours, rest] = [Math.floor(total / 60), total % 60]
  const text = turn.reply.text
  return (
    (hours === 0 || new RegExp(`\\b${hours} hour`).test(text)) &&
    (rest === 0 || new RegExp(`\\b${rest} minute`).test(text))
  )
}

function checkArea({ place = '', covered }: Expectation, { turn }: Seen): boolean {
  const text = turn.reply.text
  const denies = /don't see|isn't on|not sure|don't know|outside|don't (?:serve|cover|go|come)/i.test(text)
  const names = plain(text).includes(plain(place))
  return covered ? names && !denies : denies
}

export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\$([\d,]+)/g, '$1 dollars')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function dateIn(now: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now))
}

function nextOf(today: string, day: string): string {
  for (let i = 0; i < 7; i++) {
    const date = plusDays(today, i)
    if (dayNames[weekdayOf(date)] === day.toLowerCase()) return date
  }
  return today
}
