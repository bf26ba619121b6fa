import { expect, test } from 'vitest'
import { mergeThinTurns } from './merge-thin-turns.ts'
import type { TurnMark } from './turn-strip-layout.ts'

const hourMs = 60 * 60 * 1000
/** The two talk in turns of six seconds each, a second between them. */
const talk = (turns: number): TurnMark[] =>
  Array.from({ length: turns }, (_, place) => ({
    kind: 'speech',
    who: place % 2 === 0 ? 'bot' : 'contact',
    startMs: place * 7000,
    endMs: place * 7000 + 6000,
  }))

// Sabotage: in merge-thin-turns.ts let `isNear` be false.
test('draws what is thinner than two pixels as one turn of each speaker, and keeps what happened', () => {
  const error: TurnMark = { kind: 'error', atMs: hourMs }
  const merged = mergeThinTurns([...talk(600), error, ...later(talk(600), 2 * hourMs)], {
    durationMs: 3.5 * hourMs,
    widthPx: 120,
  })
  expect(merged).toEqual([
    { kind: 'speech', who: 'bot', startMs: 0, endMs: 598 * 7000 + 6000 },
    { kind: 'speech', who: 'contact', startMs: 7000, endMs: 599 * 7000 + 6000 },
    error,
    { kind: 'speech', who: 'bot', startMs: 2 * hourMs, endMs: 2 * hourMs + 598 * 7000 + 6000 },
    { kind: 'speech', who: 'contact', startMs: 2 * hourMs + 7000, endMs: 2 * hourMs + 599 * 7000 + 6000 },
  ])
})

// Sabotage: in merge-thin-turns.ts leave out the question whether either is thin.
test('leaves turns that can be seen apart as they are', () => {
  const wide: TurnMark[] = [
    { kind: 'speech', who: 'bot', startMs: 0, endMs: hourMs },
    { kind: 'speech', who: 'bot', startMs: hourMs + 1000, endMs: 2.5 * hourMs },
  ]
  expect(mergeThinTurns(wide, { durationMs: 2.5 * hourMs, widthPx: 120 })).toEqual(wide)
  const short = talk(40)
  expect(mergeThinTurns(short, { durationMs: 2 * hourMs, widthPx: 120 })).toBe(short)
})

function later(marks: readonly TurnMark[], byMs: number): TurnMark[] {
  return marks.map((mark) =>
    'atMs' in mark
      ? { ...mark, atMs: mark.atMs + byMs }
      : { ...mark, startMs: mark.startMs + byMs, endMs: mark.endMs + byMs },
  )
}
