import { expect, it } from 'vitest'
import { guardClaims } from './claims/guard-claims.ts'
import { ownWordsOf } from './talk.ts'

it("leaves an owner's greeting alone, also where what it asks was left out", () => {
  // Sabotage: leave the sentences of the greeting out of ownWordsOf().
  const ownWords = ownWordsOf({
    greeting: "Hey there, Finch Clocks, it's Finch on the line. How can I help?",
    questions: [],
  })
  const text = "Hey there, Finch Clocks, it's Finch on the line. We open at nine."
  const asked = { text, receipts: [], language: 'en' as const, timeZone: 'UTC', now: new Date(0) }
  expect(guardClaims(asked).replaced).not.toEqual([])
  expect(guardClaims({ ...asked, ownWords })).toMatchObject({ text, replaced: [] })
})
