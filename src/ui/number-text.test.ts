import { expect, test } from 'vitest'
import { formatMoney } from './money-text.tsx'
import { formatNumber } from './number-text.ts'
import { formatPhone } from './phone-text.tsx'

test('writes numbers nationally at home and internationally abroad', () => {
  expect(formatPhone('+15035550142', 'US')).toBe('(503) 555-0142')
  expect(formatPhone('+15035550142', 'DE')).toBe('+1 503 555 0142')
  expect(formatPhone('+442079460018', 'US')).toBe('+44 207 946 0018')
  expect(formatPhone('anonymous', 'US')).toBe('anonymous')
})

test('shows the cost of a single call', () => {
  const money = (micros: number) => formatMoney({ micros, currency: 'USD', locale: 'en-US' })
  expect([6_180_000, 43_000, 0, 150_000, -1_500_000].map(money)).toEqual([
    '$6.18',
    '$0.043',
    '$0.00',
    '$0.15',
    '-$1.50',
  ])
})

// Sabotage: leave `digits` out of the key under which a format is kept.
test('writes counts in the manner of a locale', () => {
  expect([
    formatNumber(1204, 'en-US'),
    formatNumber(1.25, 'en-US', 1),
    formatNumber(12040.5, 'es', 1),
  ]).toEqual(['1,204', '1.3', '12.040,5'])
})
