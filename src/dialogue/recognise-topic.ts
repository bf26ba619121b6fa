import { stem, type Token } from './normalise.ts'
import { type Topic, topicCues } from './topics.ts'

/** A word of a clause, or the kind of value that stands in its place. */
export type Slot = { stem: string; token: number }
export type TopicMatch = { topic: Topic; confidence: number; used: number[] }

const longestGap = 3

/** Every topic these words point to, surest first. `used` are the places in `slots` that its cues stand on. */
export function recogniseTopics(slots: Slot[]): TopicMatch[] {
  const matches: TopicMatch[] = []
  const stems = new Set(slots.map((slot) => slot.stem))
  for (const { topic, cues } of compiled) {
    let doubt = 1
    let against = 0
    const used = new Set<number>()
    for (const cue of cues) {
      if (!mayStand(cue, stems)) continue
      const at = findCue(slots, cue.words)
      if (!at) continue
      if (cue.weight < 0) against = Math.max(against, -cue.weight)
      else {
        doubt *= 1 - cue.weight
        for (const index of at) used.add(index)
      }
    }
    const confidence = (1 - doubt) * (1 - against)
    if (confidence > 0.1) matches.push({ topic, confidence, used: [...used] })
  }
  return matches.sort((a, b) => b.confidence - a.confidence)
}

/** A clause's slots: a recognised value becomes one `<kind>`, every other word stays. */
export function toSlots(tokens: Token[], values: { kind: string; tokens: number[] }[]): Slot[] {
  const slots: Slot[] = []
  tokens.forEach((token, index) => {
    const value = values.find((item) => item.tokens.includes(index))
    if (!value) slots.push({ stem: token.stem, token: index })
    else if (Math.min(...value.tokens) === index) slots.push({ stem: `<${value.kind}>`, token: index })
  })
  return slots
}

/** Every word the cues use, for mending slips. */
export function cueWords(): string[] {
  return Object.values(topicCues).flatMap((cues) => cues.flatMap(([, words]) => words.match(/[a-z]+/g) ?? []))
}

/** A word that speaks of the topic itself and so names nothing of its own; what a service does is no such word. */
export function isCueWord(topic: Topic | undefined, wordStem: string): boolean {
  if (topic === undefined || topic === 'service_do') return false
  const cues = compiled.find((item) => item.topic === topic)?.cues ?? []
  return cues.some((cue) => cue.weight > 0 && cue.words.some((words) => words.has(wordStem)))
}

type Cue = { weight: number; words: Set<string>[] }

const compiled = (Object.keys(topicCues) as Topic[]).map((topic) => ({
  topic,
  cues: topicCues[topic].map(([weight, words]): Cue => ({ weight, words: words.split(' ').map(toStems) })),
}))

function toStems(alternatives: string): Set<string> {
  return new Set(alternatives.split('|').map((word) => (/^[<^]/.test(word) ? word : stem(word))))
}

/** A quick look before the search: its rarest word has to be there. */
function mayStand({ words }: Cue, stems: ReadonlySet<string>): boolean {
  const last = words.at(-1)
  if (!last) return false
  for (const stem of last) if (stems.has(stem)) return true
  return false
}

function findCue(slots: Slot[], words: Set<string>[]): number[] | null {
  const isAnchored = words[0]?.has('^') ?? false
  const rest = isAnchored ? words.slice(1) : words
  const first = isAnchored ? beginningOf(slots) : 0
  for (let start = first; start < (isAnchored ? first + 1 : slots.length); start++) {
    const at = matchFrom(slots, rest, start)
    if (at) return at
  }
  return null
}

/** Where a clause begins once "wait, um, okay so" is left away. */
function beginningOf(slots: Slot[]): number {
  const at = slots.findIndex((slot) => !fillers.has(slot.stem))
  return at < 0 ? 0 : at
}

const fillers = new Set(
  'wait ok so um uh well hey hi hello and but oh huh hmm like just please sorry alright right excuse me'
    .split(' ')
    .map(stem),
)

function matchFrom(slots: Slot[], words: Set<string>[], start: number): number[] | null {
  const at: number[] = []
  let from = start
  for (const word of words) {
    const reach = at.length === 0 ? start + 1 : Math.min(slots.length, from + 1 + longestGap)
    let found = -1
    for (let i = from; i < reach && found < 0; i++) if (word.has(slots[i]?.stem ?? '')) found = i
    if (found < 0) return null
    at.push(found)
    from = found + 1
  }
  return at
}
