import { describe, expect, test } from 'vitest'
import { toolResultWords } from './tool-result-words.ts'

const words = (
  name: string,
  result: Record<string, unknown>,
  status: 'succeeded' | 'failed' | 'rejected' = 'succeeded',
) => toolResultWords({ name, result, status })

describe('what came of a tool, in words', () => {
  // Sabotage: leave `understood` out of timesWords.
  test('says what was understood, found and done', () => {
    const label = 'Thursday, November 26, 2:00 PM'
    expect(words('check_availability', { windows: [{}, {}], understood: 'Thursday afternoon' })).toBe(
      '2 free times, understood as Thursday afternoon',
    )
    expect(words('check_availability', { windows: [] })).toBe('no free time')
    expect(words('book_appointment', { label })).toBe(`booked in practice: ${label}`)
    expect(words('find_appointment', { appointments: [{}] })).toBe('1 appointment')
  })

  test('says why it was not done', () => {
    expect(words('book_appointment', { error: 'confirm_first' }, 'rejected')).toBe('needs a yes first')
    expect(words('hold_window', { error: 'something_else' }, 'failed')).toBe('something else')
    expect(words('hold_window', {}, 'failed')).toBe('it did not work')
  })
})
