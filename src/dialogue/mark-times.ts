/**
 * Every time of day in some words as one `<time>`: "2pm", "at half past nine", "<day> at two". Which hour is said tells
 * nothing of what is meant, that one is said tells much.
 */
export function markTimes(words: readonly string[]): string[] {
  const marked: string[] = []
  for (let i = 0; i < words.length; ) {
    const length = timeAt(words, i)
    marked.push(length > 0 ? '<time>' : (words[i] ?? ''))
    i += Math.max(1, length)
  }
  return marked
}

/** How many words of a time of day stand here. */
function timeAt(words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  if (alone.test(word)) return 1
  const hourAt =
    /^(?:half|quarter)$/.test(word) && /^(?:past|to|till)$/.test(words[at + 1] ?? '') ? at + 2 : at
  if (!hour.test(words[hourAt] ?? '')) return 0
  const minutes = minute.test(words[hourAt + 1] ?? '') ? 1 : 0
  const half = halfOf(words, hourAt + 1 + minutes)
  const isLed = leads.has(words[at - 1] ?? '') || words[at - 1] === '<time>'
  const isCounted = counted.has(words[hourAt + 1 + minutes] ?? '')
  if (half === 0 && hourAt === at && (!isLed || isCounted)) return 0
  return hourAt - at + 1 + minutes + half
}

/** "am", "p m", "o'clock". */
function halfOf(words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  if (/^(?:[ap]m|o'?clock|oclock)$/.test(word)) return 1
  return /^[apo]$/.test(word) && /^(?:m|clock)$/.test(words[at + 1] ?? '') ? 2 : 0
}

const alone = /^(?:(?:1[0-2]|[1-9])(?:[0-5]\d)?(?:[ap]m?|ish)|noon|midday|noonish)$/
const hour = /^(?:1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const minute = /^(?:[0-5]\d|fifteen|thirty|forty ?five|twenty|ten|oh)$/
const leads = new Set(['at', 'by', 'around', 'about', 'before', 'after', 'till', 'until', 'between', 'from', '<day>', 'tomorrow', 'today']) // biome-ignore format: one readable block
/** "After two weeks", "about three people": an amount. */
const counted = new Set(
  'minute minutes hour hours day days week weeks month months year years people dollars bucks times rooms of more inches feet miles percent or'.split(
    ' ',
  ),
)
