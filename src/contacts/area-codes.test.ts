import { expect, it } from 'vitest'
import { listAreaCodes, zonesOfPhone } from './area-codes.ts'

it('names each code once, with zones that there are', () => {
  const codes = listAreaCodes()
  expect(codes.length).toBeGreaterThan(400)
  for (const [code, zones] of codes) {
    expect(code).toMatch(/^[2-9]\d\d$/)
    expect(zones.length).toBeGreaterThan(0)
    for (const timeZone of zones) new Intl.DateTimeFormat('en-US', { timeZone })
  }
  expect(new Set(codes.map(([code]) => code)).size).toBe(codes.length)
})

it.each([
  ['+15035550142', ['America/Los_Angeles']],
  ['+12125550142', ['America/New_York']],
  ['+18505550142', ['America/New_York', 'America/Chicago']],
  ['+16025550142', ['America/Phoenix']],
  ['+18085550142', ['Pacific/Honolulu']],
  ['+14165550142', ['America/Toronto']],
  ['+18005550142', null],
  ['+442075550142', null],
  ['503555', null],
])('%s', (phone, zones) => {
  expect(zonesOfPhone(phone)).toEqual(zones)
})
