import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBot } from '#bots/server/add-bot.ts'
import { loadLiveBot } from '#bots/server/load-live-bot.ts'
import { publishBot } from '#bots/server/publish-bot.ts'
import { readBot } from '#bots/server/read-bots.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import type { Context, TeamRole } from '#platform/context.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { sampleBot, sampleProfile } from '../../../tests/support/a-bot.ts'
import { createTestTeams, type TestPerson, type TestTeams } from '../../../tests/support/test-teams.ts'

let teams: TestTeams
let north: TestPerson
let south: TestPerson
const uses = { uses: { read: async () => new Map() } }

beforeAll(async () => {
  teams = await createTestTeams()
  north = await teams.install()
  south = await teams.signUp()
})
afterAll(() => teams.close())

function as(person: TestPerson, role: TeamRole = 'builder'): Context {
  return {
    db: teams.db,
    clock: teams.clock,
    log: teams.deps.log,
    teamId: person.visitor.teamId ?? '',
    actor: { ...person.actor, role },
  }
}

describe('a new bot', () => {
  // Sabotage: in add-bot.ts call createBot instead of insertBot.
  test('is a draft that nobody hears, written into the audit log', async () => {
    const id = await addBot(as(north), { name: 'Night desk', config: sampleBot, origin: 'template:plumbing' })
    const bot = await readBot(uses, as(north), id)
    expect(bot).toMatchObject({ name: 'Night desk', liveVersion: null, versions: [], numbers: [] })
    const live = await teams.db.team(as(north).teamId, (tx) => loadLiveBot(tx, id))
    expect(live?.config).toBeNull()
    const audit = await teams.db.team(as(north).teamId, (tx) =>
      tx.query("select after from audit_entries where team_id = $1 and action = 'bot.created'", [tx.teamId]),
    )
    expect(audit).toEqual([{ after: { name: 'Night desk', origin: 'template:plumbing' } }])
  })

  test('is made by builders, and seen by its own team only', async () => {
    const input = { name: 'Night desk', config: sampleBot, origin: 'blank' }
    await expect(addBot(as(north, 'agent'), input)).rejects.toThrow('builder')
    const id = await addBot(as(north), input)
    await expect(readBot(uses, as(south), id)).rejects.toThrow('not_found')
  })

  test('has questions of one id each', async () => {
    const [first] = sampleBot.questions
    if (!first) throw new Error('The sample bot has questions.')
    const config = { ...sampleBot, questions: [first, first] }
    await expect(addBot(as(north), { name: 'Twice', config, origin: 'blank' })).rejects.toThrow('same id')
  })
})

describe('publishing', () => {
  // Sabotage: in publish-bot.ts leave out refuseBlocked.
  test('is refused with what stops it, and goes through once that is put right', async () => {
    const ctx = as(south)
    const id = await addBot(ctx, { name: 'Front desk', config: sampleBot, origin: 'blank' })
    const refused = await publishBot(ctx, { id, rev: 1, note: '' }).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'config.tools' }, { path: 'config.tools' }],
    })
    await updateProfile(ctx, { version: 1, profile: sampleProfile })
    await publishBot(ctx, { id, rev: 1, note: 'First' })
    await saveDraft(ctx, { id, rev: 1, config: { ...sampleBot, guide: 'Say {{profile:mood}}.' } })
    await expect(publishBot(ctx, { id, rev: 2, note: '' })).rejects.toThrow('does not exist')
  })
})
