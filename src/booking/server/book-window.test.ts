import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Window } from '#booking/ports.ts'
import {
  createTestCalendar,
  callerDetails as details,
  done,
  listOverlaps,
  listStrays,
  type TestCalendar,
} from '../../../tests/support/test-calendar.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'

describe.each(databaseKinds)('booking on %s', (kind) => {
  let shop: TestCalendar
  beforeAll(async () => {
    shop = await createTestCalendar(kind)
  })
  afterAll(() => shop?.close())

  const find = (contact: number, date: string, clock: string) =>
    shop.inTeam(async (tx) => {
      const search = {
        service: 'leak repair',
        days: { from: date, to: date },
        times: { from: clock, to: clock },
        limit: 3,
      }
      return done(await shop.calendar.findWindows(tx, shop.by(contact), search))
    })
  const windowAt = async (contact: number, date: string, clock: string) => {
    const { windows, isExact } = await find(contact, date, clock)
    const [window] = windows
    if (!window || !isExact) throw new Error(`Nothing free on ${date} at ${clock}.`)
    return window
  }
  const hold = (contact: number, windowId: string) =>
    shop.inTeam((tx) => shop.calendar.hold(tx, shop.by(contact), windowId))
  const book = (contact: number, windowId: string, deedKey = `deed ${contact} ${windowId}`) =>
    shop.inTeam((tx) => shop.calendar.book(tx, shop.by(contact), { windowId, details, deedKey }))

  it('holds, books, moves and cancels, each for the contact whose it is', async () => {
    const window = await windowAt(1, '2026-11-19', '10:00')
    expect(window.label).toBe('Thursday, November 19, 10:00 AM')
    const held = done(await hold(1, window.id))
    expect(held.window).toEqual(window)
    expect(held.until.toISOString()).toBe('2026-11-17T18:10:00.000Z')
    const booked = done(await book(1, window.id))
    expect(booked).toMatchObject({ service: 'Leak repair', status: 'booked', label: window.label, details })
    const next = await windowAt(1, '2026-11-20', '14:00')
    const move = { appointmentId: booked.id, windowId: next.id, deedKey: 'move 1' }
    const stranger = await shop.inTeam((tx) => shop.calendar.reschedule(tx, shop.by(2), move))
    expect(stranger).toMatchObject({ refused: 'not_found' })
    const moved = done(await shop.inTeam((tx) => shop.calendar.reschedule(tx, shop.by(1), move)))
    expect(moved).toMatchObject({ previousLabel: window.label, appointment: { label: next.label } })
    // The time it had is free again.
    expect((await windowAt(2, '2026-11-19', '10:00')).label).toBe(window.label)
    const cancel = { appointmentId: booked.id, reason: 'Fixed it myself', deedKey: 'cancel 1' }
    expect(await shop.inTeam((tx) => shop.calendar.cancel(tx, shop.by(2), cancel))).toMatchObject({
      refused: 'not_found',
    })
    expect(await shop.inTeam((tx) => shop.calendar.find(tx, shop.by(1)))).toHaveLength(1)
    done(await shop.inTeam((tx) => shop.calendar.cancel(tx, shop.by(1), cancel)))
    expect(await shop.inTeam((tx) => shop.calendar.find(tx, shop.by(1)))).toEqual([])
    expect(shop.withdrawn).toEqual([booked.id, booked.id])
    const facts = await shop.inTeam((tx) =>
      tx.query<{ type: string }>('select type from facts where subject_id = $1 order by id', [booked.id]),
    )
    expect(facts.map(({ type }) => type)).toEqual([
      'appointment.booked',
      'appointment.moved',
      'appointment.cancelled',
    ])
  })

  it('does a deed once, however often and at how many places it is asked for', async () => {
    // Sabotage: let once() run `work` although the key is known.
    const window = await windowAt(3, '2026-11-23', '09:00')
    const all = await Promise.all(Array.from({ length: 5 }, () => book(3, window.id, 'deed once')))
    expect(new Set(all.map((outcome) => done(outcome).id)).size).toBe(1)
    const [first] = all
    expect(await book(3, window.id, 'deed once')).toEqual(first)
    const { id } = done(first as never) as { id: string }
    const cancel = { appointmentId: id, reason: null, deedKey: 'cancel once' }
    const cancelled = await shop.inTeam((tx) => shop.calendar.cancel(tx, shop.by(3), cancel))
    expect(await shop.inTeam((tx) => shop.calendar.cancel(tx, shop.by(3), cancel))).toEqual(cancelled)
  })

  it('takes no window of another talk, another team, that was changed or has run out', async () => {
    // Sabotage: leave the holder out of macOf.
    const window = await windowAt(4, '2026-11-24', '09:00')
    expect(await hold(5, window.id)).toMatchObject({ refused: 'bad_window' })
    const changed = window.id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const halfway = `${window.id.slice(0, 8)}${window.id[8] === 'A' ? 'B' : 'A'}${window.id.slice(9)}`
    for (const id of [changed, halfway, '', 'win_', 'win_x', `${window.id}A`, '\u0000'])
      expect(await hold(4, id)).toMatchObject({ refused: 'bad_window' })
    shop.clock.advance(25 * 60 * 60_000)
    const late = await hold(4, window.id)
    expect(late).toMatchObject({ refused: 'expired_window' })
    expect('next' in late && late.next.length).toBeGreaterThan(0)
    shop.clock.advance(-25 * 60 * 60_000)
  })

  it('lets an expired hold stand in nobody’s way, and its own talk book while the time is free', async () => {
    // Sabotage: count holds in listBusy without `until > $4`, or leave them in clearHolds.
    const window = await windowAt(6, '2026-11-25', '09:00')
    done(await hold(6, window.id))
    expect((await find(7, '2026-11-25', '09:00')).isExact).toBe(false)
    expect((await find(6, '2026-11-25', '09:00')).isExact).toBe(true)
    shop.clock.advance(11 * 60_000)
    const theirs = await windowAt(7, '2026-11-25', '09:00')
    done(await hold(7, theirs.id))
    expect(await book(6, window.id)).toMatchObject({ refused: 'taken' })
    shop.clock.advance(11 * 60_000)
    done(await book(6, window.id))
    expect(await listStrays(shop)).toEqual([])
  })

  it('refuses what is over, out of the area, unknown or not to be booked', async () => {
    const search = { days: null, times: null, limit: 1 }
    const ask = (service: string) =>
      shop.inTeam((tx) => shop.calendar.findWindows(tx, shop.by(8), { ...search, service }))
    expect(await ask('Roof repair')).toMatchObject({ refused: 'unknown_service' })
    expect(done(await ask('dripping faucet')).windows[0]?.service).toBe('Leak repair')
    const window = await windowAt(8, '2026-11-26', '09:00')
    const far = { windowId: window.id, details: { ...details, address: '3 Oak Road, Salem' }, deedKey: 'far' }
    expect(await shop.inTeam((tx) => shop.calendar.book(tx, shop.by(8), far))).toMatchObject({
      refused: 'outside_area',
    })
  })

  it('50 contacts race for one slot: one wins, the others get the next best in the same answer', async () => {
    // Sabotage: read the crews in openCalendar without locking them.
    const contacts = Array.from({ length: 50 }, (_, index) => 100 + index)
    const windows: Window[] = []
    for (const contact of contacts) windows.push(await windowAt(contact, '2026-12-01', '10:00'))
    const outcomes = await Promise.all(
      contacts.map((contact, index) =>
        index % 2 === 0 ? book(contact, windows[index]?.id ?? '') : hold(contact, windows[index]?.id ?? ''),
      ),
    )
    const lost = outcomes.filter((outcome) => 'refused' in outcome)
    expect(lost).toHaveLength(49)
    for (const { refused, next } of lost) {
      expect(refused).toBe('taken')
      expect(next).toHaveLength(3)
      expect(next.map(({ label }) => label)).not.toContain('Tuesday, December 1, 10:00 AM')
    }
    expect(await listOverlaps(shop)).toEqual([])
    expect(await listStrays(shop)).toEqual([])
  })

  it('lets no two appointments of a crew overlap even where the code would', async () => {
    // Sabotage: drop the constraint crew_times_apart from the migration.
    const window = await windowAt(9, '2026-12-03', '10:00')
    const booked = done(await book(9, window.id))
    const copy = (shift: string) =>
      shop.inTeam((tx) =>
        tx.query(
          `insert into appointments (team_id, id, crew_id, service, starts_at, ends_at, free_at, time_zone, name,
             booked_by_kind, booked_by_name, updated_at)
           select team_id, 'apt_copy_' || $3, crew_id, service, starts_at + $3::interval, ends_at + $3::interval,
             free_at + $3::interval, time_zone, name, booked_by_kind, booked_by_name, updated_at
           from appointments where team_id = $1 and id = $2`,
          [tx.teamId, booked.id, shift],
        ),
      )
    // An hour's work and half an hour after it.
    await expect(copy('89 minutes')).rejects.toMatchObject({ code: '23P01' })
    await expect(copy('-89 minutes')).rejects.toMatchObject({ code: '23P01' })
    await copy('90 minutes')
    expect(await listStrays(shop)).toEqual([])
  })
})
