import { sampleHolds } from '#app/sample/find-sample-team.ts'
import { makePastTalks } from '#app/sample/make-past-talks.ts'
import { openPast, type Past } from '#app/sample/open-past.ts'
import { removeSampleTeam } from '#app/sample/remove-sample-team.ts'
import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import { madeUpAccount } from '#app/sample/sample-carrier.ts'
import type { Ground, Rooms } from '#app/wire.ts'
import { publishBot } from '#bots/server/publish-bot.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import { closeSilent } from '#conversations/server/close-silent.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import { releaseNumber } from '#phones/server/change-number.ts'
import type { Actor, Context } from '#platform/context.ts'
import { holdTeam, releaseTeam } from '#platform/db/team-holds.ts'
import { Unavailable } from '#platform/errors.ts'
import { foundTeam } from '#teams/server/found-team.ts'
import { updateProfile } from '#teams/server/update-profile.ts'

const pastDays = 14
const millisecondsPerDay = 24 * 3600_000

type BoughtNumber = Awaited<ReturnType<typeof buyNumber>>
type Owner = Extract<Actor, { kind: 'user' }>

/**
 * Makes the sample team as if it had been here for two weeks. Until it is whole the team is on hold, so that no worker
 * touches it; what could not be made whole is removed again. Returns the team's id.
 */
export async function makeSampleTeam(
  ground: Ground,
  rooms: Rooms,
  by: { userId: string; name: string },
): Promise<string> {
  const owner: Owner = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId: '' }
  const now = ground.clock.now()
  const past = await openPast(ground, new Date(now.getTime() - pastDays * millisecondsPerDay))
  const teamId = await found(past, { owner, now })
  try {
    const ctx: Context = { db: past.ground.db, clock: past.clock, log: ground.log, teamId, actor: owner }
    const { id, phone, connection_id: connectionId } = await openBusiness(past, ctx)
    const { settleMs } = sampleBot
    await makePastTalks(past, {
      teamId,
      phone,
      connectionId,
      settleMs,
      timeZone: sampleProfile.timeZone,
      now,
    })
    // A number that does not exist is not shown as one that can be texted.
    if (connectionId === madeUpAccount.id)
      await releaseNumber(past.rooms.phones, ctx, { id, typedPhone: phone })
    // Still in the past, before the team is shown: what was long silent then is closed then.
    await closeSilent(past.ground.db, teamId)
    await finish(ground, teamId)
    return teamId
  } catch (error) {
    await removeSampleTeam(ground, rooms, teamId).catch((reason: unknown) =>
      ground.log.warn({ err: reason, teamId }, 'a half-made sample team is left and will be removed later'),
    )
    throw error
  }
}

/** Team and hold at once: there is no moment at which a half-made sample looks like a whole one. */
async function found(past: Past, made: { owner: Owner; now: Date }): Promise<string> {
  const { name, timeZone } = sampleProfile
  const team = { name, timeZone, isSample: true }
  return past.ground.db.system('manage-teams', async (tx) => {
    const teamId = await foundTeam(past.rooms.teams, tx, { owner: made.owner, team })
    await holdTeam(tx, teamId, sampleHolds.making)
    await tx.query('update team_holds set created_at = $2 where team_id = $1', [teamId, made.now])
    // Its owner joins now: signing in leads to the team one has been in the longest, and that is not this one.
    await tx.query('update memberships set created_at = $2 where team_id = $1', [teamId, made.now])
    return teamId
  })
}

/** Profile, bot and number. Throws Unavailable when the carrier is away or has no number left. */
async function openBusiness({ ground, rooms }: Past, ctx: Context): Promise<BoughtNumber> {
  await updateProfile(ctx, { version: 1, profile: sampleProfile })
  const [bot] = await ground.db.team(ctx.teamId, (tx) =>
    tx.query<{ id: string }>('select id from bots where team_id = $1', [ctx.teamId]),
  )
  if (!bot) throw new Error('The sample team was founded without a bot.')
  await saveDraft(ctx, { id: bot.id, rev: 1, config: sampleBot })
  await publishBot(ctx, { id: bot.id, rev: 2, note: 'Questions customers ask most' })
  const main = ground.carriers.main()
  const [free] = main ? await ground.carriers.numbers(main.id).search({ areaCode: '503', limit: 1 }) : []
  if (!free) throw new Unavailable('The carrier has no number for the sample team.')
  return buyNumber(rooms.phones, ctx, { phone: free.phone, botId: bot.id, label: 'Main line' })
}

/** What screens would be told of two weeks ago is of no use to anybody; from here on the team lives. */
async function finish({ db }: Ground, teamId: string): Promise<void> {
  await db.system('manage-teams', async (tx) => {
    await tx.query('delete from live_events where team_id = $1', [teamId])
    await releaseTeam(tx, teamId)
  })
}
