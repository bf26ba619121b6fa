import { hintAtService } from './hint-at-service.ts'
import { likeliestService, serviceMeant } from './meant.ts'
import { type Token, tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { BotFacts, BusinessFacts, Service } from './types.ts'

type Facts = { business: BusinessFacts; bot: BotFacts }

/**
 * The service that is to be booked in the place of the one in talk; null where that one stays. `isOther`: a yes was
 * said to what was read back, and a service named beside it is the right one.
 */
export function otherService(
  current: Service,
  clauses: Clause[],
  { isOther, ...facts }: Facts & { isOther: boolean },
): Service | null {
  return (
    putRight(current, clauses, facts.business.services) ??
    insteadOf(current, clauses, facts) ??
    (isOther ? onlyNamed(clauses) : null)
  )
}

/** "I keep saying washer, it's the dryer": the other service, where it stands behind words that put something right. */
function putRight(current: Service, clauses: Clause[], all: Service[]): Service | null {
  const others = clauses.flatMap(({ services }) => services).filter((service) => service !== current)
  const isRefused = clauses.some(({ text }) =>
    wordsOf(current).includes(refused.exec(text)?.[1]?.toLowerCase() ?? ''),
  )
  if (isRefused && others.length === 1) return others[0] ?? null
  for (const { text, message, services, isQuestion } of clauses) {
    const [only] = services
    if (services.length === 1 && only !== current && !isQuestion && startsWithNo.test(text))
      return only ?? null
    const right = meantIs.exec(text) ?? rightIs.exec(text) ?? notThat.exec(text) ?? notThatBut.exec(message)
    const said = (right?.[1]?.toLowerCase().split(' ') ?? []).filter(
      (word) => word.length > 3 && !timeWords.has(word) && !wordsOf(current).includes(word),
    )
    const named = services.filter((service) => service !== current)
    const fitting = (named.length > 0 ? named : all).filter(
      (item) => item !== current && said.some((word) => wordsOf(item).includes(word)),
    )
    const [nearest] = fitting.sort((a, b) => alike(b, current) - alike(a, current))
    if (nearest) return nearest
  }
  return null
}

/** The dryer's repair, where a washer's was spoken of, and not its cleaning. */
function alike(service: Service, current: Service): number {
  const own = wordsOf({ ...service, alsoCalled: [] })
  return own.filter((word) => wordsOf(current).includes(word)).length
}

function wordsOf({ name, alsoCalled }: Service): string[] {
  return [name, ...alsoCalled].join(' ').toLowerCase().split(/\W+/)
}

/** "Don't do the frame, just get the lamp going": what the words mean where they put something else in its place. */
function insteadOf(current: Service, clauses: Clause[], facts: Facts): Service | null {
  const told = clauses.filter(
    ({ text, isQuestion, services }) =>
      putsInstead.test(text.replace(meansTime, ' ')) &&
      (!isQuestion || (/\binste?ad\b/i.test(text) && services.some((service) => service !== current))),
  )
  if (told.length === 0) return null
  const named = told.flatMap(({ services }) => services).filter((service) => service !== current)
  const tokens = tokenise(told.map(({ text }) => text.replace(notMeant, ' ')).join(' '))
  const meant = named[0] ?? plainlyMeant(tokens, facts) ?? hintAtService(tokens, facts.business)
  return meant === current ? null : meant
}

/** "Thursday same time instead" means no other work. */
function plainlyMeant(tokens: Token[], facts: Facts): Service | null {
  const likeliest = likeliestService(tokens, facts)
  return likeliest && likeliest === serviceMeant(tokens, facts, leastInstead) ? likeliest : null
}

const leastInstead = 0.2

const putsInstead =
  /\b(?:instead|insted|rather|scratch (?:the|that)|skip the|forget the|not the|(?:don['’]?t|do not) (?:do|need|want) (?:the|my)|(?:that|thats|that['’]s) what i want|what i (?:really )?(?:want|need)|i meant?|wrong (?:one|thing)|just (?:do )?(?:the|a|my) \w+\b[^.!?]*\b(?:not|don['’]?t|is fine|is ok|is okay)\b|the one (?:for|with|that)|(?:don['’]?t|do not) want \S+ .*\bjust\b|switch (?:it|that|me) to|make it that one|change (?:it|that) to)\b/i
const timeWords = new Set(
  'three four five seven eight nine eleven twelve noon monday tuesday wednesday thursday friday saturday sunday tomorrow today morning afternoon evening same time later earlier instead next this week half quarter'.split(
    ' ',
  ),
)

/** "I can't Friday, I mean Thursday at nine": another time, and the same work. */
const meansTime =
  /\bi meant? (?:to say |uh |um |for |on |at |the |this |next )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi

/** The part that is not wanted. */
const notMeant =
  /\b(?:scratch|skip|forget|not|(?:don['’]?t|do not) (?:do|need|want)) (?:the|my|that) \S+(?: one)?|\bthe \w+ is (?:fine|ok|okay|good)\b/gi

/** "No, the clock repair." */
const startsWithNo =
  /^\W*(?:no|nope|nah|oops|sorry|wait|not that)\b(?!\s+(?:problem|worries|rush|thanks|need|hurry))/i
/** "Sorry, not the lamp." */
const refused =
  /^\W*(?:(?:sorry|no|oops|wait|actually|hm+|oh)\W+)*(?:i (?:said|meant) )?not (?:the |a |an |my )?(\p{L}+)\W*$/iu
/** "Not the lamp, the clock." */
const notThat = /\bnot (?:the |my |a |for (?:the |my ))?\p{L}+\W+(?:the|my|a|for (?:the|my)) (\p{L}+)/iu

/** "Sorry, not rotation. Balancing." */
const notThatBut =
  /^\W*(?:(?:sorry|no|oops|wait|actually)\W+)+not (?:the |my |a )?\p{L}+[.,;]\s+(?:the |my |a |just )?(\p{L}+)\b/iu

/** "Yes, the dryer", said to a washer that was read back: nothing but another service. */
function onlyNamed(clauses: Clause[]): Service | null {
  const [only, ...others] = clauses
  const [named, ...rest] = only?.services ?? []
  const isBare = only && !only.isQuestion && only.days.length === 0 && only.leftover.length === 0
  return named &&
    isBare &&
    only.tokens.length < 7 &&
    others.length + rest.length === 0 &&
    !adds.test(only.text)
    ? named
    : null
}

const adds = /\b(?:and|also|too|plus|both|another|as well|not)\b/i

const rightIs =
  /(?:it['’]?s|it is|i meant?|should (?:be|say)|supposed to be|make (?:it|that)|rather|actually)\s+(?:actually |really |for )?(?:the |a |an |my )?(\p{L}+)\b(?! (?:it|that)\b)/iu

/** "I meant a regular cleaning." */
const meantIs = /\b(?:i meant? (?:to say )?|make (?:it|that) )(?:the |a |an |my )?(\p{L}+ \p{L}+)\b/iu
