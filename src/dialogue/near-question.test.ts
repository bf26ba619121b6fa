import { describe, expect, it } from 'vitest'
import { nearQuestion } from './near-question.ts'
import { tokenise } from './normalise.ts'
import type { BotFacts, BusinessFacts } from './types.ts'

const bot: BotFacts = {
  name: 'Ada',
  greeting: 'Hello.',
  questions: [
    { id: 'parking', question: 'Where can I park?', alsoAsked: ['parking lot'], answer: 'Behind the house.' },
    {
      id: 'access',
      question: 'Is it wheelchair accessible?',
      alsoAsked: ['step free'],
      answer: 'Yes, no steps.',
    },
    { id: 'gift', question: 'Do you sell gift cards?', alsoAsked: [], answer: 'Yes, at the desk.' },
    {
      id: 'plan',
      question: 'Can I pay in installments?',
      alsoAsked: ['pay monthly'],
      answer: 'In four parts.',
    },
  ],
}
const business: BusinessFacts = {
  name: 'Ada & Co', about: '', timeZone: 'UTC', phone: null, email: null, website: null, addresses: [], holidays: [], services: [],
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  area: { places: [], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
const ask = (text: string) => nearQuestion(tokenise(text), { bot, business })?.question.id ?? null

describe('an own question in other words', () => {
  it('is found by words that point the same way', () => {
    // Sabotage: let meaningsOf always give the empty list.
    expect(ask('my aunt uses a walker, is there an elevator')).toBe('access')
    expect(ask('I would like a voucher for her birthday')).toBe('gift')
  })

  it('is not found where the words name another matter', () => {
    // Sabotage: let unmet() always give 0.
    expect(ask('Do I need a referral from my doctor?')).toBeNull()
    expect(ask('who won the game last night')).toBeNull()
    expect(ask('is the deposit or the insurance refunded if the pet misses a step')).toBeNull()
  })
})
