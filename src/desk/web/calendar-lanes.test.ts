import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLanes } from './calendar-lanes.ts'

const lanesOf = (items: [number, number][]) =>
  packLanes(items.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => [lane, lanes])

test('what stands alone has the whole width', () => {
  expect(lanesOf([[0, 60], [60, 120]])).toEqual([[0, 1], [0, 1]]) // biome-ignore format: one line
})

test('what overlaps stands side by side, and the next one takes the lane that is free again', () => {
  expect(lanesOf([[0, 60], [30, 90], [60, 120]])).toEqual([[0, 2], [1, 2], [0, 2]]) // biome-ignore format: one line
})

test('what has free lanes at its right reaches over them', () => {
  const [long, , third, late] = packLanes([
    { from: 0, to: 200 },
    { from: 0, to: 60 },
    { from: 0, to: 60 },
    { from: 100, to: 160 },
  ])
  expect(long).toMatchObject({ lane: 0, span: 1, lanes: 3 })
  expect(third).toMatchObject({ lane: 2, span: 1 })
  expect(late).toMatchObject({ lane: 1, span: 2 })
})

test('nothing covers anything, no lane is empty, none is more than needed', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 120 }))
    .map(([from, length]) => ({ from, to: from + length }))
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 60 }), (items) => {
      const packed = packLanes(items)
      expect(packed).toHaveLength(items.length)
      for (const one of packed) {
        expect(one.span).toBeGreaterThan(0)
        expect(one.lane + one.span).toBeLessThanOrEqual(one.lanes)
        const rivals = packed.filter((other) => other !== one && other.from < one.to && one.from < other.to)
        // Sabotage: in packLanes compare the ends with `<` from + 10.
        for (const rival of rivals) {
          expect(rival.lanes).toBe(one.lanes)
          expect(rival.lane < one.lane || rival.lane >= one.lane + one.span).toBe(true)
        }
      }
      const busiest = Math.max(
        0,
        ...packed.map(({ from }) => packed.filter((item) => item.from <= from && from < item.to).length),
      )
      expect(Math.max(0, ...packed.map(({ lanes }) => lanes))).toBe(busiest)
    }),
    { numRuns: 500 },
  )
})
