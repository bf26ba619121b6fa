import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { createRateLimiter, networkOf } from '#teams/server/rate-limit.ts'

// Sabotage: in networkOf, answer the address as it is.
test('one IPv6 network counts as one, whatever the address in it', () => {
  const expected = '2001:db8:1:2::/64'
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd',
    '2001:db8:1:2:0:0:0:5%eth0',
  ]) {
    expect(networkOf(ip)).toBe(expected)
  }
  expect(networkOf('2001:db8:1:3::1')).not.toBe(expected)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
})

test('a count is kept per rule and key, says how long to wait, and starts again', () => {
  const clock = manualClock('2026-11-17T18:00:00Z')
  const limits = createRateLimiter(clock)
  const stranger = { ip: '2001:db8::1', isLoopback: false, userAgent: '' }
  const neighbour = { ...stranger, ip: '2001:db8::ffff:1' }
  for (let i = 0; i < 20; i++) limits.takeNetwork('sign-up.network', i % 2 ? stranger : neighbour)
  clock.advance(60_000)
  expect(() => limits.takeNetwork('sign-up.network', stranger)).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfterMs: 59 * 60_000 }),
  )
  limits.takeNetwork('reset.network', stranger)
  limits.takeNetwork('sign-up.network', { ...stranger, isLoopback: true })
  limits.takeNetwork('sign-up.network', { ...stranger, ip: '2001:db8:0:1::1' })
  clock.advance(59 * 60_000)
  limits.takeNetwork('sign-up.network', stranger)
})
