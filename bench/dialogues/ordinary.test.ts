import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { tuningFiles } from './read-files.ts'

const files = tuningFiles()

it.each([
  // Sabotage: in timed-pair.ts let inTalk be empty.
  ['oil-012', 'the second of two, called by a short word'],
  // Sabotage: in timed-pair.ts let mostSpokenOf give back null.
  ['phonefix-012', 'one of two alike, by what was said before'],
  // Sabotage: in open-visit.ts take the line with `instead` out of asWish.
  ['elec-008', 'a visit that is to be another day instead'],
  // Sabotage: in implied-wish.ts let asksForWork match nothing.
  ['acrep-003', 'work on a day that is no question of opening hours'],
  // Sabotage: in wished-times.ts let withoutTold always look for the only day.
  ['lash-001', 'a day that is only told, after another was settled'],
  // Sabotage: in absorb-run.ts let spokenOfWork know no "area".
  ['gtire-011', 'a price of what was named beside a town'],
  // Sabotage: in own-question.ts leave `wishes` out of the line about cue words.
  ['gtire-004', "an owner's answer in words of a wish"],
])('dialogue %s ends as it should: %s', (id) => {
  const found = files.flatMap((file) =>
    file.dialogues.filter((dialogue) => dialogue.id === id).map((dialogue) => judge(file, dialogue)),
  )
  expect(
    found.map(({ problems, falseClaims, inventions }) => [...problems, ...falseClaims, ...inventions]),
  ).toEqual([[]])
})
