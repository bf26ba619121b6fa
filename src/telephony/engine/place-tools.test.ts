import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tool } from '../../../tests/support/a-call-record.ts'
import { placeTools } from './place-tools.ts'

const used = (position: number, workMs: number) => ({
  ...tool(`tool_${position}`, { startMs: 0 }),
  position,
  workMs,
})
const times = (placed: ReturnType<typeof placeTools>) =>
  placed.map(({ name, startMs, durationMs }) => `${name} ${startMs} ${startMs + durationMs}`)

// Sabotage: in placeTools begin every round at its own start.
test('a tool is at work from the answer that asked for it to the next question', () => {
  const rounds = [
    { startMs: 100, endMs: 150, toolCalls: 1 },
    { startMs: 250, endMs: 300, toolCalls: 2 },
    { startMs: 600, endMs: 640, toolCalls: 0 },
  ]
  expect(times(placeTools([used(2, 10), used(1, 40), used(3, 20)], rounds, 100))).toEqual([
    'tool_1 150 250',
    'tool_2 300 400',
    'tool_3 400 600',
  ])
})

test('the last round takes as long as its tools counted, and tools nobody asked for follow', () => {
  expect(
    times(placeTools([used(1, 40), used(2, 5)], [{ startMs: 100, endMs: 150, toolCalls: 1 }], 100)),
  ).toEqual(['tool_1 150 190', 'tool_2 150 155'])
  expect(times(placeTools([used(1, 40)], [], 70))).toEqual(['tool_1 70 110'])
})

// Sabotage: in inProportion leave out the `+ startMs`.
test('whatever was asked, every tool is placed once and none begins before the turn', () => {
  const round = fc.record({ lengthMs: fc.nat(900), pauseMs: fc.nat(900), toolCalls: fc.nat(3) })
  fc.assert(
    fc.property(
      fc.array(round, { maxLength: 5 }),
      fc.array(fc.nat(500), { maxLength: 6 }),
      (rounds, works) => {
        let atMs = 1_000
        const asked = rounds.map(({ lengthMs, pauseMs, toolCalls }) => {
          const startMs = atMs
          atMs = startMs + lengthMs + pauseMs
          return { startMs, endMs: startMs + lengthMs, toolCalls }
        })
        const placed = placeTools(
          works.map((workMs, place) => used(place + 1, workMs)),
          asked,
          1_000,
        )
        expect(placed.map(({ position }) => position)).toEqual(works.map((_, place) => place + 1))
        for (const { startMs, durationMs } of placed) {
          expect(startMs).toBeGreaterThanOrEqual(1_000)
          expect(durationMs).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
