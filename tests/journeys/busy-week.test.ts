import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expireHolds } from '#booking/server/expire-holds.ts'
import type { Receipt } from '#tools/ports.ts'
import { createRandom, type Random } from '../../bench/dialogue/random.ts'
import { openSampleBusiness } from '../support/open-sample-business.ts'
import { type MemoryTalk, talkInMemory } from '../support/talk-in-memory.ts'
import { databaseKinds } from '../support/test-database.ts'
import { createTestGround, type TestGround } from '../support/test-ground.ts'

const isWhole = inject('testMatrix') === 'full'
const atOnce = 20
const monday = new Date('2026-11-30T15:00:00Z')
const dayMs = 24 * 60 * 60_000

describe.each(databaseKinds)('a week of opening hours on %s', (kind) => {
  const talks = isWhole ? 2_000 : kind === 'embedded' ? 40 : 20
  let ground: TestGround
  let teamId: string

  beforeAll(async () => {
    ground = await createTestGround(kind)
    ground.clock.set(monday)
    teamId = (await openSampleBusiness(ground)).teamId
  })
  afterAll(() => ground.close())

  it(
    `of ${talks} talks at random books no time twice, leaves no hold behind and keeps what it tells`,
    async () => {
      // Sabotage: in calendar-store.ts, let listBusy leave out the appointments.
      const told: Told = { times: new Map(), booked: 0, cancelled: 0, replaced: [], silent: 0 }
      for (let begun = 0; begun < talks; begun += atOnce) {
        ground.clock.advance((5 * dayMs * atOnce) / talks)
        await Promise.all(
          Array.from({ length: Math.min(atOnce, talks - begun) }, async (_, index) => {
            const random = createRandom(20261120 + begun + index)
            const talk = talkInMemory(ground, { teamId, contactId: `con_${begun + index}` })
            await converse(talk, random, told)
          }),
        )
      }
      ground.clock.advance(60 * 60_000)
      await expireHolds(ground.ground.db)
      const read = <Row extends object>(text: string) =>
        ground.ground.db.team(teamId, (tx) => tx.query<Row>(text))
      const [state] = await read(
        `select count(*) filter (where status = 'cancelled')::int as cancelled,
           (select count(*)::int from appointments a join appointments b
              on a.crew_id = b.crew_id and a.id < b.id and a.starts_at < b.free_at and b.starts_at < a.free_at
            where a.status = 'booked' and b.status = 'booked') as overlaps,
           (select count(*)::int from holds) as holds,
           (select count(*)::int from crew_times) as times
         from appointments`,
      )
      expect(state).toEqual({
        cancelled: told.cancelled,
        overlaps: 0,
        holds: 0,
        times: told.booked - told.cancelled,
      })
      const kept = await read<{ id: string; startsAt: Date }>(
        `select id, starts_at as "startsAt" from appointments where status = 'booked' order by id`,
      )
      expect(kept.map(({ id, startsAt }) => [id, startsAt.toISOString()])).toEqual(
        [...told.times].sort(([one], [other]) => (one < other ? -1 : 1)),
      )
      expect(told).toMatchObject({ replaced: [], silent: 0 })
      expect(told.booked).toBeGreaterThan(talks / 20)
    },
    isWhole ? 900_000 : 120_000,
  )
})

interface Told {
  /** When each visit is that somebody was told of and nobody cancelled. */
  times: Map<string, string>
  booked: number
  cancelled: number
  /** Answers of the engine's own that the guard did not believe. */
  replaced: string[]
  silent: number
}

const needs = [
  'my kitchen sink is clogged',
  'drain cleaning',
  'no hot water',
  'furnace tune-up please',
  'a second opinion on a quote',
]
const times = [
  'tomorrow', 'tuesday morning', 'wednesday afternoon', 'thursday at 10am', 'friday', 'any time', 'the day after tomorrow at 2',
  'friday after 1pm', 'as soon as you can', 'next week', 'saturday', 'not monday',
] // biome-ignore format: one block
const names = ['Jo Fields', 'Amara Okoye', 'Luis Ferreira', "Sean O'Neil", 'Mei Tanaka']
const asides = ['what are your hours?', 'how much is it?', 'do you come to Millrace?']

/** Somebody who mostly wants a visit, changes their mind now and then, and sometimes walks away. */
async function converse(talk: MemoryTalk, random: Random, told: Told): Promise<void> {
  let next: string | null = `Hi, ${random.pick(needs)}, can somebody come ${random.pick(times)}?`
  for (let turn = 0; next !== null && turn < 12; turn++) {
    const answer = await talk.say(next)
    told.replaced.push(...answer.replaced)
    if (answer.text === '') told.silent += 1
    for (const { receipt } of answer.runs) if (receipt) note(told, receipt)
    next = reply(answer.waitsFor, random)
  }
}

function note(told: Told, { kind, objectId, startsAt }: Receipt): void {
  if (kind === 'booked') told.booked += 1
  if ((kind === 'booked' || kind === 'moved') && startsAt) told.times.set(objectId, startsAt.toISOString())
  if (kind !== 'cancelled') return
  told.cancelled += 1
  told.times.delete(objectId)
}

function reply(waitsFor: string | null, random: Random): string | null {
  if (random.chance(0.07)) return null
  if (random.chance(0.1)) return random.pick(asides)
  const slot = waitsFor?.split('.')[1]
  if (slot === 'window')
    return random.pick([
      'the first one',
      'the second one',
      'anything later?',
      random.pick(times),
      'the last one',
    ])
  if (slot === 'when') return random.pick(times)
  if (slot === 'service') return random.pick(needs)
  if (slot === 'name') return random.pick(names)
  if (slot === 'address') return `${random.integer(1, 900)} Elm Street, Fernbrook`
  if (slot === 'confirm')
    return random.chance(0.75) ? 'yes please' : random.pick([`no, make it ${random.pick(times)}`, 'no'])
  if (waitsFor === null)
    return random.pick([null, null, 'I need to cancel my appointment', 'can I move it to friday?', 'thanks'])
  return random.pick(['yes', 'no', random.pick(names)])
}
