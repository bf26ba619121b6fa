export type OpenEnd = 'after' | 'from' | 'before' | 'by'

type Phrase<Value> = readonly [readonly string[], Value]

/** Words before a day that make it the end of a stretch, by their first word. */
export const openEnds: ReadonlyMap<string, Phrase<OpenEnd>[]> = byFirstWord<OpenEnd>([
  ['after', 'after|any time after|anytime after|sometime after|later than'],
  ['from', "not before|not until|not till|can't until|cant until|can't do it until|can't before|starting on|starting|starting from|no earlier than|as of|any time from|anytime from|available from|free from|not earlier than|can't do it before"],
  ['before', 'before|any time before|anytime before|sometime before|earlier than'],
  ['by', 'between now and|any time between now and|anytime between now and|from now until|from now till|by|no later than|not later than|not after'],
]) // biome-ignore format: one readable block

/** Phrases for one day, counted from today; null is the past. */
export const relativePhrases: ReadonlyMap<string, Phrase<number | null>[]> = byFirstWord<number | null>([
  [2, 'the day after tomorrow|day after tomorrow|day after tmrw|the day after tmrw|day after tmr|the day after tmr'],
  [null, 'the day before yesterday|yesterday|yesterdays|last night|last week|last weekend|last month|last year|the other day|this past weekend|the past week|past week|this past week|earlier today|earlier this week|the last few days|the past few days|the past couple days|over the weekend'],
  [1, 'the following day|the next day'],
  [0, 'later today'],
]) // biome-ignore format: one readable block

/** Behind a day: "Friday or later". */
export const onwards: readonly (readonly string[])[] =
  'or later|or after|onwards|onward|on out|at the earliest|or any day after'
    .split('|')
    .map((words) => words.split(' '))

function byFirstWord<Value>(lines: [Value, string][]): Map<string, Phrase<Value>[]> {
  const phrases = lines.flatMap(([value, block]) =>
    block.split('|').map((words): Phrase<Value> => [words.split(' '), value]),
  )
  return Map.groupBy(
    phrases.sort((a, b) => b[0].length - a[0].length),
    ([words]) => words[0] ?? '',
  )
}
