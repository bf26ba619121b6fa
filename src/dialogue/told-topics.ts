import { type ToldTopic, tellTopic } from '#meaning/tell-topic.ts'
import type { DayValue } from './recognise-date.ts'
import type { TopicMatch } from './recognise-topic.ts'
import type { Topic } from './topics.ts'

/** What asks for opening hours, more finely than the topic. */
export type HoursAsked = 'now' | 'next' | 'week' | 'day' | 'closing'

/** What is sure of a clause by its cues and by what its words mean together. */
export interface WeighedTopics {
  matches: TopicMatch[]
  /** What its words mean together most likely, more finely than a topic. */
  told: ToldTopic
}

/** Cues name single signs; what the words mean together doubts them, or finds what no cue knows. */
export function weighTopics(
  cued: readonly TopicMatch[],
  words: readonly string[],
  { isReply, isAsked }: { isReply: boolean; isAsked: boolean },
): WeighedTopics {
  const all = tellTopic(words)
  const chances = new Map<Topic, number>()
  for (const { label, chance } of all) {
    const topic = topicOf(label)
    if (topic) chances.set(topic, (chances.get(topic) ?? 0) + chance)
  }
  const told = all[0] ?? { label: 'other', chance: 1 }
  const enough = Math.max(0.2, 0.8 * Math.max(0, ...chances.values()))
  const matches = cued.map((match) => {
    if (isReply || manners.has(match.topic)) return match
    const support = Math.min(1, (chances.get(match.topic) ?? 0) / enough)
    const doubt = mostDoubt * (1 - support) * Math.min(1, told.chance / 0.8)
    return { ...match, confidence: match.confidence * (1 - doubt) }
  })
  for (const [topic, chance] of chances) {
    const isCued = cued.some((match) => match.topic === topic && match.confidence >= 0.3)
    const isSure = chance >= leastFor(topic, { isReply, isAsked, isCued }) && (isAsked || !isReply)
    // "I think we got bedbugs": a word that no lesson knew is no leave-taking.
    if (topic === 'bye' && !isCued && !words.some((word) => ofLeaving.has(word))) continue
    if (isSure && mayStand(topic, cued)) raise(matches, foundBy(topic, chance, words.length))
  }
  return { matches, told }
}

const ofLeaving = new Set(
  'bye goodbye later night day evening weekend one care soon talk see thanks thank good luck cheers done all set everything nice great call back over go going gotta run leave hang take peace out'.split(
    ' ',
  ),
)

/** What of the opening hours the words ask for, where they plainly do. */
export function hoursAskedBy({ label, chance }: ToldTopic, least = 0.5): HoursAsked | null {
  // "When are you open" is said by many who want the week.
  return chance >= (label === 'next-open' ? Math.max(0.7, least) : least)
    ? (hoursLabels[label] ?? null)
    : null
}

/** "Open on weekends or just weekdays?" asks for the weekend alone, "weekdays only?" for the whole week. */
export function daysMeant(days: DayValue[], { label, chance }: ToldTopic): DayValue[] {
  const isWeekdays = (day: DayValue) => day.kind === 'relative' && day.day === 'weekdays'
  const namesWeekdays = days.some(isWeekdays)
  if (label === 'hours-weekend') return chance >= (namesWeekdays ? 0.6 : 0.7) ? weekendOf(days) : days
  return label === 'hours-week' && chance >= 0.6 ? days.filter((day) => !isWeekdays(day)) : days
}

/** "I work Monday to Friday, any hours on Saturday?": the other days are only told. */
function weekendOf(days: DayValue[]): DayValue[] {
  const named = days.filter((day) =>
    day.kind === 'relative' ? day.day === 'weekend' : day.kind !== 'weekday' || /^s/.test(day.weekday),
  )
  return named.length > 0 ? named : days
}

/** Plainly about something the engine knows, and not only a word of manners. */
export function isPlain({ label, chance }: ToldTopic): boolean {
  return chance >= 0.75 && !['trouble', 'other', 'yes', 'no', 'greet', 'thanks', 'bye'].includes(label)
}

/** What leads to a deed or sends words on has to be surer than what tells a fact; an answer to the bot is an answer first. */
function leastFor(
  topic: Topic,
  { isReply, isAsked, isCued }: { isReply: boolean; isAsked: boolean; isCued: boolean },
): number {
  if (wishes.has(topic)) return isReply ? 0.97 : 0.6
  // Without a word of doors it may as well be a wish to come.
  if (topic === 'hours' && !isCued) return isReply ? 0.9 : 0.7
  if (topic === 'business_name') return isReply ? 0.9 : 0.55
  if (topic === 'complaint') return isReply || isAsked ? 0.9 : leastComplaint
  return isReply ? 0.9 : 0.4
}

/** Many a story sounds unhappy that complains of nobody here. */
const leastComplaint = 0.6

function foundBy(topic: Topic, chance: number, length: number): TopicMatch {
  const used = namesMore.has(topic) ? [] : Array.from({ length }, (_, at) => at)
  return { topic, confidence: 0.5 + 0.4 * chance, used }
}

/** A topic that the words together name is believed as if a plain cue stood for it. */
function raise(matches: TopicMatch[], found: TopicMatch): void {
  const at = matches.findIndex((match) => match.topic === found.topic)
  if (at < 0) matches.push(found)
  else if ((matches[at]?.confidence ?? 0) < surely) matches[at] = found
}

const surely = 0.6

const wishes = new Set<Topic>([
  'booking', 'change_booking', 'message', 'stop', 'wait', 'repeat', 'wrong_number', 'yes', 'no',
]) // biome-ignore format: one readable block

/** A cue for words of manners is surer than the whole: "good evening" greets, "enjoy your weekend" says goodbye. */
function mayStand(topic: Topic, cued: readonly TopicMatch[]): boolean {
  if (manners.has(topic)) return !cued.some((match) => manners.has(match.topic) && match.confidence >= 0.5)
  return topic !== 'hours' || !cued.some((match) => match.topic === 'bye' && match.confidence >= 0.7)
}

const manners = new Set<Topic>(['greet', 'thanks', 'bye', 'yes', 'no'])

/** What a cue loses where the words together are plainly about something else. */
const mostDoubt = 0.5

/** Words beside these topics may name a place, a service or a wish of their own. */
const namesMore = new Set<Topic>([
  'service_do', 'service_about', 'service_duration', 'service_price', 'area', 'booking', 'change_booking', 'message',
  'complaint',
]) // biome-ignore format: one readable block

const hoursLabels: Record<string, HoursAsked> = {
  'hours-week': 'week', 'hours-day': 'day', 'hours-today': 'day', 'hours-tomorrow': 'day', 'hours-weekend': 'day',
  'open-now': 'now', closing: 'closing', 'next-open': 'next',
} // biome-ignore format: one readable block

function topicOf(label: string): Topic | null {
  if (label in hoursLabels) return 'hours'
  return topics[label] ?? null
}

const topics: Record<string, Topic> = {
  'service-do': 'service_do', 'service-list': 'service_list', 'service-about': 'service_about',
  'service-duration': 'service_duration', 'service-price': 'service_price', 'area-yes': 'area', 'area-list': 'area',
  address: 'address', phone: 'phone', email: 'email', website: 'website', name: 'business_name', robot: 'robot',
  person: 'person', complaint: 'complaint', booking: 'booking', change: 'change_booking', message: 'message',
  stop: 'stop', wait: 'wait', repeat: 'repeat', 'wrong-number': 'wrong_number', greet: 'greet', thanks: 'thanks',
  bye: 'bye', yes: 'yes', no: 'no',
} // biome-ignore format: one readable block
