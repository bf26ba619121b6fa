import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DialogueFile } from './dialogue.ts'
import { judge } from './judge.ts'

const trades = ['bike-shop', 'auto-repair', 'electrician', 'physiotherapy']
const files = trades.map(
  (trade): DialogueFile => JSON.parse(readFileSync(new URL(`${trade}.json`, import.meta.url), 'utf8')),
)

describe('hand-written dialogues of four trades', () => {
  const outcomes = files.flatMap((file) => file.dialogues.map((dialogue) => judge(file, dialogue)))
  const isRight = (item: (typeof outcomes)[number]) =>
    item.problems.length + item.falseClaims.length + item.inventions.length === 0

  it('end as they should', () => {
    // Sabotage: let deedCall return null, or pickWindow take the last of the offered windows.
    const wrong = outcomes.filter((item) => !isRight(item))
    const report = wrong.map((item) => `${item.id}: ${item.problems.join('; ')}`).join('\n')
    expect(1 - wrong.length / outcomes.length, report).toBeGreaterThanOrEqual(0.9)
  })

  it('tell no deed that did not happen', () => {
    // Sabotage: push the booked news in refuse().
    expect(outcomes.flatMap((item) => item.falseClaims.map((claim) => `${item.id}: ${claim}`))).toEqual([])
  })

  it('say nothing that stands nowhere', () => {
    expect(outcomes.flatMap((item) => item.inventions.map((what) => `${item.id}: ${what}`))).toEqual([])
  })
})
