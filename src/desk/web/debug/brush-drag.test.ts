import { expect, test } from 'vitest'
import { dragTo, grab } from './brush-drag.ts'

const extentMs = 60_000
const window = { fromMs: 20_000, toMs: 30_000 }
const held = (atMs: number, shown = window) => grab(atMs, { window: shown, extentMs, nearMs: 500 })

// Sabotage: in grab look at the inside before the edges.
test('edges are pulled, the inside is moved, and beside it a new part is drawn', () => {
  expect([19_800, 30_400, 25_000, 40_000].map((at) => held(at).hold)).toEqual(['start', 'end', 'part', 'new'])
  expect(dragTo(held(20_000), 12_000, extentMs)).toEqual({ fromMs: 12_000, toMs: 30_000 })
  expect(dragTo(held(30_000), 45_000, extentMs)).toEqual({ fromMs: 20_000, toMs: 45_000 })
  expect(dragTo(held(25_000), 26_000, extentMs)).toEqual({ fromMs: 21_000, toMs: 31_000 })
  expect(dragTo(held(50_000), 40_000, extentMs)).toEqual({ fromMs: 40_000, toMs: 50_000 })
})

test('all of the call has no edges: a part is drawn wherever one begins', () => {
  const whole = held(0, { fromMs: 0, toMs: extentMs })
  expect(dragTo(whole, 8_000, extentMs)).toEqual({ fromMs: 0, toMs: 8_000 })
})

// Sabotage: in dragTo leave out the least length.
test('an edge stops before the other one, and at the ends of the call', () => {
  expect(dragTo(held(20_000), 50_000, extentMs)).toEqual({ fromMs: 29_600, toMs: 30_000 })
  expect(dragTo(held(30_000), 0, extentMs)).toEqual({ fromMs: 20_000, toMs: 20_400 })
  expect(dragTo(held(30_000), 90_000, extentMs)).toEqual({ fromMs: 20_000, toMs: 60_000 })
  expect(dragTo(held(20_000), -9_000, extentMs)).toEqual({ fromMs: 0, toMs: 30_000 })
})
