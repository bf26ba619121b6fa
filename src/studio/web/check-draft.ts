import type { BotConfig } from '#bots/contract.ts'
import { studioWords } from './studio-words.ts'

const words = studioWords.faults

/** The longest texts the server keeps, in characters. */
export const longest = {
  greeting: 300,
  guide: 12_000,
  question: 300,
  answer: 1200,
  alsoAsked: 300,
  alsoAskedLines: 20,
} as const

/** Why the draft cannot be saved yet, in one sentence each; empty when it can. */
export function checkDraft({ greeting, questions }: BotConfig): string[] {
  const faults = questions.flatMap((question, index) => {
    const name =
      question.question.trim() === '' ? words.nth(index + 1) : words.quoted(question.question.trim())
    return [
      ...(question.question.trim() === '' ? [words.question(name)] : []),
      ...(question.answer.trim() === '' ? [words.answer(name)] : []),
    ]
  })
  return greeting.trim() === '' ? [words.greeting, ...faults] : faults
}
