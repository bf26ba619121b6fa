import { expect, test } from 'vitest'
import { toolNames } from '#tools/contract.ts'
import { toolWords } from './tool-words.ts'

// Sabotage: take `book_appointment` out of the words.
test('every tool has words of its own for what it did', () => {
  const onlyOnCalls = ['transfer_call', 'end_call']
  for (const name of toolNames.filter((tool) => !onlyOnCalls.includes(tool)))
    expect(toolWords(name, {}), name).not.toBe('Answered')
})

test.each([
  ['check_availability', { windows: [{}, {}], is_exact: true, understood: 'Friday' }, 'Friday: 2 times free'],
  [
    'check_availability',
    { windows: [{}], is_exact: false, understood: null },
    'nothing as asked, 1 time free near it',
  ],
  ['hold_window', { error: 'taken' }, 'Somebody else took that time'],
  ['hold_window', { error: 'something_new' }, 'something_new'],
  ['find_appointment', { appointments: [] }, 'No appointment found'],
])('%s', (name, result, said) => {
  // Sabotage: leave out the error's words.
  expect(toolWords(name, result)).toBe(said)
})
