import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { brokenHouses } from './fixtures/broken-houses.ts'
import { soundHouses } from './fixtures/sound-houses.ts'
import { houseOf, type Rule, readHouse } from './house.ts'
import { rooms } from './rooms.ts'
import { circleOfRooms } from './rules/floor-plan.ts'
import { sizesOf } from './rules/sizes.ts'
import { rules } from './rules.ts'

/** Complaints that are let pass. The list starts empty and stays empty. */
const exceptions: readonly string[] = []

const house = readHouse(fileURLToPath(new URL('../..', import.meta.url)))

describe('the house', () => {
  test.each(Object.entries<Rule>(rules))('%s', (_name, rule) => {
    expect(rule(house).filter((complaint) => !exceptions.includes(complaint))).toEqual([])
  })

  test('the table of rooms has no circle', () => {
    expect(circleOfRooms(rooms)).toEqual([])
  })

  test('nothing is excepted', () => {
    expect(exceptions).toEqual([])
  })

  test('files stay short', () => {
    process.stdout.write(`sizes: ${sizesOf(house)}\n`)
    expect(house.sources.length).toBeGreaterThan(0)
  })
})

// A rule that cannot fail is no rule: each is shown a house that breaks it, and one that comes close.
describe('the rules', () => {
  test('each has a house that breaks it', () => {
    expect(new Set(brokenHouses.map(({ rule }) => rule))).toEqual(new Set(Object.keys(rules)))
  })

  test.each(brokenHouses)('$rule: $name is found', ({ rule, files, says }) => {
    const complaints = rules[rule](houseOf(files))
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(says)
  })

  test.each(soundHouses)('$rule: $name is fine', ({ rule, files }) => {
    expect(rules[rule](houseOf(files))).toEqual([])
  })

  test('a circle in the table is found', () => {
    const table = new Map([
      ['bots', new Set(['teams'])],
      ['teams', new Set(['kit', 'bots'])],
      ['kit', new Set<string>()],
    ])
    expect(circleOfRooms(table)).toEqual([expect.stringContaining('bots → teams → bots')])
  })

  test('the table says who is above whom', () => {
    expect(rooms.get('telephony')?.has('tools')).toBe(false)
    expect(rooms.get('reports')?.has('tools')).toBe(true)
    expect(rooms.get('desk')?.has('telephony')).toBe(true)
    expect(rooms.get('desk')?.has('notifications')).toBe(false)
    expect(rooms.get('kit')?.size).toBe(0)
    expect(
      [...rooms].filter(([, may]) => may.has('app') || may.has('providers')).map(([room]) => room),
    ).toEqual(['app'])
  })
})
