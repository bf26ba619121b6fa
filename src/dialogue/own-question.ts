import { matchQuestion, openingOf, type QuestionMatch } from './match-question.ts'
import { stem, type Token } from './normalise.ts'
import type { BotFacts } from './types.ts'
import { stopWords } from './words.ts'

/** Read with all its words, and from where it begins to ask: what leads up to a question is often about something else. */
export function ownQuestionIn(text: string, tokens: Token[], bot: BotFacts): QuestionMatch | null {
  const whole = matchQuestion(contentOf(tokens), bot, openingOf(text))
  const from = askedFrom(tokens)
  const first = tokens[from]
  if (from <= 0 || !first) return whole
  const asked = matchQuestion(contentOf(tokens.slice(from)), bot, openingOf(text.slice(first.start)))
  return asked && asked.score > (whole?.score ?? 0) ? asked : whole
}

/** Where "do you", "can I", "is there" stands inside a clause; -1 when it does not. */
export function askedFrom(tokens: Token[]): number {
  return tokens.findIndex(
    (token, i) =>
      i > 0 &&
      asking.has(token.word) &&
      asker.has(tokens[i + 1]?.word ?? '') &&
      !/^(?:what|when|where|how|why|who|if|that|as|so)$/.test(tokens[i - 1]?.word ?? ''),
  )
}

const asking = new Set('do does can could will would is are should may'.split(' '))
const asker = new Set('you i we there it he she they your'.split(' '))

function contentOf(tokens: Token[]): string[] {
  return tokens.filter((token) => !stopWords.has(token.word)).map((token) => stem(token.word))
}
