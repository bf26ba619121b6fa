import type { ToldTopic } from '#meaning/tell-topic.ts'
import { type AskedWork, readAskedWork } from './asked-work.ts'
import { asksForFreeTime } from './free-time.ts'
import { meantByIdiom } from './idioms.ts'
import { betterTopic, isOnlyMoment, takesUsForOther } from './implied-wish.ts'
import { serviceMeant } from './meant.ts'
import type { Token } from './normalise.ts'
import { otherChannel } from './other-channel.ts'
import type { TopicMatch } from './recognise-topic.ts'
import { isPlain } from './told-topics.ts'
import type { BotFacts, BusinessFacts } from './types.ts'

type Facts = { business: BusinessFacts; bot: BotFacts }
type Weight = { best: TopicMatch | undefined; work: AskedWork | null; isIdiom: boolean }

type Weighed = {
  tokens: Token[]
  words: string[]
  told: TopicMatch | undefined
  meant: ToldTopic
  hasDay: boolean
  hasService: boolean
}

/** What no single cue says: a set phrase, another way to talk, a free time, work that is named; else the surest cue. */
export function weighBest(text: string, weighed: Weighed, facts: Facts): Weight {
  const { tokens, words, told, meant, hasDay, hasService } = weighed
  const isClear = isPlain(meant) && meant.chance >= 0.9 && !bentByWish.has(meant.label)
  const isAstray = takesUsForOther(text, facts.business)
  const implied =
    isClear && !isAstray && !(hasDay && (isOnlyMoment(text) || canGet.test(text)))
      ? meantByIdiom(tokens.map(({ word }) => word).join(' '))
      : betterTopic(text, tokens, { told, hasDay, hasService, ...facts })
  if (told?.topic === 'person' && implied?.topic !== 'message' && doesWork.test(text))
    return { best: wantsToCome, work: null, isIdiom: false }
  const asksPerson = told?.topic === 'person' || implied?.topic === 'person'
  if (asksPerson && talkAbout.test(text) && (hasService || serviceMeant(tokens, facts, 0.5)))
    return { best: wantsToCome, work: null, isIdiom: false }
  const work = hasService || hasDay || implied ? null : readAskedWork(text, tokens)
  const better =
    otherChannel(tokens) ??
    (implied?.topic === 'message' ? implied : asksForFreeTime(words, told)) ??
    implied ??
    (work && asksForWork)
  return { best: better ?? told, work, isIdiom: (implied?.confidence ?? 0) >= leastIdiom }
}

/** "Can I get a cut tomorrow around 4": no question of when doors are open. */
const canGet =
  /\b(?:can|could|may) (?:i|we) (?:get (?:a|an|my|our|in)\b|have (?:a|an|my)\b|book|schedule|bring (?:it|him|her|my|the|them)\b|come in\b)/i

const wantsToCome: TopicMatch = { topic: 'booking', confidence: 0.7, used: [] }

/** "Talk to somebody about getting a divorce": what is to be talked about is what they come for. */
const talkAbout =
  /\b(?:talk|speak|meet|sit down|consult)(?:ing)? (?:to|with) (?:somebody|someone|an? \w+|one of (?:you|your \w+)|you) about (?!my (?:appointment|bill|visit)|an? (?:bill|complaint|problem))/i

/** "Somebody to replace the boards", "somebody who still has grass to cut", "somebody who knows trees": not the one who answers here. */
const doesWork =
  /\b(?:somebody|someone|anybody|anyone|a (?:guy|person|fella|man|woman|lady|pro|professional))(?: \w+)? to (?!talk|speak|call|answer|help me\b|chat|text|ring|contact|listen|get back|reach|take my call)\w+|\b(?:somebody|someone|person|people|else) (?:who|that) (?:\w+ )?(?:knows?|has|needs?|wants?|does|works? on|specialize\w*|can (?:fix|do|look|come|handle))/i

/** What the words mean together may still be a wish only implied, or meant for another business. */
const bentByWish = new Set(['booking', 'message', 'service-do', 'hours-day', 'wrong-number'])

const asksForWork: TopicMatch = { topic: 'service_do', confidence: 0.9, used: [] }

/** What a set phrase says outright stands beside a no or a thank-you. */
const leastIdiom = 0.9
