import { contentStems, stem } from './normalise.ts'
import type { BotFacts, BotQuestion } from './types.ts'
import { synonymGroups, weakWords } from './words.ts'

export type QuestionMatch = { question: BotQuestion; index: number; score: number }

/** The bot's own question nearest to these words, by shared meaning words; `score` from 0 to 1, or null. */
export function matchQuestion(stems: string[], bot: BotFacts): QuestionMatch | null {
  const asked = meaningful(stems)
  let best: QuestionMatch | null = null
  bot.questions.forEach((question, index) => {
    for (const wording of [question.question, ...question.alsoAsked]) {
      const score = likeness(asked, meaningful(contentStems(wording)))
      if (score > (best?.score ?? 0)) best = { question, index, score }
    }
  })
  return best
}

type Meaning = { stem: string; weight: number }

function likeness(asked: Meaning[], wording: Meaning[]): number {
  const shared = asked.filter((one) => wording.some((other) => isAlike(one.stem, other.stem)))
  if (!shared.some((one) => one.weight === 1)) return hasSameWords(asked, wording) ? 1 : 0
  return (2 * total(shared)) / (total(asked) + total(wording))
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

function meaningful(stems: string[]): Meaning[] {
  const unique = [...new Set(stems.map((word) => leading.get(word) ?? word))]
  return unique.map((word) => ({ stem: word, weight: weak.has(word) ? 0.3 : 1 }))
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
