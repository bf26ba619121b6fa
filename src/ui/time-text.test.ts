import { expect, test } from 'vitest'
import { formatOffset } from './offset-text.ts'
import { formatLength, formatMoment, formatTimeAgo } from './time-text.ts'

const style = { timeZone: 'America/Los_Angeles', locale: 'en-US' }
const now = new Date('2026-11-17T22:42:00Z')
const ago = (ms: number) => formatTimeAgo(new Date(now.getTime() - ms), now, style)
const minuteMs = 60_000
const hourMs = 60 * minuteMs

// Sabotage: in formatTimeAgo compare with `<= dayMs`.
test('is relative within a day and a date beyond it', () => {
  expect([0, 44_000, 46_000, 6 * minuteMs, 59 * minuteMs].map(ago)).toEqual([
    'now',
    'now',
    '1 min',
    '6 min',
    '59 min',
  ])
  expect([61 * minuteMs, 3 * hourMs, 24 * hourMs - 1].map(ago)).toEqual(['1 h', '3 h', '23 h'])
  expect(ago(24 * hourMs)).toBe('Nov 16')
  expect(ago(400 * 24 * hourMs)).toBe('Oct 13, 2025')
  expect(ago(-6 * minuteMs)).toBe('in 6 min')
})

test('takes the day in the given zone, not in UTC', () => {
  const lateInUtc = new Date('2026-11-15T03:00:00Z')
  expect(formatTimeAgo(lateInUtc, now, style)).toBe('Nov 14')
  expect(formatTimeAgo(lateInUtc, now, { ...style, timeZone: 'UTC' })).toBe('Nov 15')
  expect(formatMoment(now, style)).toBe('Tue, Nov 17, 2026, 2:42:00 PM PST')
})

test('writes positions and lengths with their unit', () => {
  expect([0, 59_999, 222_000, 3_727_000].map(formatOffset)).toEqual(['0:00', '0:59', '3:42', '1:02:07'])
  expect([412, 800, 12_400, 222_000].map(formatLength)).toEqual(['412 ms', '0.80 s', '12.4 s', '3:42'])
})
