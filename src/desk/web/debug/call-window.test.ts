import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clampWindow,
  gridOf,
  nearWindow,
  panWindow,
  placeIn,
  showStretch,
  wholeWindow,
  zoomWindow,
} from './call-window.ts'

const extentMs = 60_000

// Sabotage: in zoomWindow take a share of 0.5 always.
test('the moment that is zoomed at stays where it is', () => {
  const window = { fromMs: 10_000, toMs: 30_000 }
  const near = zoomWindow(window, { factor: 0.5, aroundMs: 15_000, extentMs })
  expect(near).toEqual({ fromMs: 12_500, toMs: 22_500 })
  expect(placeIn(near, 15_000)).toBeCloseTo(placeIn(window, 15_000))
})

test('a stretch out of sight is brought into it, and one in sight moves nothing', () => {
  const window = { fromMs: 0, toMs: 10_000 }
  expect(showStretch(window, { startMs: 2_000, endMs: 3_000 }, extentMs)).toBe(window)
  expect(showStretch(window, { startMs: 40_000, endMs: 41_000 }, extentMs)).toEqual({
    fromMs: 35_500,
    toMs: 45_500,
  })
  expect(showStretch(window, { startMs: 20_000, endMs: 40_000 }, extentMs)).toEqual({
    fromMs: 16_000,
    toMs: 44_000,
  })
})

// Sabotage: in nearWindow give the window as it is.
test('from afar one comes near what is shown, and what is near stays as it is', () => {
  const far = showStretch(
    nearWindow(wholeWindow(extentMs), extentMs),
    { startMs: 40_000, endMs: 41_000 },
    extentMs,
  )
  expect(far).toEqual({ fromMs: 28_500, toMs: 52_500 })
  expect(
    showStretch(nearWindow(wholeWindow(extentMs), extentMs), { startMs: 0, endMs: 0 }, extentMs),
  ).toEqual({
    fromMs: 0,
    toMs: 24_000,
  })
  const near = { fromMs: 10_000, toMs: 20_000 }
  expect(nearWindow(near, extentMs)).toBe(near)
  expect(nearWindow(wholeWindow(30_000), 30_000)).toEqual(wholeWindow(30_000))
})

test('the grid stands at round moments, far enough apart', () => {
  expect(gridOf({ fromMs: 1_300, toMs: 21_300 }, 500)).toEqual([4_000, 8_000, 12_000, 16_000, 20_000])
  expect(gridOf({ fromMs: 0, toMs: 400 }, 800)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400])
})

// Sabotage: in clampWindow leave out the minimum of `from`.
test('whatever is done to it, a window lies within the call and has some length', () => {
  const ms = fc.integer({ min: -100_000, max: 200_000 })
  const deed = fc.oneof(
    fc.record({
      kind: fc.constant('zoom' as const),
      factor: fc.double({ min: 0.01, max: 50, noNaN: true }),
      aroundMs: ms,
    }),
    fc.record({ kind: fc.constant('pan' as const), byMs: ms }),
    fc.record({ kind: fc.constant('set' as const), fromMs: ms, toMs: ms }),
  )
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 20 }),
      fc.integer({ min: 0, max: 7_200_000 }),
      (deeds, lengthMs) => {
        let window = wholeWindow(lengthMs)
        for (const one of deeds) {
          if (one.kind === 'zoom') window = zoomWindow(window, { ...one, extentMs: lengthMs })
          else if (one.kind === 'pan') window = panWindow(window, one.byMs, lengthMs)
          else window = clampWindow(one, lengthMs)
          expect(window.fromMs).toBeGreaterThanOrEqual(-0.001)
          expect(window.toMs).toBeLessThanOrEqual(Math.max(400, lengthMs) + 0.001)
          expect(window.toMs - window.fromMs).toBeGreaterThan(399)
        }
      },
    ),
  )
})
