import type { ToldTopic } from '#meaning/tell-topic.ts'
import type { AskedWork } from './asked-work.ts'
import { pricedService } from './bare-price.ts'
import { type ClauseValue, recogniseValues, wordsWithMarks } from './clause-values.ts'
import { correctSpelling } from './correct-spelling.ts'
import { isManners, isOnlyManners } from './manners.ts'
import { markTimes } from './mark-times.ts'
import type { QuestionMatch } from './match-question.ts'
import { isQuestion, type Token, tokenise } from './normalise.ts'
import { isOnlyStory } from './only-story.ts'
import type { LocalTime } from './opening-hours.ts'
import { askedFrom, chooseOwn } from './own-question.ts'
import type { DayValue } from './recognise-date.ts'
import type { Emergency } from './recognise-emergency.ts'
import { isRude } from './recognise-mood.ts'
import type { PlaceValue } from './recognise-place.ts'
import { servicesHolding } from './recognise-service.ts'
import { isCueWord, recogniseTopics, type TopicMatch, toSlots } from './recognise-topic.ts'
import type { SaidValues } from './said-values.ts'
import { tellEmergency } from './tell-emergency.ts'
import { staysAway, tellsOfHours } from './tells-of-hours.ts'
import { daysMeant, hoursAskedBy, isPlain, weighTopics } from './told-topics.ts'
import type { Topic } from './topics.ts'
import type { BotFacts, BusinessFacts, Service } from './types.ts'
import { weighBest } from './weigh-topic.ts'
import { stopWords } from './words.ts'

/** One thing somebody says, with everything recognised in it. */
export type Clause = {
  text: string
  /** The whole text message it stands in. */
  message: string
  tokens: Token[]
  days: DayValue[]
  services: Service[]
  places: PlaceValue[]
  topic: Topic | null
  confidence: number
  /** What its words mean together, more finely than the topic. */
  told: ToldTopic
  /** Set when one of the bot's own questions is nearer than any topic. */
  ownQuestion: QuestionMatch | null
  /** Social words beside the topic: a greeting in front of a question, thanks after it. */
  courtesies: Topic[]
  isQuestion: boolean
  emergency: Emergency | null
  /** It insults, curses or is plainly angry. */
  isRude: boolean
  /** Words that carry meaning and are explained by nothing above, as tokens. */
  leftover: Token[]
}

export type Reading = {
  business: BusinessFacts
  bot: BotFacts
  local: LocalTime
  vocabulary: ReadonlySet<string>
  /** Clauses read already: splitting looks at the same words several times, and every turn at those before. */
  read: Map<string, Clause>
  /** Where a name was given: the clauses read without one, which serve wherever it does not stand. */
  unnamed?: Map<string, Clause>
  /** Values read in texts before. */
  values: Map<string, SaidValues>
  /** When the words were said, ISO 8601. */
  at: string
  /** The name somebody gave in the text being read: "Open" may be one. */
  name: string | null
  /** The bot has just asked for something: what follows is first of all an answer. */
  isReply: boolean
}

const surely = 0.5
const social: Topic[] = ['greet', 'thanks', 'bye', 'yes', 'no']
const aboutServices: Topic[] = ['service_price', 'service_duration', 'service_about']

/** The words of a text as the topics' net reads them: slips mended, a service, place, day or time as one mark. */
export function slotWordsOf(text: string, reading: Reading): string[] {
  const tokens = correctSpelling(withoutName(tokenise(text), text, reading.name), reading.vocabulary)
  return markTimes(wordsWithMarks(tokens, recogniseValues(text, tokens, reading)))
}

/** Reads one clause: mends slips, recognises values, and decides what it is about. */
export function readClause(text: string, message: string, reading: Reading): Clause {
  const { name, isReply, unnamed } = reading
  const key = `${isReply ? 'reply' : ''}|${text}`
  const read = unnamed && name !== null && !text.includes(name) ? unnamed : reading.read
  const known = read.get(key)
  const clause = known ? { ...known, message } : readAnew(text, message, reading)
  read.set(key, clause)
  return clause
}

