/** Weekdays as people write them, 0 is Monday. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  [
    'monday mondays mon mondy munday moday', 'tuesday tuesdays tue tues tuseday tuesdy teusday tusday tuesay',
    'wednesday wednesdays wed weds wensday wednsday wendesday wednessday wedensday wendsday',
    'thursday thursdays thu thr thur thurs thrusday thursdy thirsday thurday thurdsday thursay', 'friday fridays fri firday friay frday fridy',
    'saturday saturdays sat saterday saturdy satruday saturay', 'sunday sundays sun sunady sundy suday',
  ].flatMap((words, weekday) => [...words.split(' '), `${words.split(' ')[0]}'s`].map((word): [string, number] => [word, weekday])),
) // biome-ignore format: one readable block

/** Months from 1. */
export const months: ReadonlyMap<string, number> = new Map(
  [
    'january jan', 'february feb febuary', 'march mar', 'april apr', 'may', 'june jun', 'july jul', 'august aug',
    'september sep sept', 'october oct', 'november nov novemeber', 'december dec decemeber',
  ].flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
) // biome-ignore format: one readable block

/** Words for a day, counted from today. */
export const relativeDays: ReadonlyMap<string, number> = new Map([
  ['today', 0], ['todays', 0], ["today's", 0], ['tonight', 0], ['tonite', 0],
  ...`tomorrow tomorow tommorow tommorrow tomorrows tomorrow's tmrw tmw tmr tmrow tomoro tomorro tomm tmmrw overmorrow`
    .split(' ')
    .map((word): [string, number] => [word, word === 'overmorrow' ? 2 : 1]),
]) // biome-ignore format: one readable block

export const nightWords: ReadonlySet<string> = new Set(['tonight', 'tonite'])

/** A stretch of the day in minutes, and which half of the clock it puts an hour in. */
export interface PartOfDay {
  from: number
  to: number
  half: 'am' | 'pm' | null
  isApproximate: boolean
}

const early = part('6-10', 'am', true)
const lateDay = part('15-18', 'pm', true)

/** Parts of the day by their words. */
export const partsOfDay: ReadonlyMap<string, PartOfDay> = new Map([
  ...phrases('morning|mornings|am|morn|mornin|mrng', part('6-12', 'am', false)),
  ...phrases('first thing|1 st thing|first light|daybreak|early morning|early mornings|first thing in the morning|early in the morning|early in the day|bright and early|start of the day|start of day|beginning of the day|first appointment', early),
  ...phrases('mid morning|midmorning|middle of the morning', part('9-11', 'am', true)),
  ...phrases('late morning|later in the morning|late in the morning|end of the morning', part('10-12', 'am', true)),
  ...phrases('midday|mid day|lunch|lunchtime|lunch time|lunch hour|noontime', part('12-13', 'pm', true)),
  ...phrases('afternoon|afternoons|arvo|afternon|aftenoon|after noon|aft|after lunch|after lunchtime|pm|post lunch', part('12-17', 'pm', false)),
  ...phrases('early afternoon|early arvo|early in the afternoon|right after lunch|just after lunch', part('12-15', 'pm', true)),
  ...phrases('mid afternoon|midafternoon|middle of the afternoon', part('14-16', 'pm', true)),
  ...phrases('late afternoon|late arvo|later in the afternoon|late in the afternoon|later in the day|late in the day|end of the day|end of day|eod|close of business|cob', lateDay),
  ...phrases('evening|evenings|eve|after work|evenin|after hours|early evening|late evening', part('17-21', 'pm', false)),
  ...phrases('night|nights|nite|nighttime|late night|late at night', part('17-24', 'pm', false)),
  ...phrases('before lunch|before lunchtime|before noon|in the am', part('0-12', 'am', false)),
  ...phrases('after school', part('15-18', 'pm', false)),
]) // biome-ignore format: one readable block

/** Alone these are everyday words: they count only next to a day. */
export const partsBesideDay: ReadonlyMap<string, PartOfDay> = new Map([
  ['early', early], ['late', lateDay], ['earlier in the day', early],
]) // biome-ignore format: one readable block

/** First words of the parts of the day. */
export const partStarts: ReadonlySet<string> = new Set(
  [...partsOfDay.keys(), ...partsBesideDay.keys()].map((words) => words.split(' ')[0] ?? ''),
)

export const tonight: PartOfDay = part('17-24', 'pm', false)

function part(hours: string, half: 'am' | 'pm', isApproximate: boolean): PartOfDay {
  const [from = 0, to = 0] = hours.split('-').map(Number)
  return { from: from * 60, to: to * 60, half, isApproximate }
}

function phrases(words: string, value: PartOfDay): [string, PartOfDay][] {
  return words.split('|').map((phrase) => [phrase, value])
}
