import { contentStems, stem } from './normalise.ts'
import type { BotFacts, BotQuestion } from './types.ts'
import { synonymGroups, weakWords } from './words.ts'

export type QuestionMatch = { question: BotQuestion; index: number; score: number }

/**
 * The bot's own question nearest to these words, by shared meaning words; `score` from 0 to 1, or null. `opening` is
 * the word that asks, such as "what": two questions that ask alike need share less.
 */
export function matchQuestion(stems: string[], bot: BotFacts, opening = ''): QuestionMatch | null {
  const { wordings, weightOf } = wordingsOf(bot.questions)
  const asked = meaningful(stems, weightOf)
  let best: QuestionMatch | null = null
  for (const wording of wordings) {
    const isAskedAlike = opening !== '' && wording.opening === opening
    const score = likeness(asked, wording.meaning, isAskedAlike)
    if (score > (best?.score ?? 0)) best = { question: wording.question, index: wording.index, score }
  }
  return best
}

type Wording = { question: BotQuestion; index: number; meaning: Meaning[]; opening: string }
type Wordings = { wordings: Wording[]; weightOf: (stem: string) => number }
const known = new WeakMap<BotQuestion[], Wordings>()

/** Every wording of every question as its meaning words, worked out once for a bot. */
function wordingsOf(questions: BotQuestion[]): Wordings {
  const cached = known.get(questions)
  if (cached) return cached
  const texts = questions.flatMap((question, index) =>
    [question.question, ...question.alsoAsked].flatMap((wording) => {
      const joined = wording.replace(/(\p{L})-(?=\p{L})/gu, '$1')
      return (joined === wording ? [wording] : [wording, joined]).map((text) => ({ question, index, text }))
    }),
  )
  const holders = new Map<string, Set<number>>()
  for (const { text, index } of texts)
    for (const word of contentStems(text)) holders.set(word, (holders.get(word) ?? new Set()).add(index))
  // A common word that only one of these questions uses still tells it from the others.
  const weightOf = (word: string) => {
    if (!weak.has(word)) return 1
    return holders.get(word)?.size === 1 ? 0.5 : 0.3
  }
  const wordings = texts.map(({ question, index, text }) => ({
    question,
    index,
    meaning: meaningful(contentStems(text), weightOf),
    opening: openingOf(text),
  }))
  const found = { wordings, weightOf }
  known.set(questions, found)
  return found
}

/** "what", "how", "can" … : the word with which a question begins. */
export function openingOf(text: string): string {
  return (
    /^\W*(?:(?:and|so|ok|okay|hi|hey|hello|also|uh|um|yes|well|but|thanks|then)\W+)*(what|where|when|which|who|how|can|could|do|does|are|is)\b/i
      .exec(text)?.[1]
      ?.toLowerCase() ?? ''
  )
}

type Meaning = { stem: string; weight: number }

function likeness(asked: Meaning[], wording: Meaning[], isAskedAlike: boolean): number {
  const shared = asked.filter((one) => wording.some((other) => isAlike(one.stem, other.stem)))
  const isTelling =
    shared.some((one) => one.weight === 1) || (isAskedAlike && shared.some((one) => one.weight === 0.5))
  if (!isTelling) return (asked.length > 1 || isAskedAlike) && hasSameWords(asked, wording) ? 1 : 0
  const dice = (2 * total(shared)) / (total(asked) + total(wording))
  const isWhole = shared.length >= wording.length
  return isWhole && (isAskedAlike || total(wording) >= 2) ? Math.max(dice, 0.58) : dice
}

/** Two questions of weak words only ("What do you use?") are alike only when they share them all. */
function hasSameWords(asked: Meaning[], wording: Meaning[]): boolean {
  return (
    asked.length > 0 &&
    asked.length === wording.length &&
    asked.every((one, i) => one.stem === wording[i]?.stem)
  )
}

function total(words: Meaning[]): number {
  return words.reduce((sum, one) => sum + one.weight, 0)
}

function meaningful(stems: string[], weightOf: (stem: string) => number): Meaning[] {
  const unique = [...new Set(stems.map((word) => leading.get(word) ?? word))]
  return unique.map((word) => ({ stem: word, weight: weightOf(word) }))
}

/** "licensed" and "license", "insured" and "insurance": one long beginning, different endings. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const shared = Math.min(one.length, other.length)
  return shared >= 5 && Math.abs(one.length - other.length) <= 4 && one.slice(0, 5) === other.slice(0, 5)
}

const leading = new Map(
  synonymGroups.flatMap(([first = '', ...others]) =>
    others.map((word) => [stem(word), stem(first)] as const),
  ),
)
const weak = new Set([...weakWords].map(stem))
