import { expect, test } from 'vitest'
import { walkTo } from './calendar-walk.ts'

const entry = (id: string, from: number, lane = 0) => ({ id, from, lane })
const columns = [
  { entries: [entry('noon', 720), entry('nine', 540)] },
  { entries: [] },
  { entries: [entry('ten', 600), entry('one', 780), entry('beside', 780, 1)] },
]

test('up and down follow the time, and end at the ends', () => {
  expect(walkTo(columns, 'nine', 'down')).toBe('noon')
  expect(walkTo(columns, 'noon', 'up')).toBe('nine')
  expect(walkTo(columns, 'noon', 'down')).toBeUndefined()
  expect(walkTo(columns, 'one', 'down')).toBe('beside')
})

test('left and right go over empty days to what is nearest in time', () => {
  // Sabotage: in walkTo take the next column even when it is empty.
  expect(walkTo(columns, 'noon', 'right')).toBe('one')
  expect(walkTo(columns, 'ten', 'left')).toBe('nine')
  expect(walkTo(columns, 'ten', 'right')).toBeUndefined()
})

test('from nowhere one enters at the first or the last', () => {
  expect(walkTo(columns, undefined, 'down')).toBe('nine')
  expect(walkTo(columns, undefined, 'up')).toBe('beside')
  expect(walkTo(columns, 'gone', 'left')).toBeUndefined()
  expect(walkTo([], undefined, 'down')).toBeUndefined()
})
