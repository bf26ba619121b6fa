import { expect, it } from 'vitest'
import { faultsOf } from './faults-of.ts'
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
  // Sabotage: in asked-alike.ts let asksOfAnother give back false.
  ['mass-012', 'the price of another service by its name alone'],
  // Sabotage: in absorb-run.ts let spokenOfWork know no "area".
  ['gtire-011', 'a price of what was named beside a town'],
  // Sabotage: in own-question.ts leave `wishes` out of the line about cue words.
  ['gtire-004', "an owner's answer in words of a wish"],
  // Sabotage: in recognise-service.ts let nameStems keep `telling` always.
  ['detail-004', 'a yes that sounds like the name of a service'],
  // Sabotage: in idioms.ts take the entry with "about" out.
  ['ortho-013', 'somebody by name who is to call back'],
  // Sabotage: in choose-service.ts let likelyMeant give back `meant`, and leastArranged be 0.
  ['kair-001', 'trouble, and no work that the team arranges'],
  // Sabotage: in open-visit.ts let what is told of the book open a visit only where none is open.
  ['optician-i-007', 'an appointment told with its day, and to be changed'],
  // Sabotage: in split-asides.ts let worksThen match nothing; in split-clauses.ts leave "wait" out.
  ['khandy-011', 'days on which people work, and a call that is put off'],
  // Sabotage: in open-visit.ts leave `isQuestion` out of asWish.
  ['khandy-012', 'another thing wanted beside a cancellation'],
  // Sabotage: in timed-pair.ts let piecesOf give back nothing without a joint; in free-hour.ts leave out `at`.
  ['klash-012', 'two services with their hours and nothing between'],
  // Sabotage: in other-service.ts leave out what rightIs has ahead of itself.
  ['window-006', 'another service, put right by "actually make it"'],
  // Sabotage: in timed-pair.ts let oneAndOther match nothing.
  ['dentist-012', 'the same for two, each at their hour'],
  // Sabotage: in wished-times.ts let beforeMade give back all.
  ['mech-006', 'a day that gives way to the one that is made of it'],
  // Sabotage: in split-move.ts let asksFor match nothing.
  ['music-008', 'the time that is asked for instead'],
  // Sabotage: in choose-service.ts let lastBookable give back the last.
  ['paint-004', 'of two that are named the one that can be booked'],
  // Sabotage: in choose-service.ts let estimateWanted give back null.
  ['paint-006', 'somebody to come for an estimate'],
  // Sabotage: in recognise-emergency.ts take the first of `stranded` out.
  ['tree-013', 'what lies on a house'],
  // Sabotage: in open-visit.ts let a complaint change something.
  ['tree-014', 'a complaint that nobody came'],
  // Sabotage: in idioms.ts take "showed" out of the complaints.
  ['mech-014', 'a complaint in few words'],
])('dialogue %s ends as it should: %s', (id) => {
  expect(faultsOf(id, files)).toEqual([])
})
