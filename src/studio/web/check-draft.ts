import type { BotConfig } from '#bots/contract.ts'

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
    const name = question.question.trim() === '' ? `Question ${index + 1}` : `“${question.question.trim()}”`
    return [
      ...(question.question.trim() === '' ? [`${name} has no words yet`] : []),
      ...(question.answer.trim() === '' ? [`${name} has no answer yet`] : []),
    ]
  })
  return greeting.trim() === '' ? ['The greeting is empty', ...faults] : faults
}
