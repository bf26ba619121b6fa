import { expect, test } from 'vitest'
import { splitHeard } from './split-heard.ts'

// Sabotage: return the whole text as heard.
test.each([
  ['We open at eight. Then we come.', 'We open', 'We open', 'at eight. Then we come.'],
  ['We open at eight.', null, 'We open at eight.', ''],
  ['We open at eight.', '', '', 'We open at eight.'],
  ['We open at eight.', 'We open at eight.', 'We open at eight.', ''],
  ['Open from 8.', 'open from eight', 'open from eight', 'Open from 8.'],
])('of “%s” with %s heard', (text, heard, shown, cut) => {
  expect(splitHeard(text, heard)).toEqual({ heard: shown, cut })
})
