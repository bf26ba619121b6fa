import type { ToldTopic } from '#meaning/tell-topic.ts'
import { matchQuestion, openingOf, type QuestionMatch } from './match-question.ts'
import { meantBy } from './meant.ts'
import { nearQuestion } from './near-question.ts'
import { stem, type Token } from './normalise.ts'
import { isCueWord, type TopicMatch } from './recognise-topic.ts'
import { isPlain } from './told-topics.ts'
import type { Topic } from './topics.ts'
import type { BotFacts, BusinessFacts, Passage } from './types.ts'
import { asksTerms, leavesIt, stopWords } from './words.ts'

type Asked = {
  text: string
  tokens: Token[]
  isAsked: boolean
  /** The bot has asked something that these words may answer. */
  isReply: boolean
  /** The surest topic of the words. */
  best: TopicMatch | null
  /** A service or a place is named. */
  named: boolean
  /** What the words mean together. */
  told: ToldTopic
  /** A set phrase says what is asked. */
  isIdiom: boolean
}

type Facts = { bot: BotFacts; business: BusinessFacts }

/** The bot's own question these words ask, in its own words or near them; null when a topic is nearer. */
export function chooseOwn(asked: Asked, facts: Facts): QuestionMatch | null {
  // "Is there a charge for it?", "how much is it first": asked of what was spoken of.
  if (asked.isIdiom && /\b(?:it|that|this)\b(?:\W+\w+)?\W*$/i.test(asked.text)) return null
  if (
    putsTime.test(asked.text) ||
    asksMoment.test(asked.text) ||
    saysMoment.test(asked.text) ||
    (!asked.isAsked && givesUp.test(asked.text))
  )
    return null
  const exact = ownQuestionIn(asked.text, asked.tokens, facts.bot)
  // "Good." is none of "good quality".
  if (!asked.isAsked && asked.tokens.length < 3 && (exact?.score ?? 0) < 0.9) return null
  if (exact && exact.score >= leastOwnScore(asked)) return surer(exact, asked, facts)
  const least = leastMeant(asked)
  const meant = least === null ? null : meantIn(asked.tokens, facts)
  if (meant && least !== null && meant.score >= (isAskedForMore(asked.text, meant) ? 0.92 : least))
    return meant
  const last = least === null ? null : askedAtLast(asked, facts)
  if (last) return last
  if (!asked.isAsked || !mayBeNear(asked)) return null
  const near = nearQuestionIn(asked, facts)
  return near && near.score >= leastNearScore(asked) ? near : null
}

/** The words of one question may stand in another: "must I stay in while you clean" and "do you clean homes with cats". */
function surer(exact: QuestionMatch, { tokens }: Asked, facts: Facts): QuestionMatch {
  if (exact.score >= 0.95) return exact
  const meant = meantIn(tokens, facts)
  return meant && meant.score >= 0.9 ? meant : exact
}

/** "Can we make it eleven, my dog has the vet at ten": whatever is told beside it, another time is wished for. */
const putsTime =
  /\b(?:can|could) (?:we|i|you) (?:do|make it|come)(?: at)? (?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:\w+day|tomorrow)\b.*\b(?:does|would|will|is) (?:that|it|this) (?:work|ok|okay|good|possible|fine)\b|\b(?:make|move|change|push|switch|do) (?:it|that|mine) (?:(?:to|for|at|till|until|around|more like|a (?:bit|little)) )*(?:\d|half|noon|later|earlier|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+day\b|tomorrow)/i

