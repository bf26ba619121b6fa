import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  createTestCalendar,
  callerDetails as details,
  done,
  listOverlaps,
  listStrays,
  type TestCalendar,
} from '../../../tests/support/test-calendar.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { expireHolds } from './expire-holds.ts'
import { addCrew } from './save-crew.ts'

const isWhole = inject('testMatrix') === 'full'
const talkCount = isWhole ? 2000 : 40
const atOnce = 8

// Sabotage: let once() run `work` although the key is known.
describe.each(databaseKinds)('a week of talks on %s', (kind) => {
  let shop: TestCalendar
  beforeAll(async () => {
    shop = await createTestCalendar(kind)
    for (const name of ['Second van', 'Third van']) await addCrew(shop.ctx, { name })
  })
  afterAll(() => shop?.close())

  it(
    `${talkCount} of them, ${atOnce} at a time: nobody is booked twice, no hold is left, who was told is in it`,
    async () => {
      const random = seeded(20261121)
      const told = new Map<string, string>()
      let next = 0
      const talker = async () => {
        while (next < talkCount) {
          const contact = ++next
          await talk(shop, { contact, random, told })
          if (contact % 7 === 0) shop.clock.advance(3 * 60_000)
          if (contact % 50 === 0) await expireHolds(shop.db)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, talker))
      expect(await listOverlaps(shop)).toEqual([])
      expect(await listStrays(shop)).toEqual([])
      const booked = await shop.inTeam((tx) =>
        tx.query<{ id: string; startsAt: Date }>(
          `select id, starts_at as "startsAt" from appointments where status = 'booked' order by id`,
        ),
      )
      const kept = booked.map(({ id, startsAt }) => [id, startsAt.toISOString()])
      expect(kept).toEqual([...told].sort(([one], [other]) => (one < other ? -1 : 1)))
      expect(kept.length).toBeGreaterThan(10)
      shop.clock.advance(60 * 60_000)
      await expireHolds(shop.db)
      expect(await shop.inTeam((tx) => tx.query('select 1 from holds'))).toEqual([])
    },
    isWhole ? 600_000 : 30_000,
  )
})

/** One talk: some look, some hold, some book, and of those some move or cancel. Each deed twice, as a retry would. */
async function talk(
  shop: TestCalendar,
  at: { contact: number; random(below: number): number; told: Map<string, string> },
): Promise<void> {
  const { contact, random, told } = at
  const { calendar } = shop
  const find = async () => {
    const date = `2026-11-${18 + random(7)}`
    const service = ['Leak repair', 'Drain cleaning', 'Second opinion'][random(3)] ?? ''
    const search = { service, days: { from: date, to: date }, times: null, limit: 4 }
    const found = await shop.inTeam((tx) => calendar.findWindows(tx, shop.by(contact), search))
    return done(found).windows[random(4)]
  }
  const window = await find()
  if (!window || random(10) === 0) return
  const held = await shop.inTeam((tx) => calendar.hold(tx, shop.by(contact), window.id))
  if ('refused' in held || random(10) === 0) return
  const deed = { windowId: window.id, details, deedKey: `book ${contact}` }
  const book = () => shop.inTeam((tx) => calendar.book(tx, shop.by(contact), deed))
  const [booked] = await Promise.all([book(), book()])
  if ('refused' in booked) return
  told.set(booked.id, booked.startsAt.toISOString())
  const about = { appointmentId: booked.id, deedKey: `then ${contact}` }
  const fate = random(10)
  if (fate < 3) {
    done(await shop.inTeam((tx) => calendar.cancel(tx, shop.by(contact), { ...about, reason: null })))
    told.delete(booked.id)
  }
  const other = fate > 6 ? await find() : undefined
  if (other?.service !== booked.service) return
  const move = { ...about, windowId: other.id }
  const moved = await shop.inTeam((tx) => calendar.reschedule(tx, shop.by(contact), move))
  if (!('refused' in moved)) told.set(booked.id, moved.appointment.startsAt.toISOString())
}

/** Small numbers that are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
