import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Appointments, Booker, Window } from '#booking/ports.ts'
import type { Transaction } from '#platform/db/database.ts'
import { emptyBook, practiceCalendar } from './practice-calendar.ts'

const hourMs = 60 * 60_000
const now = new Date('2026-11-23T15:00:00Z')
const by: Booker = { contactId: 'con_practice', conversationId: 'bench_1', botId: null, numberId: null, now }
const tx = {} as Transaction
const details = { name: 'Jo Fields', phone: null, email: null, address: null, note: null }

/** Free from the next hour on, every hour; it throws when somebody wants to write. */
const windowAt = (hour: number): Window => ({
  id: `win_${hour}`,
  service: 'Leak repair',
  startsAt: new Date(now.getTime() + (hour + 1) * hourMs),
  endsAt: new Date(now.getTime() + (hour + 2) * hourMs),
  label: `hour ${hour}`,
})
const refuse = () => Promise.reject(new Error('The real calendar was written to.'))
const real: Appointments = {
  findWindows: async (_tx, _by, { limit }) => ({
    windows: Array.from({ length: limit }, (_, hour) => windowAt(hour)),
    isExact: true,
  }),
  isInArea: async () => true,
  hold: refuse,
  book: refuse,
  reschedule: refuse,
  cancel: refuse,
  find: refuse,
}
const search = { service: 'Leak repair', days: null, times: null, limit: 3 }
const offered = async (calendar: Appointments) => {
  const found = await calendar.findWindows(tx, by, search)
  if ('refused' in found) throw new Error(found.refused)
  return found.windows.map(({ id }) => id)
}

describe('a practice calendar', () => {
  test('books what the real one offers, once, and offers it no more', async () => {
    const book = emptyBook()
    const calendar = practiceCalendar(real, book)
    expect(await offered(calendar)).toEqual(['win_0', 'win_1', 'win_2'])
    expect(await calendar.hold(tx, by, 'win_1')).toMatchObject({ window: { label: 'hour 1' } })
    const first = await calendar.book(tx, by, { windowId: 'win_1', details, deedKey: 'a' })
    // Sabotage: in practice-calendar.ts leave out `before` in `book`.
    expect(await calendar.book(tx, by, { windowId: 'win_1', details, deedKey: 'a' })).toEqual(first)
    expect(await calendar.book(tx, by, { windowId: 'win_1', details, deedKey: 'b' })).toMatchObject({
      refused: 'taken',
    })
    expect(await offered(calendar)).toEqual(['win_0', 'win_2', 'win_3'])
    // What was stored is all it needs.
    const again = practiceCalendar(real, JSON.parse(JSON.stringify(book)))
    expect(await again.find(tx, by)).toEqual([first])
  })

  test('refuses what was never offered, and times that are over', async () => {
    const calendar = practiceCalendar(real, emptyBook())
    expect(await calendar.hold(tx, by, 'win_0')).toMatchObject({ refused: 'bad_window' })
    await offered(calendar)
    const later = { ...by, now: new Date(now.getTime() + 90 * 60_000) }
    expect(await calendar.hold(tx, later, 'win_0')).toMatchObject({ refused: 'too_late' })
    expect(
      await calendar.cancel(tx, by, { appointmentId: 'apt_x', reason: null, deedKey: 'c' }),
    ).toMatchObject({
      refused: 'not_found',
    })
  })

  test('whatever is done, no two appointments stand at one time', async () => {
    const deed = fc.record({
      kind: fc.constantFrom('find', 'book', 'move', 'cancel'),
      window: fc.nat(5),
      which: fc.nat(3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (deeds) => {
        const book = emptyBook()
        const calendar = practiceCalendar(real, book)
        for (const [step, { kind, window, which }] of deeds.entries()) {
          const windowId = `win_${window}`
          const deedKey = `deed ${step}`
          const appointmentId = book.appointments[which]?.id ?? 'none'
          if (kind === 'find') await calendar.findWindows(tx, by, { ...search, limit: 6 })
          if (kind === 'book') await calendar.book(tx, by, { windowId, details, deedKey })
          if (kind === 'move') await calendar.reschedule(tx, by, { appointmentId, windowId, deedKey })
          if (kind === 'cancel') await calendar.cancel(tx, by, { appointmentId, reason: null, deedKey })
        }
        const starts = (await calendar.find(tx, by)).map(({ startsAt }) => startsAt.getTime())
        // Sabotage: in practice-calendar.ts let isTaken give back false.
        expect(new Set(starts).size).toBe(starts.length)
      }),
    )
  })
})