function readAnew(text: string, message: string, reading: Reading): Clause {
  const tokens = correctSpelling(withoutName(tokenise(text), text, reading.name), reading.vocabulary)
  const values = recogniseValues(text, tokens, reading)
  const hasDay = values.some((value) => value.kind === 'day')
  const hasService = values.some((value) => value.kind === 'service')
  const slots = toSlots(tokens, values)
  const cued = recogniseTopics(slots).map((match) => calibrate(match, values, tokens.length))
  const isAsked = isQuestion(text, tokens) || (askedFrom(tokens) > 0 && !bidsIt.test(text))
  const words = wordsWithMarks(tokens, values)
  const { matches, told: meant } = weighTopics(cued, markTimes(words), {
    // Who says so much does more than answer.
    isReply: reading.isReply && tokens.length <= longestAnswer,
    isAsked,
  })
  const courtesies = courtesiesIn(matches, text)
  const told = surestOf(matches)
  const { best, work, isIdiom } = weighBest(text, { tokens, words, told, meant, hasDay, hasService }, reading)
  const hasTopic = best !== undefined && best.confidence >= surely
  const named = values.some((value) => value.kind !== 'day')
  const own = chooseOwn(
    {
      text,
      tokens,
      isAsked,
      isReply: reading.isReply,
      best: hasTopic ? best : null,
      named,
      told: meant,
      isIdiom,
    },
    reading,
  )
  const isReply =
    !isAsked &&
    tokens.length <= longestReply &&
    /^(?:yes|yeah|yep|no|nope|ok|sure|thanks|great|perfect)$/.test(tokens[0]?.word ?? '')
  // "Okay I just wanted to know if you take cards."
  const isOwn = own !== null && !(isReply && !wantsToKnow.test(text))
  const meaning = tokens.filter((token) => !stopWords.has(token.word))
  const manners = courtesies.find(
    (match) => isManners(match, meant, isAsked) || isOnlyManners(match, { meaning, slots, isAsked }),
  )
  const isVague =
    best?.topic === 'hours' && !tokens.some(({ word }) => /^(?:hours?|open|opening|times?)$/.test(word))
  const agrees = tokens.some((token) => agreement.has(token.word)) || (isVague && !hasDay)
  const isAgreed = isReply && manners !== undefined && agrees
  const isOnlyKind = !isIdiom && manners !== undefined && isManners(manners, meant, isAsked)
  const chosen =
    hasTopic && !isAgreed && !isOnlyKind
      ? best
      : (manners ?? fallback(values, meaning, { isAsked, reading, meant, tokens }))
  return {
    text,
    message,
    tokens,
    days: daysMeant(
      values.flatMap((value) => (value.kind === 'day' ? [value.value] : [])),
      meant,
    ),
    services: servicesOf(values, pricedBy(chosen, tokens, reading)),
    places: values.flatMap((value) => (value.kind === 'place' ? [value.value] : [])),
    topic:
      isOwn || isOnlyTold(chosen?.topic, { text, message, tokens, isAsked, meant, isIdiom })
        ? null
        : (chosen?.topic ?? null),
    confidence: isOwn ? own.score : (chosen?.confidence ?? 0),
    told: meant,
    ownQuestion: isOwn ? own : null,
    courtesies: courtesies.map((match) => match.topic),
    isQuestion: isAsked,
    isRude: isRude(tokens),
    emergency: tellEmergency(
      { text, tokens, words, values, meant, isAsked },
      { isAboutBusiness: isAboutBusiness(tokens, isOwn && isAsked, isAsked ? chosen?.topic : undefined) },
      reading,
    ),
    leftover: leftoverOf({ tokens, values, slots, chosen, work }),
  }
}

function surestOf(matches: readonly TopicMatch[]): TopicMatch | undefined {
  return matches.filter(({ topic }) => !social.includes(topic)).sort((a, b) => b.confidence - a.confidence)[0]
}

type Chosen = {
  tokens: Token[]
  values: ClauseValue[]
  slots: { token: number }[]
  chosen: TopicMatch | null
  work: AskedWork | null
}

/** The words that neither the topic nor a value accounts for; of work that is asked for only its own. */
function leftoverOf({ tokens, values, slots, chosen, work }: Chosen): Token[] {
  const used = new Set((chosen?.used ?? []).map((index) => slots[index]?.token ?? -1))
  const inValues = new Set(values.flatMap((value) => value.tokens))
  return tokens.filter(
    (token, i) =>
      (!work || (token.start >= work.start && token.end <= work.end)) &&
      !used.has(i) &&
      !inValues.has(i) &&
      token.word !== nameWord &&
      !stopWords.has(token.word) &&
      !isCueWord(chosen?.topic, token.stem),
  )
}

function courtesiesIn(matches: readonly TopicMatch[], text: string): TopicMatch[] {
  return matches.filter(
    ({ topic, confidence }) =>
      social.includes(topic) && confidence >= surely && !(topic === 'no' && noNo.test(text)),
  )
}

