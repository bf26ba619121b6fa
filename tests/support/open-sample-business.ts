import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import { publishBot } from '#bots/server/publish-bot.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import type { Context } from '#platform/context.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { installGround, type TestGround } from './test-ground.ts'

export interface OpenBusiness {
  ctx: Context
  teamId: string
  botId: string
  phone: string
  connectionId: string
}

/** Installs the instance with a team that has the sample's profile, its bot, published, and a number. */
export async function openSampleBusiness(house: TestGround): Promise<OpenBusiness> {
  const { by, teamId } = await installGround(house)
  const { db, clock, log, carriers } = house.ground
  const actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: 'ses_1' } as const
  const ctx: Context = { db, clock, log, teamId, actor }
  await updateProfile(ctx, { version: 1, profile: sampleProfile })
  const [bot] = await db.team(teamId, (tx) => tx.query<{ id: string }>('select id from bots'))
  const botId = bot?.id ?? ''
  await saveDraft(ctx, { id: botId, rev: 1, config: { ...sampleBot, settleMs: 0 } })
  await publishBot(ctx, { id: botId, rev: 2, note: '' })
  const connectionId = carriers.main()?.id ?? ''
  const [free] = await carriers.numbers(connectionId).search({ limit: 1 })
  const phone = free?.phone ?? ''
  await buyNumber(house.rooms.phones, ctx, { phone, botId, label: '' })
  return { ctx, teamId, botId, phone, connectionId }
}
