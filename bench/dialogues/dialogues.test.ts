import { describe, expect, it } from 'vitest'
import { listHeldOut } from '../held-out/list-held-out.ts'
import { findFaults } from './find-faults.ts'
import { judge } from './judge.ts'
import { readFiles, tuningFiles } from './read-files.ts'

const trades = ['bike-shop', 'auto-repair', 'electrician', 'physiotherapy']
const files = trades.flatMap((trade) => readFiles(new URL(`${trade}.json`, import.meta.url)))

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

it('holds no dialogue that nobody could meet', () => {
  // Sabotage: in any dialogue, let `end` want a service that its business does not have, or a time at night.
  const all = [...tuningFiles(), ...listHeldOut('dialogues').flatMap(({ url }) => readFiles(url))]
  const faults = all.flatMap((file) =>
    file.dialogues.flatMap((dialogue) =>
      findFaults(file, dialogue).map((fault) => `${file.trade} ${dialogue.id}: ${fault}`),
    ),
  )
  expect(faults).toEqual([])
})
