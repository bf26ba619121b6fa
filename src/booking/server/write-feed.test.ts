import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { createRateLimiter } from '#teams/server/rate-limit.ts'
import { callerDetails, createTestCalendar } from '../../../tests/support/test-calendar.ts'
import { bookByHand } from './book-by-hand.ts'
import { readFeedAddress, renewFeedAddress } from './calendar-feed.ts'
import { cancelByHand } from './cancel-by-hand.ts'
import { mountFeed } from './mount-feed.ts'
import { type FeedEntry, writeFeed } from './write-feed.ts'

const entry: FeedEntry = {
  id: 'apt_1',
  rev: 3,
  service: 'Drain cleaning',
  name: 'Jo Fields',
  address: '12 Elm Street, Fernbrook',
  startsAt: new Date('2026-11-24T17:00:00Z'),
  endsAt: new Date('2026-11-24T18:30:00Z'),
  status: 'booked',
  updatedAt: new Date('2026-11-17T18:00:00Z'),
}

/** What RFC 5545 asks of every file: CRLF, lines of at most 75 bytes, nesting; gives the unfolded properties. */
function read(text: string): [name: string, value: string][] {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const properties = text
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [line, 'not a property', line])
    .map(([, name, value]): [string, string] => [name ?? '', value ?? ''])
  expect(properties[0]).toEqual(['BEGIN', 'VCALENDAR'])
  expect(properties.at(-1)).toEqual(['END', 'VCALENDAR'])
  return properties
}

it('writes what a calendar needs, in UTC, the same every time', () => {
  const text = writeFeed('Bluebird; Plumbing, Heating', [
    entry,
    { ...entry, id: 'apt_2', status: 'cancelled' },
  ])
  expect(
    writeFeed('Bluebird; Plumbing, Heating', [entry, { ...entry, id: 'apt_2', status: 'cancelled' }]),
  ).toBe(text)
  const properties = read(text)
  const first = properties.slice(properties.findIndex(([, value]) => value === 'VEVENT'))
  expect(
    Object.fromEntries(
      first.slice(
        0,
        first.findIndex(([name]) => name === 'END'),
      ),
    ),
  ).toMatchObject({
    UID: 'apt_1@parley',
    SEQUENCE: '2',
    DTSTAMP: '20261117T180000Z',
    DTSTART: '20261124T170000Z',
    DTEND: '20261124T183000Z',
    SUMMARY: 'Drain cleaning: Jo Fields',
    LOCATION: '12 Elm Street\\, Fernbrook',
    STATUS: 'CONFIRMED',
  })
  expect(properties).toContainEqual(['STATUS', 'CANCELLED'])
  expect(properties).toContainEqual(['X-WR-CALNAME', 'Bluebird\\; Plumbing\\, Heating'])
})

it('lets nobody write lines of their own, whatever their name is', () => {
  // Sabotage: let `plain` return its text as it is.
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
    fc.constantFrom(
      'A\r\nATTENDEE:x',
      'B\nEND:VCALENDAR',
      '=1+1',
      'é'.repeat(90),
      'a\u0007b',
      '\\n\\',
      'x;y,z',
    ),
  )
  fc.assert(
    fc.property(words, words, words, (business, name, address) => {
      const names = read(writeFeed(business, [{ ...entry, name, address }])).map(([property]) => property)
      expect(names.filter((property) => property === 'ATTENDEE' || property === 'not a property')).toEqual([])
      expect(names.filter((property) => property === 'END')).toHaveLength(2)
    }),
    { numRuns: 300 },
  )
})

it('is served to whoever holds the address, until it is renewed, and not too often', async () => {
  const shop = await createTestCalendar()
  const server = Fastify()
  const limits = createRateLimiter(manualClock('2026-11-17T18:00:00Z'))
  mountFeed(server, { db: shop.db, clock: shop.clock, limits: () => limits })
  server.setErrorHandler((error: { code?: string }, _request, reply) => {
    const status = { not_found: 404, rate_limited: 429 }[error.code ?? ''] ?? 500
    return reply.status(status).send(error.code)
  })
  const startsAt = '2026-11-19T18:00:00Z'
  const fields = { ...callerDetails, contactId: null, service: 'Leak repair', tellContact: false }
  const made = await bookByHand(shop.bookingDeps, shop.ctx, { ...fields, startsAt })
  const { url } = await readFeedAddress(shop.bookingDeps, shop.ctx)
  expect(await readFeedAddress(shop.bookingDeps, shop.ctx)).toEqual({ url })
  const path = new URL(url).pathname
  const get = (address: string, remoteAddress = '127.0.0.1') => server.inject({ url: address, remoteAddress })
  const answer = await get(path)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.body).toContain('SUMMARY:Leak repair: Jo Fields')
  if (made.kind === 'done') {
    const { id, rev } = made.appointment
    await cancelByHand(shop.bookingDeps, shop.ctx, { id, rev, tellContact: false })
  }
  expect((await get(path)).body).toContain('STATUS:CANCELLED')
  const renewed = new URL((await renewFeedAddress(shop.bookingDeps, shop.ctx)).url).pathname
  expect((await get(path)).statusCode).toBe(404)
  expect((await get(renewed)).statusCode).toBe(200)
  for (const wrong of ['x', '%00', '..%2f..', 'a'.repeat(90)])
    expect((await get(`/calendar/${wrong}.ics`)).statusCode).toBe(404)
  // Sabotage: take takeNetwork out of mountFeed.
  const many = await Promise.all(Array.from({ length: 61 }, () => get(renewed, '203.0.113.9')))
  expect(many.map((one) => one.statusCode).filter((status) => status === 429)).toHaveLength(1)
  await server.close()
  await shop.close()
})
