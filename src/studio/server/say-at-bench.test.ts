import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBot } from '#bots/server/add-bot.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import type { Context } from '#platform/context.ts'
import type { BenchLine } from '#studio/contract.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { sampleBot, sampleProfile } from '../../../tests/support/a-bot.ts'
import { hashTables } from '../../../tests/support/fill-tables.ts'
import { createInjectedApp, type InjectedApp } from '../../../tests/support/inject-app.ts'
import { seedTwoTeams, type World } from '../../../tests/support/two-teams.ts'
import { sayAtBench } from './say-at-bench.ts'
import { readLatestTalk, restartBench, startBench } from './start-bench.ts'

let app: InjectedApp
let world: World
let builder: Context
let botId: string

beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
  builder = world.people.builder.context
  const { version } = await app.db.team(builder.teamId, (tx) => loadLiveProfile(tx))
  await updateProfile(builder, { version, profile: sampleProfile })
  botId = await addBot(builder, { name: 'Night desk', config: sampleBot, origin: 'blank' })
}, 60_000)
afterAll(() => app.close())

const scene = { channel: 'chat' as const, pretendAt: null }
const start = (
  ctx: Context = builder,
  more: Partial<{ channel: 'chat' | 'text'; pretendAt: string | null }> = {},
) => startBench(ctx, { botId, ...scene, ...more })
const say = async (talkId: string, text: string, ctx: Context = builder) => {
  const talk = await sayAtBench({ models: app.rooms.models, calendar: app.rooms.calendar }, ctx, {
    talkId,
    text,
  })
  const line = talk.lines.at(-1)
  if (line?.role !== 'bot') throw new Error('The bot did not answer.')
  return line as Extract<BenchLine, { role: 'bot' }>
}

describe('talking with a draft', () => {
  // Sabotage: in say-at-bench.ts read the live version instead of the draft.
  test('hears the last edit, which nobody has published', async () => {
    const { id } = await start()
    const [first] = sampleBot.questions
    if (!first) throw new Error('The sample bot has questions.')
    const questions = [{ ...first, answer: 'Trips are on us this month.' }]
    await saveDraft(builder, { id: botId, rev: 1, config: { ...sampleBot, questions } })
    const line = await say(id, 'Do you charge a trip fee?')
    expect(line.text).toContain('Trips are on us this month.')
    expect(line).toMatchObject({ engine: 'builtin', rev: 2 })
    expect(line.facts.length).toBeGreaterThan(0)
  })

  // Sabotage: in practice-calendar.ts let `hold` and `book` call `real`.
  test('books in practice: real free times, and nothing outside the bench changes', async () => {
    const { id } = await start()
    const before = await hashTables(app.db)
    const said: BenchLine[] = []
    for (const words of [
      'I need a drain cleaning next week, what is free?',
      'the first one please',
      'Jo Fields, 12 Elm Street, Fernbrook',
      'this number is fine, yes please',
      'yes',
    ]) {
      said.push(await say(id, words))
    }
    const tools = said.flatMap((line) => (line.role === 'bot' ? line.tools : []))
    const names = tools.map(({ name }) => name)
    expect(names).toContain('check_availability')
    expect(tools.find(({ receipt }) => receipt?.kind === 'booked')?.receipt?.label).toMatch(/^Drain cleaning/)
    const after = await hashTables(app.db)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed.sort()).toEqual(['bench_talks', 'completions'])
  })

  test('takes no message for anybody', async () => {
    const { id } = await start()
    const before = await hashTables(app.db)
    await say(id, 'Can somebody call me back? My name is Jo Fields.')
    await say(id, 'It is about a warranty, please call this number.')
    const after = await hashTables(app.db)
    expect(after.tasks).toBe(before.tasks)
    expect(after.outbox_intents).toBe(before.outbox_intents)
  })

  // Sabotage: in store.ts let benchNow give back `now`.
  test('believes the time it is told', async () => {
    const sunday = await start(builder, { pretendAt: '2026-11-22T11:00' })
    expect(sunday.pretendNow).toBe('2026-11-22T19:00:00.000Z')
    expect((await say(sunday.id, 'Are you open right now?')).text).toMatch(
      /closed|not open|open again|Monday/i,
    )
    const monday = await restartBench(builder, {
      talkId: sunday.id,
      channel: 'text',
      pretendAt: '2026-11-23T10:00',
    })
    expect(monday).toMatchObject({ lines: [], channel: 'text' })
    expect((await say(monday.id, 'Are you open right now?')).text).toMatch(/open/i)
    await expect(start(builder, { pretendAt: '2031-01-01T10:00' })).rejects.toThrow('within a year')
  })
})

describe('who may practise', () => {
  test('builders, each in talks of their own', async () => {
    const { id } = await start()
    const { context } = world.people.viewer
    if (context.actor.kind !== 'user') throw new Error('A person is asked.')
    const viewer: Context = { ...context, actor: { ...context.actor, role: 'viewer' } }
    await expect(start(viewer)).rejects.toThrow('builder')
    await expect(say(id, 'hi', viewer)).rejects.toThrow('builder')
    // Sabotage: in store.ts leave `user_id` out of findBenchTalk.
    await expect(say(id, 'hi', world.people.admin.context)).rejects.toThrow('not_found')
    expect(await readLatestTalk(world.people.admin.context, { botId })).toBeNull()
    expect((await readLatestTalk(builder, { botId }))?.id).toBe(id)
  })

  test('nobody of another team', async () => {
    const south = world.south.owner.context
    const { id } = await start()
    await expect(start(south)).rejects.toThrow('not_found')
    await expect(say(id, 'hi', south)).rejects.toThrow('not_found')
    await expect(restartBench(south, { talkId: id, ...scene })).rejects.toThrow('not_found')
  })

  // Sabotage: in store.ts leave `expires_at` out of findBenchTalk.
  test('for a day', async () => {
    const { id } = await start()
    app.clock.advance(25 * 60 * 60_000)
    await expect(say(id, 'hi')).rejects.toThrow('not_found')
    expect(await readLatestTalk(builder, { botId })).toBeNull()
  })
})
