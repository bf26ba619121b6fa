import { expect, it } from 'vitest'
import { hintsAtStop } from './stop-hints.ts'
import { toStopSentences } from './stop-words.ts'

const hints = (text: string) => hintsAtStop(toStopSentences(text))

// Sabotage: look at the first sentence alone.
it.each([
  'We sold the boat. Let this be the last message.',
  'Lovely shop. Nothing further from you, please.',
  'The roof is done. I want my number gone.',
  'Please drop us from your mailings.',
  'I would like some peace. Thank you.',
  'No reason for you to keep texting.',
  'Set my poor phone free!',
  'make sure nobody from there texts her again',
])('hears a turn of phrase for an end in "%s"', (text) => expect(hints(text)).toBe(true))

// Sabotage: in the hint for what is gone take out what may not follow "from".
it.each([
  'Drop me from the Thursday class',
  'take me off the Monday crew, Friday is better',
  'how long does the paint need to dry',
])('hears none in "%s"', (text) => expect(hints(text)).toBe(false))
