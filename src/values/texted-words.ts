import { editDistance } from '#kit/edit-distance.ts'
import { partsOfDay, relativeDays, weekdays } from './when-words.ts'

/** The word that was meant by a spelling of text messages: "aftr" is "after", "wedsday" is "wednesday". */
export function meantWord(word: string, isLowerCase: boolean): string {
  const listed = spellings.get(word)
  if (listed !== undefined) return listed
  const longs = word.length < 6 || word.length > 10 ? undefined : longWords.get(word.charAt(0))
  if (!longs || isKnown(word)) return word
  const mostSlips = (long: string) => (long.length > 7 && word.length > 6 ? 2 : 1)
  const isNear = (long: string) =>
    beginsAlike(word, long) &&
    editDistance(word, long, mostSlips(long)) <= mostSlips(long) &&
    // "Moring" in capitals is somebody's name.
    (isLowerCase || /day$|^tom|ber$|ary$/.test(long))
  return longs.find(isNear) ?? word
}

/** What letters and a digit make together: "b4" is "before", "2day" is "today". */
export function meantWithDigit(first: string, second: string): string | null {
  return withDigits.get(first + second) ?? null
}

/** Whether a "4" is the word "for": "not fri 4 me", but not "at 4 my son". */
export function isFor(before: string, after: string): boolean {
  return /^(?:me|my|us|our|u|ur|him|her|the|your)$/.test(after) && !hourLeads.has(before)
}

const hourLeads = new Set(
  'at @ around about after before by until till til to and or - – between from past like for say apt unit # route : . / $'.split(
    ' ',
  ),
)

const spellings: ReadonlyMap<string, string> = new Map(
  [
    'after aftr aftre atfer afta', 'around arond arnd aroud arround aroun arounf', 'before befor bfore bfor', 'between btwn betwn btween', 'next nxt nex nexxt', 'early erly eraly',
    'night nght nigth', 'thursday thrs thrus thursd', 'doesnt dosnt dosent dsnt', 'except xcept exept excpt', 'under undr', 'from frm fron', 'would wuld wud', 'could cud culd', 'again agn agian',
    'either eithr ethier', 'anytime anytim', 'about abt abuot', 'impossible imposible', 'week wk weeek wekk', 'weeks wks', 'weekend wknd wkend wekend weeknd', 'this thsi', 'morning morng morn mornin mrng', 'mornings mornins mrngs', 'probably prob probly probs prolly', 'evening evnin evning', 'afternoon aftn', 'yesterday ystrday yestrday yesterdy',
    'later l8r l8er', 'thanksgiving thxgiving tgiving', 'tomorrow tmrrw tomrw tmoro tmorrow tomorw', 'today tday todya', 'tonight tonght tonigt tnight', 'works wrks', 'instead insted instaed intead', 'possible poss',
  ].flatMap((line) => line.split(' ').slice(1).map((word): [string, string] => [word, line.split(' ')[0] ?? word])),
) // biome-ignore format: one readable block

const withDigits: ReadonlyMap<string, string> = new Map([
  ['b4', 'before'], ['gr8', 'great'], ['l8', 'late'], ['2day', 'today'], ['2nite', 'tonight'], ['2night', 'tonight'],
  ...'2morrow 2morow 2moro 2morro 2mrw 2mrow 2mro 2mara'.split(' ').map((word): [string, string] => [word, 'tomorrow']),
]) // biome-ignore format: one readable block

/** Long enough that a slip or two leave no doubt; shorter ones have names and other words for neighbours. */
const longWords = Map.groupBy(
  'tuesday wednesday thursday saturday tomorrow morning afternoon evening between january february september october november december'.split(
    ' ',
  ),
  (word) => word.charAt(0),
)

function isKnown(word: string): boolean {
  return weekdays.has(word) || relativeDays.has(word) || partsOfDay.has(word)
}

/** "Mourning" is no slip of "morning": people slip later in a word. */
function beginsAlike(word: string, meant: string): boolean {
  const start = meant.slice(0, 4)
  return start.includes(word.charAt(1)) && start.includes(word.charAt(2))
}
