import { expect, test } from 'vitest'
import { endedReasons } from '#telephony/engine/ended-reasons.ts'
import { callEndingWordsEs } from './call-ending-words.es.ts'

// Sabotage: drop an ending from call-endings.es.ts.
test('every way a call can end is told in Spanish, with its fix', () => {
  const unsaid = Object.entries(endedReasons).flatMap(([code, { fix }]) => {
    const isSaid = callEndingWordsEs.title(code, '') !== '' && callEndingWordsEs.sentence(code, '') !== ''
    const isFixSaid = fix === null || callEndingWordsEs.fix(fix.href, '') !== ''
    return isSaid && isFixSaid ? [] : [code]
  })
  expect(unsaid).toEqual([])
})
