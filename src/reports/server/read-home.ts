import type { BotReader } from '#bots/server/read-bots.ts'
import { listBots } from '#bots/server/read-bots.ts'
import { readConversations } from '#conversations/server/read-conversations.ts'
import { readTasks } from '#conversations/server/read-tasks.ts'
import type { Context } from '#platform/context.ts'
import type { Home } from '#reports/contract.ts'
import { readLive } from '#reports/server/read-live.ts'
import { readTroubles } from '#reports/server/read-troubles.ts'
import { readWeek } from '#reports/server/read-week.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

const shownTasks = 20
const shownTalks = 8

/** All that the home page shows, as of now, in the team's own time zone. */
export async function readHome(deps: BotReader, ctx: Context): Promise<Home> {
  const bots = await listBots(deps, ctx)
  return ctx.db.team(ctx.teamId, async (tx) => {
    const now = ctx.clock.now()
    const { profile } = await loadLiveProfile(tx)
    const tasks = await readTasks(tx, { state: 'open', after: null, limit: shownTasks })
    const all = { status: 'all' as const, botId: null, contactId: null, search: null, after: null }
    const recent = await readConversations(tx, { ...all, limit: shownTalks })
    return {
      timeZone: profile.timeZone,
      tasks: tasks.items,
      openTasks: tasks.total,
      troubles: await readTroubles(tx, now),
      live: await readLive(tx, now),
      recent: recent.items,
      bots,
      ...(await readWeek(tx, profile.timeZone, now)),
    }
  })
}
