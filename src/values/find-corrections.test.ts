import { expect, it } from 'vitest'
import { findCorrections } from './find-corrections.ts'

// Sabotage: in find-corrections.ts take 'i said' and 'no i said' out of the cues.
it.each([
  ['no, I said Thursday', 'Thursday', null],
  ['actually make it friday', 'friday', null],
  ['sorry 12 not 21', '12', '21'],
  ['i meant the 3rd', 'the 3rd', null],
  ["no it's jo with no h", 'jo with no h', null],
  ['Thursday, not Tuesday', 'Thursday', 'Tuesday'],
  // Sabotage: in find-corrections.ts let `from` be `start`.
  ['no i said tuesday but i meant wednesday', 'wednesday', null],
])('reads "%s"', (text, said, notSaid) => {
  const [found] = findCorrections(text)
  expect(found?.value.said).toBe(said)
  expect(found?.value.notSaid).toBe(notSaid)
  const { start, end } = found?.value.saidSpan ?? { start: 0, end: 0 }
  expect(text.slice(start, end)).toBe(said)
})

it.each(['no', 'no thanks', 'thursday please', 'my sink is blocked'])('sees none in "%s"', (text) => {
  expect(findCorrections(text)).toEqual([])
})
