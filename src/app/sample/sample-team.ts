import type { SampleTeam } from '#admin/ports.ts'
import { makePastTalks } from '#app/sample/make-past-talks.ts'
import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import type { Ground, Rooms } from '#app/wire.ts'
import { publishBot } from '#bots/server/publish-bot.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import { releaseNumber } from '#phones/server/change-number.ts'
import { listOwnNumbers } from '#phones/server/list-own-numbers.ts'
import type { Actor, Context } from '#platform/context.ts'
import { createTeam } from '#teams/server/create-team.ts'
import { removeTeam } from '#teams/server/remove-team.ts'
import { updateProfile } from '#teams/server/update-profile.ts'

/** The sample team: a business, its bot, a number one can text, and two weeks of talk. */
export function createSampleTeam(ground: Ground, rooms: Rooms): SampleTeam {
  const find = async () => {
    const [row] = await ground.db.system('manage-teams', (tx) =>
      tx.query<{ id: string }>('select id from teams where is_sample order by id limit 1'),
    )
    return row?.id ?? null
  }
  return {
    exists: async () => (await find()) !== null,
    make: async (by) => ({ teamId: (await find()) ?? (await make(ground, rooms, by)) }),
    remove: async () => {
      const teamId = await find()
      if (!teamId) return false
      await giveNumbersBack(ground, rooms, teamId)
      await removeTeam(rooms.teams, { kind: 'system', name: 'Sample team' }, { teamId })
      return true
    },
  }
}

async function make(ground: Ground, rooms: Rooms, by: { userId: string; name: string }): Promise<string> {
  const owner: Actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: '' }
  const { name, timeZone } = sampleProfile
  const teamId = await createTeam(rooms.teams, owner, { name, timeZone, isSample: true })
  const ctx: Context = { db: ground.db, clock: ground.clock, log: ground.log, teamId, actor: owner }
  await updateProfile(ctx, { version: 1, profile: sampleProfile })
  const [bot] = await ground.db.team(teamId, (tx) =>
    tx.query<{ id: string }>('select id from bots where team_id = $1', [teamId]),
  )
  if (!bot) throw new Error('The sample team was founded without a bot.')
  await saveDraft(ctx, { id: bot.id, rev: 1, config: sampleBot })
  await publishBot(ctx, { id: bot.id, rev: 2, note: 'Questions customers ask most' })
  const number = await buySampleNumber(ground, rooms, { ctx, botId: bot.id })
  if (number) await makePastTalks(ground, rooms, { teamId, botId: bot.id, numberId: number.id })
  return teamId
}

async function buySampleNumber(ground: Ground, rooms: Rooms, of: { ctx: Context; botId: string }) {
  const main = ground.carriers.main()
  // Numbers that cost money are never bought for a sample.
  if (!main?.isEmulated) return null
  const [free] = await ground.carriers.numbers(main.id).search({ areaCode: '503', limit: 1 })
  if (!free) return null
  return buyNumber(rooms.phones, of.ctx, { phone: free.phone, botId: of.botId, label: 'Main line' })
}

async function giveNumbersBack(ground: Ground, rooms: Rooms, teamId: string): Promise<void> {
  const actor: Actor = { kind: 'system', name: 'Sample team' }
  const ctx: Context = { db: ground.db, clock: ground.clock, log: ground.log, teamId, actor }
  for (const row of await ground.db.team(teamId, listOwnNumbers)) {
    await releaseNumber(rooms.phones, ctx, { id: row.id, typedPhone: row.phone })
  }
}
