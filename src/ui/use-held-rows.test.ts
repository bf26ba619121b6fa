import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdRows } from '#ui/use-held-rows.ts'

describe('rows held back while others arrive', () => {
  // Sabotage: let `below` start at `lastKnown` and the last row shows twice.
  test('new rows above wait, rows loaded below are added', () => {
    expect(holdRows(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual({ keys: ['b', 'c', 'd'], newCount: 1 })
  })

  // Sabotage: count with `next.indexOf(kept[0])` and a row that moved to the second place is not told.
  test('a row that moves up keeps its place and is counted', () => {
    expect(holdRows(['a', 'b', 'c', 'd'], ['c', 'a', 'b', 'd'])).toEqual({
      keys: ['a', 'b', 'c', 'd'],
      newCount: 1,
    })
    expect(holdRows(['a', 'b', 'c'], ['a', 'c', 'b']).newCount).toBe(1)
  })

  test('a row that is gone leaves, and an empty list shows what comes', () => {
    expect(holdRows(['a', 'b'], ['b'])).toEqual({ keys: ['b'], newCount: 0 })
    expect(holdRows([], ['a'])).toEqual({ keys: ['a'], newCount: 0 })
    expect(holdRows(['a'], ['b'])).toEqual({ keys: ['b'], newCount: 0 })
  })

  test('never invents a row, never shows one twice, and says 0 only when the order is the true one', () => {
    const rows = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
    fc.assert(
      fc.property(rows, rows, (shown, keys) => {
        const step = holdRows(shown, keys)
        expect(new Set(step.keys).size).toBe(step.keys.length)
        expect(keys).toEqual(expect.arrayContaining(step.keys))
        if (step.newCount === 0) expect(step.keys).toEqual(keys)
      }),
    )
  })
})
