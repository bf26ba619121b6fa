import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTurnStrip, layoutTurnStrip, stripEnd, type TurnMark } from './turn-strip-layout.ts'

const speech = (who: 'contact' | 'bot' | 'person', startMs: number, endMs: number): TurnMark => ({
  kind: 'speech',
  who,
  startMs,
  endMs,
})
const said = (who: 'contact' | 'bot', startMs: number): TurnMark => ({
  kind: 'text',
  who,
  startMs,
  endMs: startMs,
})

test('places speech by time and leaves the rest of a live strip unknown', () => {
  const marks = [
    speech('bot', 0, 2000),
    speech('contact', 5000, 10_000),
    { kind: 'tool', atMs: 5000 } as const,
  ]
  expect(layoutTurnStrip(marks)).toMatchObject([
    { left: 0, width: 20 },
    { left: 50, width: 50 },
    { left: 50 },
  ])
  expect(layoutTurnStrip(marks, { durationMs: 20_000 })).toMatchObject([
    { width: 10 },
    { left: 25 },
    { left: 25 },
  ])
  expect(layoutTurnStrip(marks, { isLive: true }).map((mark) => Math.round(mark.left))).toEqual([0, 41, 41])
})

// Sabotage: in turn-strip-layout.ts set `shortestMs` to 1.
test('ends the line of a call under five seconds before the strip does', () => {
  const marks = [speech('bot', 0, 2000), speech('contact', 2500, 3000)]
  expect(layoutTurnStrip(marks)).toMatchObject([
    { left: 0, width: 40 },
    { left: 50, width: 10 },
  ])
  expect(stripEnd(marks)).toBe(60)
  expect(stripEnd(marks, { durationMs: 4000 })).toBe(80)
  expect(stripEnd(marks, { durationMs: 60_000 })).toBe(100)
  expect(stripEnd(marks, { isLive: true })).toBeCloseTo(49.2)
  expect(stripEnd([said('contact', 0)])).toBe(100)
  expect([stripEnd([]), stripEnd([], { isLive: true })]).toEqual([100, 0])
})

// Sabotage: in layoutTexts use `texts` in place of the maximum with twelve.
test('gives texts even slots, at least twelve, with moments between them', () => {
  const placed = layoutTurnStrip([said('contact', 0), { kind: 'tool', atMs: 5 }, said('bot', 3_600_000)])
  expect(placed.map((mark) => Math.round(mark.left))).toEqual([4, 8, 13])
  const many = layoutTurnStrip(Array.from({ length: 24 }, (_, index) => said('bot', index)))
  expect(many.at(-1)?.left).toBeCloseTo(100 - 100 / 48)
})

test('never leaves the strip', () => {
  const moment = fc.integer({ min: 0, max: 10_000_000 })
  const mark = fc.oneof(
    fc.record({
      kind: fc.constantFrom('speech', 'text'),
      who: fc.constantFrom('contact', 'bot', 'person'),
      startMs: moment,
      endMs: moment,
    }),
    fc.record({ kind: fc.constantFrom('tool', 'error', 'handover'), atMs: moment }),
  )
  fc.assert(
    fc.property(fc.array(mark), fc.boolean(), (marks, isLive) => {
      const placed = layoutTurnStrip(marks as TurnMark[], { isLive })
      expect(placed).toHaveLength(marks.length)
      for (const one of placed) {
        const end = one.left + (one.kind === 'speech' ? one.width : 0)
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(100.0001)
      }
    }),
  )
})

test('says in words what the strip shows', () => {
  expect(describeTurnStrip([])).toBe('Nobody spoke')
  expect(
    describeTurnStrip([
      speech('bot', 0, 222_000),
      { kind: 'tool', atMs: 1 },
      { kind: 'tool', atMs: 2 },
      { kind: 'error', atMs: 3 },
      { kind: 'handover', atMs: 4 },
    ]),
  ).toBe('3:42 long, 2 tools, 1 error, handed over to a person')
  expect(describeTurnStrip([said('bot', 1)], { isLive: true })).toBe('Live, 1 text')
})
