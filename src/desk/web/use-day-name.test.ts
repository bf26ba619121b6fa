import { expect, test } from 'vitest'
import { dayNamer } from './use-day-name.ts'

const portland = { locale: 'en-US', timeZone: 'America/Los_Angeles' }
const now = new Date('2026-11-20T07:30:00Z')
const named = (at: string, place = portland) => dayNamer(place)(now)(at)

// Sabotage: in dayNamer put 'UTC' in place of `timeZone` for `today`.
test('names days as the team lives them', () => {
  expect(named('2026-11-20T07:59:00Z')).toBe('Today')
  expect(named('2026-11-19T08:00:00Z')).toBe('Today')
  expect(named('2026-11-19T07:59:00Z')).toBe('Yesterday')
  expect(named('2026-11-18T07:59:00Z')).toBe('Tuesday, November 17')
})

test('and those of another year with it', () => {
  expect(named('2025-03-02T20:00:00Z')).toBe('March 2, 2025')
})

test('over the night when clocks change', () => {
  const named = dayNamer(portland)(new Date('2026-03-09T06:30:00Z'))
  expect(named('2026-03-08T08:30:00Z')).toBe('Today')
  expect(named('2026-03-08T07:30:00Z')).toBe('Yesterday')
})

test('in the language of the screen', () => {
  expect(named('2026-11-20T07:59:00Z', { ...portland, locale: 'es' })).toBe('Hoy')
})
