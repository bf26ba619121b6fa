import { addDays, dayFrom, weekdayOf } from './calendar-days.ts'

/** Holidays by the words for them: month and day, or month, weekday (0 is Monday) and which of them, -1 the last. */
type Rule = { month: number; day: number } | { month: number; weekday: number; count: number; plus?: number }

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['christmas eve', { month: 12, day: 24 }], ['xmas eve', { month: 12, day: 24 }],
  ['christmas day', { month: 12, day: 25 }], ['christmas', { month: 12, day: 25 }], ['xmas', { month: 12, day: 25 }],
  ['boxing day', { month: 12, day: 26 }],
  ["new year's eve", { month: 12, day: 31 }], ['new years eve', { month: 12, day: 31 }],
  ["new year's day", { month: 1, day: 1 }], ['new years day', { month: 1, day: 1 }],
  ["new year's", { month: 1, day: 1 }], ['new years', { month: 1, day: 1 }],
  ['nye', { month: 12, day: 31 }], ["valentine's day", { month: 2, day: 14 }], ['valentines day', { month: 2, day: 14 }],
  ["valentine's", { month: 2, day: 14 }], ['valentines', { month: 2, day: 14 }],
  ['mlk day', { month: 1, weekday: 0, count: 3 }], ['martin luther king day', { month: 1, weekday: 0, count: 3 }],
  ['martin luther king jr day', { month: 1, weekday: 0, count: 3 }],
  ["president's day", { month: 2, weekday: 0, count: 3 }], ['presidents day', { month: 2, weekday: 0, count: 3 }],
  ["mother's day", { month: 5, weekday: 6, count: 2 }], ['mothers day', { month: 5, weekday: 6, count: 2 }],
  ["father's day", { month: 6, weekday: 6, count: 3 }], ['fathers day', { month: 6, weekday: 6, count: 3 }],
  ["st patrick's day", { month: 3, day: 17 }], ['st patricks day', { month: 3, day: 17 }], ['columbus day', { month: 10, weekday: 0, count: 2 }],
  ["indigenous people's day", { month: 10, weekday: 0, count: 2 }], ['indigenous peoples day', { month: 10, weekday: 0, count: 2 }],
  ['juneteenth', { month: 6, day: 19 }], ['independence day', { month: 7, day: 4 }],
  ['fourth of july', { month: 7, day: 4 }], ['halloween', { month: 10, day: 31 }],
  ['veterans day', { month: 11, day: 11 }], ['memorial day', { month: 5, weekday: 0, count: -1 }],
  ['labor day', { month: 9, weekday: 0, count: 1 }], ['thanksgiving', { month: 11, weekday: 3, count: 4 }],
  ['thanksgiving day', { month: 11, weekday: 3, count: 4 }],
  ['black friday', { month: 11, weekday: 3, count: 4, plus: 1 }],
  ['cyber monday', { month: 11, weekday: 3, count: 4, plus: 4 }],
]) // biome-ignore format: one readable block

/** First words of holidays. */
export const holidayStarts: ReadonlySet<string> = new Set(
  [...rules.keys()].map((words) => words.split(' ')[0] ?? ''),
)

/** The next such holiday from `today` on, or null when the words name none. */
export function holidayDay(words: string, today: string): string | null {
  const rule = rules.get(words)
  if (!rule) return null
  const year = Number(today.slice(0, 4))
  const day = dayOf(rule, year)
  return day !== null && day >= today ? day : dayOf(rule, year + 1)
}

function dayOf(rule: Rule, year: number): string | null {
  if ('day' in rule) return dayFrom(year, rule.month, rule.day)
  if (rule.count > 0) {
    const first = dayFrom(year, rule.month, 1)
    const offset = first === null ? 0 : (rule.weekday - weekdayOf(first) + 7) % 7
    return first === null ? null : addDays(first, offset + (rule.count - 1) * 7 + (rule.plus ?? 0))
  }
  const last = dayFrom(year, rule.month, 31) ?? dayFrom(year, rule.month, 30)
  return last === null ? null : addDays(last, -((weekdayOf(last) - rule.weekday + 7) % 7))
}
