import type { TurnMark } from '#ui/turn-strip-layout.ts'

/** The product's emblem: two voices taking turns, one tool between them. It shows nobody's conversation. */
export const emblemMarks: readonly TurnMark[] = [
  ...spans('bot', [0.3, 3], [5.8, 7.9], [9.2, 12.2], [14.3, 16.6], [19.4, 22.2], [25.2, 28.4], [31.5, 35]),
  ...spans('contact', [3.4, 5.6], [8.1, 8.9], [12.7, 14], [17, 19], [22.6, 24.8], [28.9, 31], [35.3, 35.8]),
  { kind: 'tool', atMs: 11_900 },
]

function spans(who: 'bot' | 'contact', ...seconds: [from: number, to: number][]): TurnMark[] {
  return seconds.map(([from, to]) => ({ kind: 'speech', who, startMs: from * 1000, endMs: to * 1000 }))
}
