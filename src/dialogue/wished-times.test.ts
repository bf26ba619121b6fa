import { expect, it } from 'vitest'
import { findWhen } from '#values/find-when.ts'
import { wishedTimes } from './wished-times.ts'

const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/Chicago' }
const wished = (text: string) => wishedTimes(text, findWhen(text, here)).map((when) => when.text)

it.each([
  // Sabotage: let isThen match nothing.
  ['wednesday at ten if you got it my daughters party is friday', ['wednesday at ten']],
  // Sabotage: let `happens` hold no pattern.
  ['it has stopped, my aunt arrives thursday. wed 10am possible?', ['wed 10am']],
  [
    "I run a bread route and I'm done by nine. Wednesday the 25th at 10 would do",
    ['Wednesday the 25th at 10'],
  ],
  // Sabotage: let isSomething match nothing.
  ['well tuesday is bridge so wednesday in the morning would do', ['wednesday in the morning']],
  // Sabotage: let isOver give back false.
  ['that storm we had sunday took it off the wall', []],
  ['my aunt passed in july and left us her clocks', []],
  // Sabotage: let `suits` match nothing.
  ['i work tuesday, what i had in mind was wednesday at 10', ['wednesday at 10']],
  // Sabotage: let isToldBy look at the match alone.
  ['could we come by wednesday, thursday is fine too', ['wednesday', 'thursday']],
  // Sabotage: let betweenClauses part at every "if".
  ['is it ok if my son comes wednesday at 10, i am free thursday too', ['wednesday at 10', 'thursday']],
  // Sabotage: leave out the words behind a day that is free.
  ['I have Thursday free at 2', ['Thursday', 'at 2']],
])('of "%s" wished for: %j', (text, whens) => {
  expect(wished(text)).toEqual(whens)
})