/** "Tuesday at ten if you have it": a moment, and no minutes of a rule. */
const saysMoment =
  /^\W*(?:(?:ok|okay|yeah|yes|um|uh|so|then|maybe|how about|let['’]?s do|i can do)\W+)*(?:on |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tom+or+ow|tmrw)(?: the \w+)? (?:at|around|by) (?:\d\S*|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?:\W+\w+){0,5}\W*$/i

/** "Could I do Wednesday at ten", "can I do a private one Friday at noon": when somebody would come, whatever words of a question stand in it. */
const asksMoment =
  /\b(?:can|could|may) (?:i|we|you|u|he|she|they|my \w+) (?:do|come|get|have|book|fit|see|squeeze)\b[^.?!]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tom+or+ow|tmrw|today)\b[^.?!]*\b(?:at|noon|\d)|\b(?:won['’]?t|does ?n['’]?t|can['’]?t) (?:work|do)\b.*\b(?:can|could) (?:you|we|i) do (?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i

/** "Need to cancel tomorrow, sick": whoever does so asks for no fee. */
const givesUp =
  /^\W*(?:(?:hi|hey|hello|sorry|so|um|uh)\W+)*(?:(?:i|we)(?:['’]d)? )?(?:(?:just|really) )?(?:need|have|want|got|like|would like|gotta) (?:to )?(?:cancel|reschedule)\b/i

/** "What brand of coffee is it", where all that is known is a yes: a question for which, how or when is not answered by that. */
function isAskedForMore(text: string, { question }: QuestionMatch): boolean {
  return /^(?:yes|yep|no|nope)\b/i.test(question.answer) && wantsMore.test(text)
}

const wantsMore =
  /^\W*(?:(?:and|so|ok|okay|hi|hey|hello|also|uh|um|well|but|then)\W+)*(?:what (?!about|if|happens|do i do)\w+|which|who|when|where|how (?:many|much|long|often|far))\b/i

/** "She's turning nine and wants her nails done, do you do kids that young": a story may wish, its end asks. */
function askedAtLast({ tokens, told, named }: Asked, facts: Facts): QuestionMatch | null {
  const from = askedFrom(tokens)
  const isOther = told.label === 'other' || told.label === 'trouble'
  if (from < 5 || named || !isOther) return null
  const asked = meantBy(tokens.slice(from), facts).question
  return asked && asked.score >= 0.8 ? asked : null
}

/** Read with all its words, and from where it begins to ask. */
function meantIn(tokens: Token[], facts: Facts): QuestionMatch | null {
  const whole = meantBy(tokens, facts).question
  const from = askedFrom(tokens)
  const part = from > 0 ? meantBy(tokens.slice(from), facts).question : null
  return (part?.score ?? 0) > (whole?.score ?? 0) ? part : whole
}

/** The more plainly the words are about something else, ask nothing, or answer the bot, the surer it has to be; null where it cannot be. */
function leastMeant({ best, text, tokens, isAsked, isReply, named, told, isIdiom }: Asked): number | null {
  if (!isAsked && told.label === 'complaint') return 0.97
  if (isAsked && asksTerms.test(text)) return leastOfTerms
  // "That's all I needed": whoever says so asks nothing.
  if (isIdiom || (!isAsked && leavesIt.test(text))) return 0.97
  const isOther = told.label === 'other' || told.label === 'trouble'
  // "How much is that?" says nothing of its own.
  if (
    best !== null &&
    !wishes.has(best.topic) &&
    tokens.every(({ word, stem }) => stopWords.has(word) || isCueWord(best.topic, stem))
  )
    return null
  if (!isOther && told.chance > 0.9)
    return told.label.startsWith('service-') && !ofVisit.test(text) ? 0.95 : null
  if (!isOther && told.chance > 0.75) return 0.9
  if (best !== null && wishes.has(best.topic)) return isOther ? 0.9 : 0.95
  if (named && best !== null) return 0.85
  if (!isAsked) return isReply ? 0.9 : 0.75
  return 0.65
}

const leastOfTerms = 0.4

/** "How long does the appointment take?" */
const ofVisit = /\b(?:appointment|visit|session|lesson|class|meeting|consultation)s?\b/i

const wishes = new Set<Topic>(['booking', 'change_booking', 'person', 'complaint', 'message', 'stop'])

/** An own question has to be nearer than a topic, and much nearer than a wish or a fact plainly asked for. */
function leastOwnScore({ best, isAsked, told, isIdiom }: Asked): number {
  if (isIdiom) return 0.97
  if (best === null) return isAsked ? 0.5 : 0.6
  if (isPlain(told) && told.chance >= 0.97 && told.label.startsWith('service-'))
    return Math.max(0.8, best.confidence)
  const isWish = !isAsked && wishes.has(best.topic)
  return Math.max(isWish ? 0.9 : 0.6, best.confidence)
}

/** What asks for a fact of its own, or states a wish, is not bent towards a question that only sounds near. */
function mayBeNear({ best, named, text, told, isIdiom }: Asked): boolean {
  if (isPlain(told) || isIdiom) return false
  if (best === null) return true
  if (best.topic === 'booking') return !named && /\b(?:without|pay|paying)\b/i.test(text)
  return bendable.includes(best.topic) && !named
}

const bendable: Topic[] = [
  'hours', 'area', 'service_do', 'service_price', 'service_duration', 'address', 'phone', 'website', 'email', 'message', 'wait',
] // biome-ignore format: one readable block

function leastNearScore({ best }: Asked): number {
  if (best === null) return 0.42
  const isFact = best.topic === 'service_price' || best.topic === 'service_duration'
  if (best.topic === 'booking') return 0.55
  return isFact ? 0.7 : Math.max(0.5, best.confidence - 0.2)
}

/** Read with all its words, and from where it begins to ask: what leads up to a question is often about something else. */
function ownQuestionIn(text: string, tokens: Token[], bot: BotFacts): QuestionMatch | null {
  const whole = matchQuestion(contentOf(tokens), bot, openingOf(text))
  const from = askedFrom(tokens)
  const first = tokens[from]
  if (from <= 0 || !first) return whole
  const asked = matchQuestion(contentOf(tokens.slice(from)), bot, openingOf(text.slice(first.start)))
  return asked && asked.score > (whole?.score ?? 0) ? asked : whole
}

/** The same, for a question that says it in quite other words: the whole, or the part of a long one that asks it. */
export function nearQuestionIn(
  { text, tokens }: { text: string; tokens: Token[] },
  facts: { bot: BotFacts; business: BusinessFacts; passages?: Passage[] },
): QuestionMatch | null {
  const from = askedFrom(tokens)
  const parts = [tokens, ...(from > 0 ? [tokens.slice(from)] : []), ...partsOf(text, tokens)]
  let best: QuestionMatch | null = null
  for (const part of parts) {
    const found = nearQuestion(part, facts)
    if (found && found.score > (best?.score ?? 0)) best = found
  }
  return best
}

/** What stands between commas, where it is long enough to ask something. */
function partsOf(text: string, tokens: Token[]): Token[][] {
  const cuts = [...text.matchAll(/[,;:]\s| - /g)].map((match) => match.index)
  if (cuts.length === 0) return []
  return [0, ...cuts]
    .map((cut, i) => tokens.filter(({ start }) => start >= cut && start < (cuts[i] ?? text.length)))
    .filter((part) => part.length >= 4)
}

/** Where "do you", "can I", "is there" stands inside a clause; -1 when it does not. */
export function askedFrom(tokens: Token[]): number {
  // "I have two beagles is the stuff safe for them": said in one breath, it asks anew after what was told.
  const isTold = /^(?:i|we)$/.test(
    tokens.find(({ word }) => !/^(?:um|uh|so|and|well|ok|hi)$/.test(word))?.word ?? '',
  )
  return tokens.findIndex(
    (token, i) =>
      i > 0 &&
      asking.has(token.word) &&
      // "I will do it myself."
      !(token.word === 'do' && /^(?:it|that|this)$/.test(tokens[i + 1]?.word ?? '')) &&
      (asker.has(tokens[i + 1]?.word ?? '') ||
        (isTold &&
          i > 3 &&
          articles.has(tokens[i + 1]?.word ?? '') &&
          !subjects.has(tokens[i - 1]?.word ?? ''))) &&
      (!/^(?:what|when|where|how|why|who|if|that|as)$/.test(tokens[i - 1]?.word ?? '') ||
        /^(?:before|after|besides)$/.test(tokens[i - 2]?.word ?? '')),
  )
}

const asking = new Set('do does can could will would is are should may'.split(' '))
const subjects = new Set('it that this there he she which who one here'.split(' '))
const articles = new Set('the these those your'.split(' '))
const asker = new Set(
  'you i we there it he she they your someone somebody anyone anybody that this'.split(' '),
)

function contentOf(tokens: Token[]): string[] {
  return tokens.filter((token) => !stopWords.has(token.word)).map((token) => stem(token.word))
}
