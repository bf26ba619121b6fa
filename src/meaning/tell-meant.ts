import { readFileSync } from 'node:fs'
import { likenessTo } from './likeness.ts'
import { type LikenessTable, unpackLikeness } from './likeness-table.ts'

/** One of the things a text may mean: how it is put, and what is answered to it; each as lower-case words. */
export interface Choice {
  wordings: readonly (readonly string[])[]
  answer: readonly string[]
}

/**
 * A reader of texts, as their words: how likely each means each of the choices, in their order. What is left to one is
 * that it means none of them.
 */
export function tellerOf(choices: readonly Choice[]): (words: readonly string[]) => number[] {
  return tellerBy(learntTable(), choices)
}

/** The words that people use with businesses, the commonest first. */
export function everydayWords(count: number): string[] {
  return [...learntTable().vectors.keys()].slice(0, count)
}

function learntTable(): LikenessTable {
  learnt ??= unpackLikeness(readFileSync(new URL('./likeness.bin', import.meta.url)))
  return learnt
}

let learnt: LikenessTable | null = null

export function tellerBy(table: LikenessTable, choices: readonly Choice[]) {
  const forms = choices.flatMap(({ wordings, answer }, of) =>
    [
      ...wordings.map((words) => ({ of, words, more: 0 })),
      { of, words: answer, more: table.shares.answer },
    ].filter(({ words }) => words.length > 0),
  )
  const likeness = likenessTo(
    table,
    forms.map(({ words }) => words),
  )
  return (words: readonly string[]): number[] => {
    if (words.length === 0) return choices.map(() => 0)
    const scores = choices.map((): number[] => [])
    likeness(words).forEach((score, at) => {
      const form = forms[at]
      if (form) scores[form.of]?.push(score + form.more)
    })
    const powers = scores.map((all) => Math.exp(strongest(all) - table.shares.none))
    const total = powers.reduce((sum, power) => sum + power, 1)
    return powers.map((power) => power / total)
  }
}

/** Nearly the greatest of them, and a little more where several are near. */
function strongest(scores: readonly number[]): number {
  const most = Math.max(...scores)
  const sum = scores.reduce((all, score) => all + Math.exp(sharpness * (score - most)), 0)
  return scores.length === 0 ? -1000 : most + Math.log(sum) / sharpness
}

export const sharpness = 3
