import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerDue } from '#conversations/server/answer-due.ts'
import { type ReplayedTurn, replayConversation } from '#conversations/server/replay-conversation.ts'
import { english } from '#dialogue/phrases.ts'
import { deliverDue } from '#outbox/server/deliver-due.ts'
import { builtinModel, builtinWith } from '#providers/builtin/model.ts'
import { receiveSms } from '#telephony/server/receive-sms.ts'
import { stranger } from '../support/emulator-hand.ts'
import { type OpenBusiness, openSampleBusiness } from '../support/open-sample-business.ts'
import { createTestGround, type TestGround } from '../support/test-ground.ts'

const talks = 200
/** How many of them go on with a second text. */
const longTalks = 40
const folder = new URL('../../bench/dialogues/', import.meta.url)

/** What people of many trades say, in the order in which they said it. */
const scripts: string[][] = globSync('*.json', { cwd: folder })
  .flatMap(
    (name) =>
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')).dialogues as { turns: { says: string }[] }[],
  )
  .map(({ turns }) => turns.map(({ says }) => says).filter((says) => says.trim() !== ''))
  .filter((says) => says.length > 0)
  .slice(0, talks)

let ground: TestGround
let business: OpenBusiness

beforeAll(async () => {
  ground = await createTestGround()
  ground.clock.set(new Date('2026-11-23T17:00:00Z'))
  business = await openSampleBusiness(ground)
  for (const [at, most] of [talks, longTalks].entries()) {
    for (const [index, says] of scripts.slice(0, most).entries()) {
      const body = says[at]
      if (body !== undefined) await text(stranger(8000 + index), body)
    }
    ground.clock.advance(10_000)
    await answerAll()
  }
}, 240_000)
afterAll(() => ground.close())

describe(`${talks} stored talks`, () => {
  it('come out the same to the byte when they are made again from what was stored', async () => {
    // Sabotage: leave the tool calls of earlier turns out of talkAt.
    expect(scripts.length).toBe(talks)
    const turns = await replayAll(builtinModel)
    expect(turns.length).toBeGreaterThanOrEqual(talks)
    expect(turns.filter((turn) => turn.differences.length > 0).slice(0, 3)).toEqual([])
  })

  it('change where one sentence of the engine is changed, and nowhere else', async () => {
    // Sabotage: let builtinWith leave its catalogue unused.
    const { offer_some: _offers, ...rest } = english.text
    const changed = { ...english, text: { ...rest, offer_some: ['Pick one: {moments}.'] } }
    const turns = await replayAll(builtinWith(changed as typeof english), talks / 4)
    const touched = turns.filter((turn) => turn.differences.includes('text'))
    expect(touched.length).toBeGreaterThan(0)
    expect(touched.every((turn) => turn.replayed.includes('Pick one'))).toBe(true)
  })
})

async function replayAll(engine: typeof builtinModel, most = talks): Promise<ReplayedTurn[]> {
  const { db } = ground.ground
  const ids = await db.team(business.teamId, (tx) =>
    tx.query<{ id: string }>('select id from conversations order by id'),
  )
  const replayed: ReplayedTurn[] = []
  for (const { id } of ids.slice(0, most))
    replayed.push(...(await db.team(business.teamId, (tx) => replayConversation(tx, engine, id))))
  return replayed
}

async function text(from: string, body: string): Promise<void> {
  const { connectionId, phone } = business
  await receiveSms(ground.rooms.telephony, {
    connectionId,
    sid: `SM${randomBytes(16).toString('hex')}`,
    from,
    to: phone,
    body,
    media: [],
    segments: 1,
    receivedAt: ground.clock.now(),
  })
}

/** What the workers do: answer all that is due and send all that is owed. */
async function answerAll(): Promise<void> {
  const { db, clock, log } = ground.ground
  const share = { owner: 'replay', teamId: business.teamId, limit: 500 }
  await answerDue({ db, clock, log, models: ground.rooms.models, tools: ground.rooms.tools }, share)
  for (let tries = 0; tries < 5; tries++) {
    const ends = await deliverDue({ db, clock, log }, ground.rooms.handlers, share)
    if (ends.length === 0) return
    ground.clock.advance(1_000)
  }
}
