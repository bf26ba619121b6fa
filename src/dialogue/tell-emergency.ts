import type { ToldTopic } from '#meaning/tell-topic.ts'
import type { ClauseValue } from './clause-values.ts'
import { serviceMeant } from './meant.ts'
import type { Token } from './normalise.ts'
import { type Emergency, isInNeed, recogniseEmergency } from './recognise-emergency.ts'
import type { BotFacts, BusinessFacts } from './types.ts'

type Facts = { business: BusinessFacts; bot: BotFacts }
type Told = {
  text: string
  tokens: Token[]
  words: string[]
  values: ClauseValue[]
  meant: ToldTopic
  isAsked: boolean
}

/** The emergency a clause tells of, by its signs or by what its words mean together; null for what one visit plainly mends. */
export function tellEmergency(
  { text, tokens, words, values, meant, isAsked }: Told,
  { isAboutBusiness }: { isAboutBusiness: boolean },
  facts: Facts,
): Emergency | null {
  const isMeant = meant.label === 'emergency' && meant.chance >= leastChance
  return recogniseEmergency(alarmsOf(tokens, values), {
    isAboutBusiness,
    isTold: !isAsked && (isInNeed(words, meant) || (isMeant && !isOrdinary(text, tokens, facts))),
  })
}

const leastChance = 0.7

/** "Kitchen sink is clogged": what one service plainly mends, and nothing that runs on. */
function isOrdinary(text: string, tokens: Token[], facts: Facts): boolean {
  return tokens.length <= longestOrdinary && !runsOn.test(text) && serviceMeant(tokens, facts, 0.6) !== null
}

const longestOrdinary = 8
const runsOn =
  /\b(?:over ?flow\w*|(?:won['’]?t|not) stop|everywhere|all over|now|help|asap|urgent\w*|immediately|flood\w*|spray\w*|spark\w*|smell\w*|lock\w*|stuck|fell|gush\w*|pour\w*|burst|no (?:heat|water|power)|gas|fire|blood|bleed\w*|knocked|hit)\b/i

/** "The stroke clinic" is no stroke: what names a service is no alarm, unless it is called for emergencies. */
function alarmsOf(tokens: Token[], values: ClauseValue[]): Token[] {
  const named = new Set(values.flatMap((value) => (value.kind === 'service' ? value.tokens : [])))
  return tokens.map((token, at) =>
    named.has(at) && /^(?:strokes?|seizures?|shocks?|shocked|burn\w*|smoke|fire|chest)$/.test(token.word)
      ? { ...token, word: service, stem: service }
      : token,
  )
}

const service = '<service>'
