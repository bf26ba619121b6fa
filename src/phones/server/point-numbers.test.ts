import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NumberCarrier } from '#phones/ports.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import { pointNumbers } from '#phones/server/point-numbers.ts'
import type { Context } from '#platform/context.ts'
import { createTestGround, installGround, type TestGround } from '../../../tests/support/test-ground.ts'

let house: TestGround
let ctx: Context
let connectionId: string
let carrier: NumberCarrier

beforeAll(async () => {
  house = await createTestGround()
  const { by, whoAmI } = await installGround(house)
  const visitor = await whoAmI()
  const { db, clock, log, carriers } = house.ground
  const actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: 'ses_1' } as const
  ctx = { db, clock, log, teamId: visitor?.teamId ?? '', actor }
  connectionId = carriers.main()?.id ?? ''
  carrier = carriers.numbers(connectionId)
})
afterAll(() => house?.close())

const hooksAt = (url: string) => ({
  smsUrl: `${url}/messages`,
  voiceUrl: `${url}/calls`,
  callStatusUrl: `${url}/calls/statuses`,
})
const hooksOf = async (sid: string) => (await carrier.list()).find((number) => number.sid === sid)?.hooks

test('a number tells us of texts and calls from the day it is bought, and wherever we move', async () => {
  const [ours, theirs] = await carrier.search({ limit: 2 })
  const row = await buyNumber(house.rooms.phones, ctx, { phone: ours?.phone ?? '', botId: null })
  const own = (await carrier.list()).find((number) => number.phone === row.phone)
  const sid = own?.sid ?? ''
  const here = hooksAt(house.ground.carriers.hookUrl(connectionId))
  expect(own?.hooks).toEqual(here)
  const other = await carrier.buy(theirs?.phone ?? '', hooksAt('http://127.0.0.1:9/elsewhere'))
  const point = () => pointNumbers(house.rooms.phones, house.ground.db, connectionId)
  expect(await point()).toBe(0)

  await carrier.configure(sid, { ...hooksAt('http://127.0.0.1:9/calls-elsewhere'), smsUrl: here.smsUrl })
  // Sabotage: compare smsUrl alone in pointsTo.
  expect(await point()).toBe(1)
  expect(await hooksOf(sid)).toEqual(here)

  await carrier.configure(sid, hooksAt('http://127.0.0.1:9/an-old-address'))
  expect(await point()).toBe(1)
  expect(await hooksOf(sid)).toEqual(here)
  expect(await point()).toBe(0)
  expect(await hooksOf(other.sid)).toEqual(hooksAt('http://127.0.0.1:9/elsewhere'))
})
