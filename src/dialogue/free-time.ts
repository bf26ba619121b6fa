import type { TopicMatch } from './recognise-topic.ts'

/**
 * "What openings do you have", "which days are you available for a repair", "soonest slot": a free time is looked for,
 * and not the hours of the doors. `words` have a mark such as `<service>` where a value stands.
 */
export function asksForFreeTime(words: readonly string[], told: TopicMatch | undefined): TopicMatch | null {
  const text = words.join(' ')
  const isOther = told !== undefined && others.has(told.topic) && told.confidence >= 0.6
  return !isOther && freeTime.test(text) && !doors.test(text) ? booking : null
}

const booking: TopicMatch = { topic: 'booking', confidence: 0.9, used: [] }
const others = new Set(['change_booking', 'complaint', 'stop', 'person'])

const place =
  '(?:openings|slots?|spots?|availability|availabilities|appointments?|appointment times?|time slots?)'
const soon = '(?:soonest|earliest|first|nearest|quickest|closest)'
const freeTime = new RegExp(
  [
    String.raw`\b(?:what|which|any|some|your|have) (?:\w+ ){0,2}?(?:openings|slots?|availability)\b`,
    String.raw`\b${soon} (?:possible |available |free |open )?(?:opening|time|day|date|${place})\b`,
    String.raw`\b${soon}\b(?: \w+){0,3}? (?:fit me|get me|see me|come|get in|be seen)\b`,
    String.raw`\b(?:what|which) (?:days?|times?|dates?|mornings?|afternoons?)(?: \w+){0,2}? (?:are you|do you have|have you got|you got|have you)(?: \w+){0,2}? (?:free|available|for (?:a |an |the |my )?(?:<service>|${place}))`,
    String.raw`\bwhen (?:are|would|will) (?:you|you all|you guys) (?:be )?(?:free|available)\b`,
    String.raw`\b(?:have|got) (?:any|some) (?:time|room|gaps?)(?: \w+){0,2}? (?:this|next|on|<day>|today|tomorrow|for)\b`,
  ].join('|'),
)

/** "Opening hours", "the front door": that is about the doors after all. */
const doors = /\b(?:opening (?:hours?|times?)|hours|close|closing|door|doors)\b|\bopen (?:until|till|to)\b/
