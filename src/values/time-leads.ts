/** Words before a time of day, and what they make of it. */
export type Lead = { words: readonly string[]; shape: 'at' | 'after' | 'before'; isApproximate: boolean }

/** "Can't come before 3", "don't start after 5". */
const unable = ["can't", 'cant', 'cannot', "don't", 'dont', 'do not', "won't", 'wont', 'not able to'].flatMap((not) => ['come', 'come in', 'do', 'do it', 'make it', 'be there', 'be home', 'start', 'get there', 'do anything'].map((deed) => `${not} ${deed}`)) // biome-ignore format: one readable block

const leads: readonly Lead[] = [
  ...lead('after', `after|any time after|anytime after|sometime after|later than|past|no earlier than|not before|not earlier than|not until|not till|
    starting at|starting from|starting|from|as of|can't until|cant until|cannot until|can't before|cant before|not any earlier than|nothing before|not free until|not home until|not available until|only after`),
  ...lead('before', `before|any time before|anytime before|sometime before|earlier than|by|until|till|til|up to|no later than|not after|not later than|nothing after|
    can't after|cant after|only before|at the latest by`),
  ...lead('after', unable.map((words) => `${words} before`).join('|')), ...lead('before', unable.map((words) => `${words} after`).join('|')),
  ...lead('at', 'at|@|for|make it|how about|what about|say|at exactly|exactly at|to', false),
  ...lead('at', 'around|round|about|approximately|approx|roughly|at around|at about|at like|like|around about|~|circa|close to|near|maybe around|maybe at|round about|roundabout|anywhere around', true),
].sort((a, b) => b.words.length - a.words.length) // biome-ignore format: one readable block

export const timeLeadsByWord = Map.groupBy(leads, ({ words }) => words[0] ?? '')

/** Words behind a time that turn it: "3 or later". */
export const timeTrails: readonly { words: readonly string[]; shape: 'after' | 'before' }[] = [
  ...'or later|or after|onwards|onward|on out|and later|at the earliest|and on|or any time after|or anytime after'.split('|').map((phrase) => ({ words: phrase.split(' '), shape: 'after' as const })),
  ...'or earlier|or before|or sooner|at the latest|latest|and earlier'.split('|').map((phrase) => ({ words: phrase.split(' '), shape: 'before' as const })),
] // biome-ignore format: one readable block

/** Things that are counted: a number before them is no time. */
export const counted = new Set(
  'day week month year hour minute one two more other another things thing kind half second times people guests kids children adults persons folks rooms windows panes boxes pounds miles feet dollars bucks percent'.split(
    ' ',
  ),
)
/** Words that may stand behind a bare time. */
export const okBehind = new Set(
  'onwards onward onwards preferably instead sharp latest ideally suits appointment slot sounds thru ish oclock onwards roughly later works actually both oops nope r tho though'.split(
    ' ',
  ),
)

function lead(shape: Lead['shape'], block: string, isApproximate = false): Lead[] {
  return block.split('|').map((phrase) => ({ words: phrase.trim().split(' '), shape, isApproximate }))
}
