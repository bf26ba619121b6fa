import { expect, test } from 'vitest'
import { captionMarks } from './caption-marks.ts'

const caption = (who: string, atMs: number, endMs: number) => ({
  ...{ who, atMs, endMs, text: 'Words', wordAtMs: [atMs], isCut: false },
})
const captions = [caption('bot', 0, 2_000), caption('caller', 2_500, 4_000), caption('bot', 9_000, 9_900)]

test('only what has been heard stands on the strip', () => {
  // Sabotage: do not clip a mark at nowMs.
  expect(captionMarks(captions, 3_000)).toEqual([
    { kind: 'speech', who: 'bot', startMs: 0, endMs: 2_000 },
    { kind: 'speech', who: 'contact', startMs: 2_500, endMs: 3_000 },
  ])
  expect(captionMarks([{ ...caption('caller', 0, 100), digits: '5' }], 500)).toEqual([])
})
