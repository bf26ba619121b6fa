import { expect, it } from 'vitest'
import { faultsOf } from './faults-of.ts'
import { readFiles } from './read-files.ts'

it.each([
  // Sabotage: in split-asides.ts let putsRight match nothing.
  ['o-fence', 'fence-007', 'another service than was said'],
  // Sabotage: in other-service.ts let meantIs match nothing.
  ['p-family-dentist', 'den-006', 'a service put right by two words'],
  // Sabotage: in estimate-wanted.ts let `named` be undefined and hintByName be left out.
  ['o-fence', 'fence-012', 'of two estimates the one that is named'],
  // Sabotage: in correct-spelling.ts leave asSpelled out.
  ['p-hair-salon', 'hair-003', 'a word written as it sounds'],
  // Sabotage: in recognise-emergency.ts let isPain know "hurts" no more.
  ['q-podiatrist', 'pod-002', 'what hurts, and is no emergency'],
  // Sabotage: in recognise-emergency.ts take the line with "overnight" out.
  ['q-podiatrist', 'pod-014', 'a limb that dies'],
  // Sabotage: in split-move.ts let a day that is left out count among `days`.
  ['q-movers', 'mov-007', 'a day instead of another'],
  // Sabotage: in implied-wish.ts leave estimateWanted out.
  ['u-flooring', 'floor-012', 'somebody who needs an estimate'],
  // Sabotage: in choose-service.ts let lastWanted give back null.
  ['t-vet-house-calls', 'vet-005', 'a time for what was spoken of last'],
  // Sabotage: in merge-wish.ts let startsBare match nothing.
  ['t-vet-house-calls', 'vet-002', 'ten in the morning of a day that is known'],
  // Sabotage: in the-book.ts let `found` hold the first of several.
  ['t-vet-house-calls', 'vet-010', 'the one that is to stay, named beside'],
  // Sabotage: in the-book.ts let `found` hold the first of several.
  ['p-family-dentist', 'den-009', "a daughter's visit, and not the own one"],
  // Sabotage: in standing-appointment.ts let day know "tomorrow" alone.
  ['u-tire-shop', 'tire-008', 'an appointment told with a slip in its day'],
  // Sabotage: in timed-pair.ts let isMine match nothing.
  ['w-optician', 'opt-012', 'an hour for each of a family'],
  // Sabotage: in timed-pair.ts leave forFamily out.
  ['bc-barber-shop', 'barb-013', 'both of a family in one text'],
  // Sabotage: in split-move.ts let asksIfFree match nothing.
  ['p-dog-boarding-grooming', 'dog-008', 'a day that is asked for, beside the one to be moved'],
  // Sabotage: in weekday-word.ts take the line for "from Tue to Wed" out.
  ['v-physical-therapy', 'pt-009', 'a day of three letters behind another'],
  // Sabotage: in free-hour.ts take the line for "instead" out.
  ['v-dog-training', 'dogtrain-006', 'an hour instead'],
  // Sabotage: in take-details.ts let isKnown be false.
  ['v-dog-training', 'dogtrain-013', 'somebody we know, by the first name'],
  // Sabotage: in weigh-topic.ts let talkAbout match nothing.
  ['w-family-immigration-lawyer', 'law-001', 'somebody to talk to about what is done here'],
  // Sabotage: in wished-times.ts let expires match nothing.
  ['w-family-immigration-lawyer', 'law-003', 'a month in which something ends'],
  // Sabotage: in pick-window.ts let isOpenEnded be false.
  ['z-pest-control', 'zpest-003', 'after an hour, and not the last that was named'],
  // Sabotage: in recognise-emergency.ts let staleSmell match nothing.
  ['z-car-detailing', 'zdetail-005', 'a smell of smoke that is old'],
  // Sabotage: in idioms.ts take `unless` from the complaints.
  ['aa-tax-office', 'taxoffice-008', 'somebody who is supposed to come themselves'],
  // Sabotage: in own-question.ts let givesUp match nothing.
  ['ab-dermatology', 'derm-009', 'a cancellation, and no question for its fee'],
  // Sabotage: in open-visit.ts let asksForOther be false.
  ['y-hvac', 'hvac-011', 'other work, asked for beside a cancellation'],
  // Sabotage: in answer-services.ts let asksBoth match nothing.
  ['bb-auto', 'auto-010', 'price and length in one breath'],
  // Sabotage: in take-details.ts take the line for "Courthouse" out.
  ['bb-photo', 'photo-005', 'where it is, and nobody'],
  // Sabotage: in read-values.ts leave numbersSwapped out.
  ['bc-appliance-repair', 'appl-007', 'a house number put right in another sentence'],
  // Sabotage: in recognise-service.ts let saidBy give back value.
  ['bd-heating-and-cooling', 'hvac-004', 'one of two alike, by a word said earlier'],
  // Sabotage: in tell-emergency.ts let alarmsOf give back tokens.
  ['bd-swim-school', 'swim-006', 'a service with the name of an illness'],
  // Sabotage: in read-values.ts let longestList be 99.
  ['bg-movers-junk-hauling', 'mov-002', 'a date that is no place in a list'],
  // Sabotage: in tell-emergency.ts let isOrdinary be false.
  ['ba-plumber', 'plumb-001', 'trouble in four words, and no emergency'],
  // Sabotage: in absorb-run.ts let forUs keep every wrong number.
  ['ba-plumber', 'plumb-007', 'an old address, and no wrong number'],
  // Sabotage: in read-values.ts let kept be mended.
  ['ba-tutoring', 'tutor-006', 'an hour put in the place of another'],
  // Sabotage: in split-asides.ts let saysMoment be false.
  ['bg-roof-gutter', 'roof-001', 'a day with a question mark, where one was asked for'],
  // Sabotage: in merge-wish.ts let sameHalf give back when.
  ['cf-trainer-pilates', 'fit-007', 'half an hour later in the morning'],
  // Sabotage: in read-values.ts take "bring" out.
  ['cg-tree-service', 'tree-003', 'one of something, and no hour'],
  // Sabotage: in the-book.ts take "down for" out.
  ['cg-mobile-tire-oil', 'mobi-007', 'somebody who is down for a day'],
  // Sabotage: in split-asides.ts take "too" out.
  ['cg-barber-shave', 'shave-006', 'one that holds both'],
  // Sabotage: in read-values.ts let worseThen match nothing.
  ['cd-podiatrist', 'pod-004', 'a time of day when it is worse'],
  // Sabotage: in absorb-run.ts let asWish give back clause.
  ['cd-driving-school', 'drive-001', 'a time asked of work that is spoken of'],
  // Sabotage: in timed-pair.ts let spokenOf be inTalk.
  ['cc-appliance-repair', 'fridge-009', 'a visit that is told, and to be another day'],
  // Sabotage: in absorb-run.ts let lastServices stay empty.
  ['cg-orthodontist', 'ortho-012', 'two that were named a text before'],
  // Sabotage: in recognise-emergency.ts let liesStill hold for a door.
  ['ca-garage-door', 'garage-002', 'a door that does not move'],
  // Sabotage: in own-question.ts take "make it|come" with its "can we" out of putsTime.
  ['da-dental-office', 'dental-006', 'an hour instead, and no rule for those who are late'],
  // Sabotage: in the-book.ts let `tells` be asked of the whole text alone.
  ['da-dental-office', 'dental-008', 'a visit told by what it is'],
  // Sabotage: in correct-spelling.ts let soundsAlike give back null.
  ['db-auto', 'auto-003', 'another right word that sounds alike'],
  // Sabotage: in implied-wish.ts take "clean" out of asksForWork.
  ['db-carpet', 'carp-003', 'a mess that is told, and work asked for'],
  // Sabotage: in weigh-topic.ts let asksPerson know `told` alone.
  ['dc-immigration-family-lawyer', 'law-001', 'a person by trade, to talk to about a visit'],
  // Sabotage: in wished-times.ts let isTaken know "has" alone.
  ['dc-immigration-family-lawyer', 'law-006', 'a day on which one is away'],
  // Sabotage: in find-when.ts let isTakenBack be false.
  ['dc-skin-clinic', 'skin-006', 'an hour taken back'],
  // Sabotage: in own-question.ts leave asksTerms out.
  ['dd-physical-therapist', 'pt-009', 'a fee that is asked for, and nothing cancelled'],
  // Sabotage: in own-question.ts take "does that work" out of putsTime.
  ['de-electrician', 'elec-005', 'whether a time works'],
  // Sabotage: in implied-wish.ts let wantsDone know no "ed".
  ['de-electrician', 'elec-007', 'what somebody wants done, in any word'],
  // Sabotage: in open-visit.ts let isWeak be false.
  ['de-tax-and-bookkeeping', 'tax-007', 'no point in coming, and another day'],
  // Sabotage: in idioms.ts take "when|once" out of "wait".
  ['df-computer-help', 'comp-010', 'somebody who will call themselves'],
  // Sabotage: in standing-appointment.ts take "getting" out.
  ['df-veterinarian', 'vet-008', 'what is done to a dog on a day'],
  // Sabotage: in words.ts take "that one" out of cancelSigns.
  ['df-veterinarian', 'vet-015', 'one taken off, and another put on'],
  // Sabotage: in split-clauses.ts let isUnfinished match nothing.
  ['dg-car-detailing', 'det-013', 'another visit beside the one that moves'],
  // Sabotage: in read-values.ts let isList be true.
  ['dg-movers-junk-removal', 'mov-007', 'a date, where nothing is there to choose from'],
  // Sabotage: in recognise-emergency.ts let the first of `dangers` hold for whoever is not moving house.
  ['dg-movers-junk-removal', 'mov-010', 'people who stay where they live'],
  // Sabotage: in for-children.ts take the words for "my sons 7" out.
  ['dg-optician', 'opt-003', 'an age without its sign'],
  // Sabotage: in open-visit.ts let oneMoreThing match nothing.
  ['db-photo', 'phot-013', 'one more thing, for somebody else'],
  // Sabotage: in recognise-service.ts let "works" be work.
  ['db-photo', 'phot-001', 'an hour that works'],
  // Sabotage: in take-details.ts let isMended be false.
  ['ee-accountant', 'acct-007', 'a name put right that was read back'],
  // Sabotage: in recognise-service.ts let `least` be leastCoverage.
  ['ea-garage-door-repair', 'gd-007', 'a part of what only the team renews'],
  // Sabotage: in hear-result.ts let isSame be false.
  ['ea-garage-door-repair', 'gd-008', 'a visit that moves, and is not booked once more'],
  // Sabotage: in idioms.ts take the entry with "let me know" out.
  ['ef-chiropractor', 'chiro-014', 'somebody who wants to be let know'],
  // Sabotage: in take-details.ts let isOfServices be false.
  ['ea-math-tutor', 'mt-007', 'work that is done here, and no name'],
  // Sabotage: in clock-place.ts take the line for "can we do 630" out.
  ['ea-math-tutor', 'mt-006', 'an hour of three digits'],
  // Sabotage: in standing-appointment.ts take the line with "(?:a|an)" out.
  ['ec-barber', 'barb-007', 'a haircut that somebody has got'],
  // Sabotage: in split-clauses.ts leave splitRunOn out.
  ['ec-divorce-wills-lawyer', 'dwl-004', 'a wish and a question in one breath'],
  // Sabotage: in correct-spelling.ts let ending be undefined.
  ['eg-vet-clinic', 'vet-011', 'a slip in a word with an ending'],
  // Sabotage: in wished-times.ts take "back(?: in)?" out of happened.
  ['ef-chiropractor', 'chiro-004', 'a month in which something began'],
  // Sabotage: in own-question.ts let saysMoment match nothing.
  ['cg-barber-shave', 'shave-005', 'a day and an hour, and no minutes of a rule'],
])('dialogue of %s, %s, ends as it should: %s', (file, id) => {
  expect(faultsOf(id, readFiles(new URL(`plain-${file}.json`, import.meta.url)))).toEqual([])
})
