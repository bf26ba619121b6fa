import { describe, expect, it } from 'vitest'
import { packLikeness, unpackLikeness } from './likeness-table.ts'
import { tellerBy, tellerOf } from './tell-meant.ts'
import { vectorLength } from './word-vectors.ts'

const choice = (answer: string, ...wordings: string[]) => ({
  answer: answer.split(' '),
  wordings: wordings.map((wording) => wording.split(' ')),
})
const choices = [
  choice('you can leave the car behind the building', 'where can i park', 'is there parking'),
  choice('we take cash and every card', 'how can i pay', 'do you take credit cards'),
  choice('please keep them on a leash', 'are dogs allowed'),
]
const tell = tellerOf(choices)
const told = (text: string) => tell(text.split(' '))

describe('which of several things a text means', () => {
  it('is told in words that none of its wordings uses', () => {
    // Sabotage: give every word firstVector('word') in weighWord().
    const likeliest = (text: string) => told(text).indexOf(Math.max(...told(text)))
    expect(likeliest('somewhere near you to put my truck')).toBe(0)
    expect(likeliest('would you accept a check or my visa')).toBe(1)
    expect(likeliest('can my puppy come along')).toBe(2)
    expect(told('will my puppy be welcome too')[2]).toBeGreaterThan(0.6)
  })

  it('is none of them where nothing is near', () => {
    // Sabotage: start the total of the powers at 0 instead of 1.
    for (const text of [
      'what is the capital of peru',
      'my printer has run out of ink',
      'see you on friday then',
    ])
      expect(Math.max(...told(text)), text).toBeLessThan(0.5)
  })

  it('leaves the rest of the chance to none, for no word, no choice and strange words too', () => {
    // Sabotage: do not divide by the total.
    for (const text of ['', 'zzqx', 'parking '.repeat(500).trim()]) {
      const chances = tell(text === '' ? [] : text.split(' '))
      expect(chances).toHaveLength(3)
      const sum = chances.reduce((all, chance) => all + chance, 0)
      expect(sum).toBeGreaterThanOrEqual(0)
      expect(sum).toBeLessThan(1.000001)
    }
    expect(tellerOf([])(['parking'])).toEqual([])
    expect(tellerOf([{ wordings: [], answer: [] }])(['parking'])[0]).toBeCloseTo(0, 5)
  })
})

it('keeps a table as bytes, near enough', () => {
  // Sabotage: read the vectors of a row from its first byte.
  const along = (part: number) =>
    Float32Array.from({ length: vectorLength }, (_, at) => (at === part ? 1 : 0))
  const table = {
    vectors: new Map([
      ['fork', along(3)],
      ['spoon', along(7)],
    ]),
    weights: new Map([
      ['fork', 0.5],
      ['spoon', -1.5],
    ]),
    weightSlope: along(1),
    shares: { text: 5, wording: 4, whole: 3, answer: -1, none: 6 },
  }
  const again = unpackLikeness(packLikeness(table))
  expect(again).toEqual(table)
  const asked = [choice('a', 'fork'), choice('b', 'spoon')]
  expect(tellerBy(again, asked)(['fork'])).toEqual(tellerBy(table, asked)(['fork']))
})
