import { expect, it } from 'vitest'
import { recogniseOptOut } from './recognise-stop.ts'
import { isOfSomethingElse, wantsToStay } from './stop-doubts.ts'
import { toStopSentences } from './stop-words.ts'

// Sabotage: take each pattern out of isOfSomethingElse in turn; leave isOfSomethingElse out of recogniseOptOut.
it.each([
  'I hit stop by accident, put me back on the reminders',
  "don't lose my number, I will need you in spring",
  'those other texts are spam but yours are fine',
  'text this one from now on, the old phone is gone',
  'quit calling me and just text',
  'call me, do not text, it is easier',
  'unsubscribe me from the paper magazine, I still want the visits',
  'did somebody drop me from the wait list?',
  'take me off the Tuesday class please',
  'stop my dog barking at your van',
  'stop, wrong street, the truck went past us',
  'that other outfit will not leave me alone, you are fine by text',
  'the school lady called again, I told her to take me off her list',
  'is there a trick to get a company to stop texting, the gym will not quit',
])('takes "%s" for no stop', (text) => {
  expect(isOfSomethingElse.test(toStopSentences(text).join(' , '))).toBe(true)
  expect(recogniseOptOut(text, { optedOut: false }).kind).not.toBe('stop')
})

// Sabotage: take each of its words out of wantsToStay in turn.
it.each([
  'my toddler sent stop, I want the texts',
  'your system says I am unsubscribed, please reinstate me',
  'how do people opt out, my neighbor asks',
])('takes "%s" for a wish to stay', (text) => {
  expect(wantsToStay.test(toStopSentences(text).join(' , '))).toBe(true)
  expect(recogniseOptOut(text, { optedOut: false }).kind).not.toBe('stop')
})

it.each([
  'take me off this list',
  'I want the texts to stop',
  'stop texting me, wrong number',
  'put me on the list of those you do not text',
  'lose my number',
])('still takes "%s" for a stop', (text) => {
  expect(recogniseOptOut(text, { optedOut: false }).kind).toBe('stop')
})

// Sabotage: in spanish-stops.ts leave "hoy" out of isRemoval().
it('takes a place given up in the list of today for no stop', () => {
  expect(recogniseOptOut('quíteme de la lista de hoy, voy mañana', { optedOut: false }).kind).not.toBe('stop')
  expect(recogniseOptOut('quíteme de la lista', { optedOut: false }).kind).toBe('stop')
})
