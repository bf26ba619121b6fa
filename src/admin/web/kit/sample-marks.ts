import type { Speaker, TurnMark } from '#ui/turn-strip-layout.ts'

/** Speech that alternates, from lengths in seconds; negative lengths are silence. */
function talk(seconds: readonly number[], first: Speaker, second: Speaker): TurnMark[] {
  let atMs = 1000
  return seconds.map((length, index): TurnMark => {
    const startMs = atMs + 500
    atMs = startMs + length * 1000
    return { kind: 'speech', who: index % 2 === 0 ? first : second, startMs, endMs: atMs }
  })
}

export const callMarks: TurnMark[] = [
  ...talk([3, 6, 5, 3, 4, 8, 7, 2, 3, 5, 2, 6, 4, 3], 'bot', 'contact'),
  { kind: 'tool', atMs: 17_000 },
  { kind: 'tool', atMs: 37_000 },
  { kind: 'tool', atMs: 52_000 },
]
export const failedMarks: TurnMark[] = [
  ...talk([5, 6, 6, 5], 'bot', 'contact'),
  { kind: 'error', atMs: 27_000 },
  { kind: 'speech', who: 'bot', startMs: 30_000, endMs: 35_000 },
]
export const takenOverMarks: TurnMark[] = [
  ...talk([5, 6, 6, 5], 'bot', 'contact'),
  { kind: 'handover', atMs: 25_500 },
  ...[26, 38].map(
    (at): TurnMark => ({ kind: 'speech', who: 'person', startMs: at * 1000, endMs: (at + 7) * 1000 }),
  ),
  { kind: 'speech', who: 'contact', startMs: 34_000, endMs: 37_000 },
]
export const textMarks: TurnMark[] = [
  ...['contact', 'bot', 'contact', 'bot', 'bot', 'contact'].map(
    (who, index): TurnMark => ({
      kind: 'text',
      who: who as Speaker,
      startMs: index * 60_000,
      endMs: index * 60_000,
    }),
  ),
  { kind: 'tool', atMs: 170_000 },
]
export const waitingMarks: TurnMark[] = [...textMarks.slice(0, 5), { kind: 'handover', atMs: 400_000 }]
/** A greeting, and the caller is gone after three seconds. */
export const briefMarks: TurnMark[] = [
  { kind: 'speech', who: 'bot', startMs: 200, endMs: 2400 },
  { kind: 'speech', who: 'contact', startMs: 2600, endMs: 3000 },
]
/** Two and a half hours of short turns in three stretches, with two errors and a hand-over. */
export const longMarks: TurnMark[] = [
  ...[0, 62, 108].flatMap((atMinute, place) =>
    talk(Array(360 - place * 40).fill(6), 'bot', 'contact').map((mark) => later(mark, atMinute * 60_000)),
  ),
  { kind: 'tool', atMs: 1_200_000 },
  { kind: 'error', atMs: 3_300_000 },
  { kind: 'handover', atMs: 6_400_000 },
]

function later(mark: TurnMark, byMs: number): TurnMark {
  if ('atMs' in mark) return mark
  return { ...mark, startMs: mark.startMs + byMs, endMs: mark.endMs + byMs }
}

/** A person who says a word now and then. */
export const personMarks: TurnMark[] = [
  ...talk([5, 6, 6, 5], 'bot', 'contact'),
  { kind: 'handover', atMs: 25_500 },
  ...[0.9, 1.6, 2.4, 6].map((seconds, place): TurnMark => {
    const startMs = 26_000 + place * 7000
    return { kind: 'speech', who: 'person', startMs, endMs: startMs + seconds * 1000 }
  }),
]
