import { toClock } from '#kit/wall-clock.ts'
import { plusDays } from './opening-hours.ts'
import { sayDate, sayTime } from './spoken-form.ts'
import { noWish, type Shift, type Visit, type Wish } from './visit.ts'

/** A moment that is talked of: an offer, a choice, or the appointment somebody has. */
export type Anchor = { date: string; clock: string }

/** The shift these words ask for, or null. Sources: the contact's own words, slips mended. */
export function shiftIn(text: string): Shift | null {
  const amount = byAmount.exec(text)
  if (amount) return fromAmount(amount)
  const push = pushedBy.exec(text)
  if (push) {
    const [words, verb = '', way = '', count = '', unit = ''] = push
    const isBack = /forward|up|ahead/i.test(way) || /bring/i.test(verb)
    return fromAmount([words, count, unit, isBack ? 'earlier' : 'later', ''])
  }
  const day = byDay.exec(text)
  if (day) {
    const isWeek = /week/i.test(day[0])
    const isBack = /before|prior|previous/i.test(day[0])
    return { kind: 'by', days: (isWeek ? 7 : 1) * (isBack ? -1 : 1), minutes: 0, words: day[0] }
  }
  const beyond = beyondIt.exec(text)
  if (!beyond || inAWhile.test(text)) return null
  return { kind: 'beyond', side: /later|after/i.test(beyond[0]) ? 'later' : 'earlier', words: beyond[0] }
}

const end = String.raw`(?=\W*$|\s*[.,?!;]|\s+(?:that|it|then|this|please|instead|if|for|and|would|works?|maybe|though|same)\b)`
const byAmount = new RegExp(
  String.raw`\b(half an?|an?|one|two|three|four|five|six|\d{1,3})\s+(minutes?|mins?|hours?|hrs?|days?|weeks?)\s+(?:(later|earlier|sooner)\b|(after|before)(?:wards?)?${end})`,
  'i',
)
/** "Push it back by an hour", "move it up half an hour". */
const pushedBy =
  /\b(push|move|bump|shift|delay|postpone|bring)\b(?:\s+\w+){0,4}?\s+(?:(back|forward|up|ahead|out)\s+)?(?:by\s+)?(half an?|an?|one|two|three|four|five|six|\d{1,3})\s+(minutes?|mins?|hours?|hrs?|days?|weeks?)\b(?!\s+(?:from|ago|after|before))/i
const byDay = new RegExp(
  String.raw`\bthe\s+(?:day|week)\s+(?:after|before|following|prior)${end}|\b(?:the|that)\s+(?:very\s+)?(?:next|following|previous)\s+day\b`,
  'i',
)
const beyondIt =
  /\b(?:any ?thing|something|any|nothing|got|have|is there|are there|slot|opening|time|what about|how about|prefer|rather|bit|little|much|could you (?:do|come)|can you (?:do|come)|could we do|can we do|could i|make it)\b[^.?!]*?\b(?:later|earlier|sooner)\b|^\W*(?:no |and |or |but )?(?:later|earlier|sooner)\b|\b(?:later|earlier) (?:that|the same) day\b|\b(?:any ?thing|something)\b[^.?!]*\b(?:after|before) that\b/i
const inAWhile = /\b(?:later|earlier) (?:in|this|next|that) (?:the )?(?:week|month)\b/i

function fromAmount([words = '', count = '', unit = '', way = '', side = '']: string[]): Shift {
  const isBack = /earlier|sooner|before/i.test(way + side)
  const amount = (amounts[count.toLowerCase()] ?? Number(count)) * (isBack ? -1 : 1)
  const [days, minutes] = /^d/i.test(unit) ? [amount, 0] : /^w/i.test(unit) ? [amount * 7, 0] : [0, amount]
  return { kind: 'by', days, minutes: /^h/i.test(unit) ? minutes * 60 : minutes, words }
}

const amounts: Record<string, number> = {
  'half a': 0.5, 'half an': 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6,
} // biome-ignore format: one readable block

/** The moment in talk: what is kept or chosen, else the day of all offers, else the appointment to be moved. */
export function anchorOf(visit: Visit): Anchor | null {
  const chosen = visit.held ?? visit.pick
  if (chosen && chosen.date !== '') return chosen
  const [first] = visit.offered
  const isOneDay = first !== undefined && visit.offered.every((item) => item.date === first.date)
  if (isOneDay && first.date !== '') return first
  return visit.appointment && visit.appointment.date !== '' ? visit.appointment : null
}

/** The wish that a shift from a moment makes; null where it would fall outside that day. */
export function shiftedWish(visit: Visit, shift: Shift, anchor: Anchor): Wish | null {
  if (shift.kind === 'beyond') {
    const { date, clock } = anchor
    const time = shift.side === 'later' ? { from: clock, to: '24:00' } : { from: '00:00', to: clock }
    const timeWords = `${shift.side === 'later' ? 'after' : 'before'} ${sayTime(clock)}`
    return { ...onDay(date), time, timeWords }
  }
  const isMoment = visit.held !== null || visit.pick !== null || visit.offered.length < 2
  const date = plusDays(anchor.date, shift.days)
  if (shift.minutes === 0 && !isMoment) return { ...visit.wish, ...dayOf(date) }
  const [hours = 0, minutes = 0] = anchor.clock.split(':').map(Number)
  return momentWish(date, hours * 60 + minutes + shift.minutes)
}

/** A wish for one moment; null past the end of the day. */
export function momentWish(date: string, minutes: number): Wish | null {
  if (minutes < 0 || minutes >= 24 * 60) return null
  const clock = toClock(minutes)
  return { ...onDay(date), time: { from: clock, to: clock }, timeWords: `at ${sayTime(clock)}` }
}

function onDay(date: string): Wish {
  return { ...noWish, ...dayOf(date) }
}

function dayOf(date: string): Pick<Wish, 'day' | 'dayWords'> {
  return { day: { from: date, to: date }, dayWords: sayDate(date) }
}
