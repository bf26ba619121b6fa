import type { Weekday } from '#dialogue/types.ts'
import { fromWallClock } from '#kit/wall-clock.ts'
import { minutesOf, weekdayOf } from '../dialogue/calendar.ts'
import { dayNames } from '../dialogue/read-reply.ts'
import { expectationKinds } from './check-expect.ts'
import type { Dialogue, DialogueFile, EndSlot, Expectation, Start } from './dialogue.ts'

type Business = DialogueFile['profile']['business']

/** Why no bot could do what a dialogue wants: services, questions and times that its business does not have. Empty: it can be met. */
export function findFaults({ profile }: DialogueFile, dialogue: Dialogue): string[] {
  const { business, bot } = profile
  const ids = bot.questions.map((item) => item.id)
  const expected = dialogue.turns.flatMap(({ expect }) => expect)
  const wanted = [...(dialogue.end.booked ?? []), ...(dialogue.end.moved ?? [])]
  const stands = [...dialogue.own, ...dialogue.taken]
  return [
    ...(dialogue.turns.length === 0 ? ['nothing is said'] : []),
    ...expected.flatMap((one) => faultOfExpectation(one, business, ids)),
    ...[...wanted, ...stands, ...(dialogue.end.cancelled ?? [])].flatMap(({ service }) =>
      serviceOf(business, service) ? [] : [`no service ${service}`],
    ),
    ...wanted.flatMap((slot) => faultOfStart(slot, dialogue, business)),
    ...Object.keys(dialogue.answers).flatMap((slot) => (slots.includes(slot) ? [] : [`no slot ${slot}`])),
  ]
}

const slots = [
  'service', 'when', 'pick', 'name', 'address', 'phone', 'email', 'confirm', 'message', 'which', 'kind', 'appointment', 'window',
] // biome-ignore format: one readable block

function faultOfExpectation(expected: Expectation, business: Business, ids: string[]): string[] {
  const { kind, service, day, id, place } = expected
  if (!expectationKinds.includes(kind)) return [`no expectation ${kind}`]
  const needsService = ['price', 'duration'].includes(kind)
  if ((needsService || service !== undefined) && !serviceOf(business, service ?? ''))
    return [`${kind} of no service ${service}`]
  if (kind === 'question' && !ids.includes(id ?? '')) return [`no question ${id}`]
  if (kind === 'area' && !place) return ['an area without a place']
  const isDay =
    day === undefined ||
    day === 'week' ||
    /^\d{4}-/.test(day) ||
    (dayNames as readonly string[]).includes(day.toLowerCase())
  return kind === 'hours' && !isDay ? [`no day ${day}`] : []
}

/** An exact start has to be ahead, within the hours of its day, and free. */
function faultOfStart({ service, start }: EndSlot, dialogue: Dialogue, business: Business): string[] {
  const minutes = serviceOf(business, service)?.durationMinutes
  if (minutes === undefined) return []
  if (minutes === null) return [`${service} cannot be booked`]
  const starts = exactStarts(start)
  const isPossible = starts.length === 0 || starts.some((one) => isOpenAt(one, minutes, dialogue, business))
  return isPossible ? [] : [`${service} is not to be had at ${starts.join(', ')}`]
}

function exactStarts(start: Start): string[] {
  if (typeof start === 'string') return [start]
  return Array.isArray(start) ? start : []
}

function isOpenAt(start: string, minutes: number, { now, taken }: Dialogue, business: Business): boolean {
  const [date = '', clock = ''] = start.split('T')
  const from = minutesOf(clock)
  const at = (day: string, minute: number) => fromWallClock(day, minute, business.timeZone).getTime()
  if (at(date, from) <= Date.parse(now)) return false
  const holiday = business.holidays.find((item) => item.date === date)
  const weekday = dayNames[weekdayOf(date)] as Weekday
  const spans = holiday ? holiday.hours : business.hours[weekday]
  const isOpen = spans.some(
    ({ open, close }) => minutesOf(open) <= from && from + minutes <= minutesOf(close),
  )
  const isTaken = taken.some((other) => {
    const [day = '', hour = ''] = other.start.split('T')
    const length = serviceOf(business, other.service)?.durationMinutes ?? 0
    return day === date && minutesOf(hour) < from + minutes && from < minutesOf(hour) + length
  })
  return isOpen && !isTaken
}

function serviceOf(business: Business, name: string) {
  return business.services.find((item) => item.name === name)
}
