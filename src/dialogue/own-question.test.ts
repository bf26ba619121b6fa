import { expect, it } from 'vitest'
import { clausesOf } from './clauses-of.ts'
import { readingOf } from './reading.ts'
import type { BotFacts, BusinessFacts } from './types.ts'

const bot: BotFacts = {
  name: 'Wren',
  greeting: 'Hello.',
  questions: [
    {
      id: 'fee',
      question: 'Do you charge for coming out?',
      alsoAsked: ['how much to come out'],
      answer: 'It is $40.',
    },
    {
      id: 'pets',
      question: 'May my dog stay in the room?',
      alsoAsked: ['cat at home'],
      answer: 'Pets are fine.',
    },
  ],
}
const business: BusinessFacts = {
  name: 'Wren & Co', about: '', timeZone: 'UTC', phone: null, email: null, website: null, addresses: [], holidays: [], services: [],
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  area: { places: [], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
const asked = (text: string) =>
  clausesOf(text, readingOf({ business, bot }, '2026-11-23T15:00:00Z')).map(
    (clause) => clause.ownQuestion?.question.id ?? null,
  )

it('finds the question of its own that is meant, in words that none of its wordings has', () => {
  // Sabotage: let leastMeant() give null first of all.
  expect(asked('is it alright if the puppy stays with me')).toEqual(['pets'])
  expect(asked('do i owe you something for only stopping by')).toEqual(['fee'])
  // Sabotage: leave `tokens.length <= longestReply` out of read-clause.ts.
  expect(asked('okay all of that is here somewhere and i hope my dog may stay in the room')).toEqual(['pets'])
})

it('takes no bare question for a price, and no other matter, for one of them', () => {
  // Sabotage: leave the line of "How much is that?" out of leastMeant().
  expect(asked('how much is that?')).toEqual([null])
  // Sabotage: let leastMeant() give 0.
  expect(asked('which brand of coffee do you drink')).toEqual([null])
})

it('takes no leave-taking for a question', () => {
  // Sabotage: leave leavesIt out of leastMeant().
  expect(asked("that's all, the puppy stays inside with me")).toEqual([null])
})