const wantsToKnow =
  /\b(?:know|wonder(?:ing)?|curious|asking|question (?:is|was)) (?:if|whether|what|where|how|about)\b/i

const longestAnswer = 14
/** A longer text that begins with a yes goes on to something else. */
const longestReply = 12

type Told = {
  text: string
  message: string
  tokens: Token[]
  isAsked: boolean
  meant: ToldTopic
  isIdiom: boolean
}

/** A story, or hours or a day are spoken of, and nobody wants to know when the doors are open. */
function isOnlyTold(
  topic: Topic | undefined,
  { text, message, tokens, isAsked, meant, isIdiom }: Told,
): boolean {
  if (topic === 'hours' && sticks.test(text)) return true
  if (isOnlyStory(topic, { text, message }, { meant, isIdiom })) return true
  if (staysAway(topic, tokens, isAsked)) return true
  return tellsOfHours(topic, tokens, isAsked) && hoursAskedBy(meant, 0.8) === null
}

/** "My garage door won't open." */
const sticks =
  /\b(?:won['’]?t|will not|does ?n['’]?t|can['’]?t|not) (?:\w+ ){0,2}(?:open|close|shut)\b(?!.*\byou (?:open|close))/i

const nameWord = '<name>'
/** "Sounds fine, do it": told to, and not asked. */
const bidsIt = /\bdo (?:it|that|so)(?: please| then| thanks)?[.! ]*$/i

/** A name's words mean nothing else. */
function withoutName(tokens: Token[], text: string, name: string | null): Token[] {
  const at = name === null ? -1 : text.indexOf(name)
  if (name === null || at < 0) return tokens
  return tokens.map((token) =>
    token.start >= at && token.end <= at + name.length ? { ...token, word: nameWord, stem: nameWord } : token,
  )
}

/** "This number is fine": whoever begins with a yes or a no agrees, whatever is named beside. */
const agreement = new Set('fine good correct right works best ok okay perfect great'.split(' '))

/** "No idea when", "no rush": nothing is refused. */
const noNo = /^\W*(?:\w+\W+){0,2}?no (?:idea|clue|way to|wonder|doubt|rush|hurry|offen[sc]e|one|matter)\b/i

function pricedBy(chosen: TopicMatch | null, tokens: Token[], { business }: Reading): Service | null {
  return chosen?.topic === 'service_price' ? pricedService(tokens, business) : null
}

function servicesOf(values: ClauseValue[], priced: Service | null): Service[] {
  const named = values.flatMap((value) => (value.kind === 'service' ? [value.value] : []))
  return named.length === 0 && priced ? [priced] : named
}

/** A price or a duration of nothing in particular is less sure than one of a named service. */
function calibrate(match: TopicMatch, values: ClauseValue[], length: number): TopicMatch {
  const isVague = aboutServices.includes(match.topic) && !values.some((value) => value.kind === 'service')
  // "Tell her that he eats again" is no wish to hear something again.
  if (match.topic === 'repeat' && length > 9) return { ...match, confidence: match.confidence * 0.3 }
  return isVague ? { ...match, confidence: match.confidence * 0.8 } : match
}

/** With no topic in sight, a value alone says what is meant: "Saturday?" asks for hours. */
function fallback(
  values: ClauseValue[],
  meaning: Token[],
  clause: { isAsked: boolean; reading: Reading; meant: ToldTopic; tokens: Token[] },
): TopicMatch | null {
  const kinds = values.map((value) => value.kind)
  const stems = meaning.map((token) => token.stem)
  const namesService = kinds.includes('service') || servicesHolding(stems, clause.reading.business).length > 0
  if (kinds.length === 0 && pricedService(clause.tokens, clause.reading.business))
    return { topic: 'service_price', confidence: 0.7, used: [] }
  if (namesService) return { topic: 'service_do', confidence: 0.5, used: [] }
  const isHours = !isPlain(clause.meant) && !['greet', 'bye'].includes(clause.meant.label)
  if (isHours && kinds.includes('day') && (clause.isAsked || meaning.length <= 2))
    return { topic: 'hours', confidence: 0.5, used: [] }
  return null
}

function isAboutBusiness(tokens: Token[], isOwn: boolean, topic: Topic | undefined): boolean {
  const asks =
    /^(do|does|how|what)$/.test(tokens[0]?.word ?? '') && tokens.some((token) => token.word === 'you')
  return isOwn || asks || (topic !== undefined && aboutServices.includes(topic))
}
