import type { QuestionMatch } from './match-question.ts'
import { meaningsOf } from './meanings.ts'
import { stem, type Token, tokenise } from './normalise.ts'
import type { BotFacts, BusinessFacts, Passage } from './types.ts'
import { stopWords, weakWords } from './words.ts'

/**
 * The bot's own question that these words most likely mean although they say it differently: scored over the
 * question, its other wordings and its answer, with words that point the same way counting in part. Null when no
 * question clearly leads. `score` from 0 to 1.
 */
export function nearQuestion(
  tokens: Token[],
  { bot, business, passages = [] }: { bot: BotFacts; business: BusinessFacts; passages?: Passage[] },
): QuestionMatch | null {
  const asked = [...new Set(contentOf(tokens))]
  if (asked.length === 0) return null
  const { questions, spread } = indexOf(bot, business)
  const ranked = questions
    .map((entry) => ({
      entry,
      score: scoreOf(asked, entry, { spread, favoured: favoured(entry, passages) }),
    }))
    .sort((a, b) => b.score - a.score)
  const [first, second] = ranked
  if (!first || first.score < least || (second && second.score * lead > first.score)) return null
  const question = bot.questions[first.entry.index]
  return question ? { question, index: first.entry.index, score: Math.min(1, first.score) } : null
}

const least = 0.36
/** How far the best question has to be ahead of the next. */
const lead = 1.2

type Entry = {
  index: number
  answer: string
  wordings: Set<string>[]
  said: Set<string>
  lines: Map<number, number>
}
type Index = { questions: Entry[]; spread: Map<string, number> }
const known = new WeakMap<BotFacts, Index>()

function indexOf(bot: BotFacts, business: BusinessFacts): Index {
  const cached = known.get(bot)
  if (cached) return cached
  const questions = bot.questions.map(({ question, alsoAsked, answer }, index): Entry => {
    const wordings = [question, ...alsoAsked].map((text) => new Set(wordsOf(text)))
    const said = new Set(wordsOf(answer))
    const lines = new Map<number, number>()
    for (const word of said) for (const line of meaningsOf(word)) lines.set(line, inAnswer)
    for (const word of wordings.flatMap((words) => [...words]))
      for (const line of meaningsOf(word)) lines.set(line, 1)
    return { index, answer, wordings, said, lines }
  })
  // What the whole business speaks of tells one question from another the least.
  const texts = [
    ...questions.map(({ wordings }) => new Set(wordings.flatMap((words) => [...words]))),
    ...business.services.map(({ name, alsoCalled }) => new Set([name, ...alsoCalled].flatMap(wordsOf))),
    new Set(wordsOf(`${business.name} ${business.about}`)),
  ]
  const spread = new Map<string, number>()
  for (const words of texts) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)
  const found = { questions, spread }
  known.set(bot, found)
  return found
}

const inAnswer = 0.5
const sameLine = 0.65

function scoreOf(
  asked: string[],
  entry: Entry,
  { spread, favoured: bonus }: { spread: Map<string, number>; favoured: number },
): number {
  const weightOf = (word: string) =>
    (weak.has(word) ? 0.35 : 1) / Math.sqrt(Math.max(1, spread.get(word) ?? 1))
  let evidence = 0
  let missed = 0
  let isTelling = false
  for (const word of asked) {
    const strength = strengthOf(word, entry)
    const weight = strength.isWord ? weightOf(word) : weak.has(word) ? 0.35 : 0.8
    evidence += weight * strength.value
    missed += weight * (strength.value > 0 ? (1 - strength.value) * 0.35 : unmet(word))
    isTelling ||= weight * strength.value >= 0.45
  }
  if (!isTelling) return 0
  const covered = Math.max(...entry.wordings.map((words) => coverage(words, asked, weightOf)))
  return (
    (evidence / (evidence + missed)) * (0.45 + 0.55 * covered) * Math.min(1, 0.55 + evidence * 0.35) + bonus
  )
}

/** A word that names a matter of its own, and not this one, speaks against it; a word of the story around it hardly. */
function unmet(word: string): number {
  return meaningsOf(word).length > 0 && !weak.has(word) ? 0.9 : 0.3
}

function strengthOf(word: string, { wordings, said, lines }: Entry): { value: number; isWord: boolean } {
  if (wordings.some((words) => words.has(word))) return { value: 1, isWord: true }
  const line = Math.max(0, ...meaningsOf(word).map((id) => lines.get(id) ?? 0)) * sameLine
  const inSaid = said.has(word) ? inAnswer : 0
  return inSaid >= line ? { value: inSaid, isWord: true } : { value: line, isWord: false }
}

function coverage(wording: Set<string>, asked: string[], weightOf: (word: string) => number): number {
  const lines = new Set(asked.flatMap((word) => [...meaningsOf(word)]))
  let [matched, all] = [0, 0]
  for (const word of wording) {
    const weight = weightOf(word)
    all += weight
    if (asked.includes(word)) matched += weight
    else if (meaningsOf(word).some((line) => lines.has(line))) matched += weight * sameLine
  }
  return all === 0 ? 0 : matched / all
}

/** A search over the bot's knowledge that put this answer first speaks for it. */
function favoured({ answer }: Entry, passages: Passage[]): number {
  const at = passages.findIndex(({ text }) => text.includes(answer))
  return at === 0 ? 0.06 : at === 1 ? 0.02 : 0
}

function contentOf(tokens: Token[]): string[] {
  return tokens
    .filter(({ word }) => (!stopWords.has(word) && !quiet.has(word)) || kept.has(word))
    .map(({ word }) => stem(word))
}

function wordsOf(text: string): string[] {
  return contentOf(tokenise(text.replace(/(\p{L})-(?=\p{L})/gu, '$1')))
}

/** Words around a question that say nothing of its matter. */
const quiet = new Set(
  `being done doing somewhere anything something nothing really quite going might okay fine alright matter mean means
  happen happens case let lets say says said wonder ask asked because since although somehow maybe perhaps just even
  morning afternoon evening sorry thanks silly forgive well already always never sometimes usually happening people gets someplace worse skip thing stuff bit big`.split(
    /\s+/,
  ),
)
/** Small words that do carry a topic here: whether somebody is there, what comes out. */
const kept = new Set(['there', 'somebody', 'someone', 'off', 'out'])
const weak = new Set([...weakWords, ...kept].map(stem))
