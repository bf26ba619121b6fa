import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestCalendar,
  callerDetails as details,
  listOverlaps,
  listStrays,
  type TestCalendar,
} from '../../../tests/support/test-calendar.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { blockTime } from './block-time.ts'
import { bookByHand } from './book-by-hand.ts'
import { cancelByHand } from './cancel-by-hand.ts'
import { expireHolds } from './expire-holds.ts'
import { moveByHand } from './move-by-hand.ts'
import { restoreAppointment } from './restore-appointment.ts'
import { addCrew } from './save-crew.ts'

const services = ['Leak repair', 'Drain cleaning', 'Second opinion', 'Furnace tune-up']
const contact = fc.integer({ min: 1, max: 4 })
const service = fc.constantFrom(...services)
const half = fc.integer({ min: 0, max: 60 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hold' as const), contact, service, half }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), contact, service, half }) },
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ kind: fc.constant('reschedule' as const), contact, half }),
  fc.record({ kind: fc.constant('cancel' as const), contact }),
  fc.record({ kind: fc.constant('byHand' as const), service, half }),
  fc.record({ kind: fc.constant('moveByHand' as const), pick: half, half }),
  fc.record({ kind: fc.constant('cancelByHand' as const), pick: half }),
  fc.record({ kind: fc.constant('restore' as const), pick: half }),
  fc.record({ kind: fc.constant('block' as const), half }),
  fc.record({ kind: fc.constant('chore' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Half hours of one Thursday and the morning after it, so that everybody wants the same few. */
const firstMs = Date.parse('2026-11-19T16:00:00Z')
const momentOf = (index: number) => new Date(firstMs + index * 30 * 60_000)

// Sabotage: leave the buffer out of freeAt; or let pickCrew answer the first crew whether it is free or not.
describe.each(databaseKinds)('whatever happens to a calendar on %s', (kind) => {
  let shop: TestCalendar
  beforeAll(async () => {
    shop = await createTestCalendar(kind)
    await addCrew(shop.ctx, { name: 'Second van' })
  })
  afterAll(() => shop?.close())

  it('no crew is anywhere twice, no hold outlives its time, no time is taken by nothing', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const start = shop.clock.now()
        for (const one of steps) await take(shop, one, `deed ${++count}`)
        expect(await listOverlaps(shop)).toEqual([])
        expect(await listStrays(shop)).toEqual([])
        expect(await listWrongBuffers(shop)).toEqual([])
        shop.clock.advance(60 * 60_000)
        await expireHolds(shop.db)
        expect(await shop.inTeam((tx) => tx.query('select 1 from holds'))).toEqual([])
        await shop.inTeam(async (tx) => {
          for (const table of ['appointments', 'blocks', 'booking_deeds'])
            await tx.query(`delete from ${table}`)
          expect(await tx.query('select 1 from crew_times')).toEqual([])
        })
        shop.clock.set(start)
      }),
      { numRuns: 8 },
    )
  }, 60_000)

  it('nothing is booked into a block, at whatever moment the two meet', async () => {
    const wanted = { ...callerFields, service: 'Leak repair', startsAt: momentOf(4).toISOString() }
    const block = { crewId: null, startsAt: momentOf(0).toISOString(), endsAt: momentOf(12).toISOString() }
    const [first, , third] = await Promise.all([
      bookByHand(shop.bookingDeps, shop.ctx, wanted),
      blockTime(shop.ctx, { ...block, reason: 'Training' }),
      bookByHand(shop.bookingDeps, shop.ctx, wanted),
    ])
    const after = await bookByHand(shop.bookingDeps, shop.ctx, wanted)
    expect(after.kind).toBe('taken')
    expect([first.kind, third.kind]).toContain('done')
  })
})

const callerFields = { contactId: null, ...details, tellContact: false }

/** Appointments that keep another time free after them than their service asks for. */
async function listWrongBuffers(shop: TestCalendar): Promise<object[]> {
  const rows = await shop.inTeam((tx) =>
    tx.query<{ service: string; minutes: number }>(
      `select service, extract(epoch from free_at - ends_at)::int / 60 as minutes from appointments`,
    ),
  )
  const bufferOf = (name: string) => shop.profile.services.find((one) => one.name === name)?.bufferMinutes
  return rows.filter(({ service, minutes }) => minutes !== bufferOf(service))
}

async function take(shop: TestCalendar, one: Step, deedKey: string): Promise<void> {
  const { bookingDeps: deps, ctx, calendar } = shop
  if (one.kind === 'wait') return shop.clock.advance(one.minutes * 60_000)
  if (one.kind === 'chore') return void (await expireHolds(shop.db))
  if (one.kind === 'block') {
    const startsAt = momentOf(one.half).toISOString()
    return void (await blockTime(ctx, {
      crewId: null,
      startsAt,
      endsAt: momentOf(one.half + 1).toISOString(),
      reason: '',
    }))
  }
  if (one.kind === 'byHand') {
    const startsAt = momentOf(one.half).toISOString()
    return void (await bookByHand(deps, ctx, { ...callerFields, service: one.service, startsAt }))
  }
  if (one.kind === 'moveByHand' || one.kind === 'cancelByHand' || one.kind === 'restore') {
    const rows = await shop.inTeam((tx) =>
      tx.query<{ id: string; rev: number; status: string }>(
        'select id, rev, status from appointments order by id',
      ),
    )
    const row = rows[one.pick % Math.max(1, rows.length)]
    if (!row) return
    if (one.kind === 'restore') return void (await restoreAppointment(deps, ctx, row))
    if (one.kind === 'cancelByHand')
      return void (await cancelByHand(deps, ctx, { ...row, tellContact: false }))
    if (row.status === 'cancelled') return
    const startsAt = momentOf(one.half).toISOString()
    return void (await moveByHand(deps, ctx, { ...row, startsAt, tellContact: false }))
  }
  const by = shop.by(one.contact)
  await shop.inTeam(async (tx) => {
    const [own] = await calendar.find(tx, by)
    if (one.kind === 'cancel')
      return own && calendar.cancel(tx, by, { appointmentId: own.id, reason: null, deedKey })
    const moment = momentOf(one.half)
    const clock = moment.toISOString()
    const date = clock.slice(0, 10)
    const wanted = one.kind === 'reschedule' ? own?.service : one.service
    if (!wanted) return
    const search = { service: wanted, days: { from: date, to: date }, times: null, limit: 30 }
    const found = await calendar.findWindows(tx, by, search)
    const window =
      'windows' in found ? found.windows[one.half % Math.max(1, found.windows.length)] : undefined
    if (!window) return
    if (one.kind === 'hold') return calendar.hold(tx, by, window.id)
    if (one.kind === 'book') return calendar.book(tx, by, { windowId: window.id, details, deedKey })
    return own && calendar.reschedule(tx, by, { appointmentId: own.id, windowId: window.id, deedKey })
  })
}
