import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInventions } from './check-invention.ts'
import { makeQuestion } from './make-case.ts'
import { measure } from './measure.ts'
import { createRandom } from './random.ts'
import { randomProfile, type TestSet } from './random-profile.ts'
import { Talk } from './talk.ts'

const set: TestSet = JSON.parse(readFileSync(new URL('phrasings.json', import.meta.url), 'utf8'))
const foreign = set.trades.flatMap((trade) => [...trade.names, ...trade.services.map((item) => item.name)])

describe('the built-in engine on random businesses', () => {
  const outcomes = measure(set, 8)

  it('answers at least 90 % right, in each family', () => {
    // Sabotage: leave the minutes out in sayTime, read every zone as UTC in localTime, or let comesHere match nothing.
    for (const family of new Set(outcomes.map((item) => item.family))) {
      const asked = outcomes.filter((item) => item.family === family)
      const wrong = asked.filter((item) => item.problem !== null)
      const report = wrong.map((item) => `${family}: ${item.problem}\n${item.talk.join('\n')}`).join('\n\n')
      expect(1 - wrong.length / asked.length, report).toBeGreaterThanOrEqual(0.9)
    }
  })

  it('says nothing that stands nowhere', () => {
    const invented = outcomes.flatMap((item) =>
      item.inventions.map((what) => `${what}\n${item.talk.join('\n')}`),
    )
    expect(invented).toEqual([])
  })
})

it('invents nothing, whatever is asked of whatever business', () => {
  // Sabotage: put "in two hours" or a weekday into a phrase of the catalogue.
  const families = Object.keys(set.phrasings)
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(fc.constantFrom(...families), { minLength: 1, maxLength: 4 }),
      (seed, asked) => {
        const random = createRandom(seed)
        const profile = randomProfile(random, set)
        const questions = asked.flatMap((family) => makeQuestion(random, set, profile, family) ?? [])
        const talk = new Talk(profile, seed % 2 === 0)
        for (const question of questions) {
          const turn = talk.say(question.text)
          const heard = talk.messages.flatMap((item) => (item.role === 'contact' ? [item.text] : []))
          const dates = questions.flatMap((item) => item.slots.isoDate ?? [])
          const said = {
            reply: turn.reply.text,
            calls: turn.calls,
            heard,
            ...profile,
            foreign,
            dates,
            mayNameAnyDay: true,
          }
          expect(findInventions(said), talk.messages.map((item) => JSON.stringify(item)).join('\n')).toEqual(
            [],
          )
          expect(turn.reply.text).not.toBe('')
        }
      },
    ),
    { numRuns: 150 },
  )
})

it('sees a planted invention', () => {
  const profile = randomProfile(createRandom(7), set)
  const planted = (reply: string) =>
    findInventions({ reply, calls: [], heard: ['hi'], ...profile, foreign, dates: [], mayNameAnyDay: false })
  expect(planted('Our price is $12345.')).toEqual(['price 12345'])
  expect(planted('We open at 3:07 am.')).toEqual(['time 187'])
  expect(planted('We have seventeen vans and 4711 clients, come in two hours.')).toEqual([
    'number 4711',
    'number two',
  ])
  expect(planted('Come on February 30.')).toEqual(['date 2-30'])
})
