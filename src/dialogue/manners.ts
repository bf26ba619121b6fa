import type { ToldTopic } from '#meaning/tell-topic.ts'
import type { Token } from './normalise.ts'
import { isCueWord, type TopicMatch } from './recognise-topic.ts'

/** From here on what the words mean together is surely only kind. */
const leastKind = 0.6

/** "Hope you are having a good one": manners, however many words they take. */
export function isManners({ topic }: TopicMatch, { label, chance }: ToldTopic, isAsked: boolean): boolean {
  // "Hello, any coupons this week?" asks for something.
  const least = isAsked && topic === 'greet' ? 0.9 : leastKind
  return label === topic && chance >= least && ['greet', 'thanks', 'bye'].includes(topic)
}

/** A greeting beside a question is no answer to it; beside a few other words it may be all there is. */
export function isOnlyManners(
  match: TopicMatch,
  {
    meaning,
    slots,
    isAsked,
  }: { meaning: Token[]; slots: { token: number; stem: string }[]; isAsked: boolean },
): boolean {
  // Of a question only its own words of manners are accounted for, whatever the net read of the rest.
  const used = new Set(isAsked ? [] : match.used.map((index) => slots[index]?.stem))
  const others = meaning.filter((token) => !used.has(token.stem) && !isCueWord(match.topic, token.stem))
  if (isAsked && others.length > 0 && match.topic !== 'bye') return false
  return meaning.length < 4 || !['greet', 'yes'].includes(match.topic)
}
