import { randomBytes } from 'node:crypto'
import type { SampleTeam } from '#admin/ports.ts'
import type { Ground, Rooms } from '#app/wire.ts'
import type { Installation, Installer } from '#onboarding/ports.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import type { Actor } from '#platform/context.ts'
import type { RequestContext } from '#platform/http/request-context.ts'
import { installInstance } from '#teams/server/install-instance.ts'
import type { Caller } from '#teams/server/rate-limit.ts'
import { readInstance } from '#teams/server/read-instance.ts'
import { switchTeam } from '#teams/server/switch-team.ts'

type Owner = Extract<Actor, { kind: 'user' }>

/** Sets the instance up: administrator, team, a number with a bot that answers, and the sample team where wanted. */
export function createInstaller(
  ground: Ground,
  rooms: Rooms,
  parts: { sample: SampleTeam; version: string },
): Installer & { installWithoutBrowser(): Promise<void> } {
  let isKnownInstalled = false
  const isInstalled = async () => {
    isKnownInstalled ||= (await readInstance(ground)).isInstalled
    return isKnownInstalled
  }
  /** Null when it cannot be made now: whoever installs has their own team all the same, and can try again. */
  const makeSample = (by: { userId: string; name: string }) =>
    parts.sample.make({ userId: by.userId, name: by.name }).then(
      ({ teamId }) => teamId,
      (error: unknown) => {
        ground.log.warn({ err: error }, 'no sample team yet: make it under Administration')
        return null
      },
    )
  const install = async (input: Installation, caller: Caller) => {
    const session = await installInstance(rooms.teams, caller, input)
    const owner: Owner = {
      kind: 'user', userId: session.userId, name: input.name, role: 'owner', isAdministrator: true,
      sessionId: session.sessionId,
    } // biome-ignore format: one actor
    const phone = await giveNumber(ground, rooms, { teamId: session.teamId, actor: owner })
    const teamId = input.withSample ? await makeSample(owner) : null
    if (!teamId) return { session, teamId: session.teamId, phone }
    // The first look is at a team with something in it; the other one is a click away.
    await switchTeam(rooms.teams, owner, { teamId })
    return { session, teamId, phone: await firstNumber(ground, teamId) }
  }
  return {
    version: parts.version,
    setupToken: randomBytes(9).toString('base64url'),
    isInstalled,
    install: async (context: RequestContext, input) => {
      const { ip, isLoopback, headers } = context.request
      const caller = { ip, isLoopback, userAgent: headers.get('user-agent') ?? '' }
      const { session, teamId, phone } = await install(input, caller)
      context.responseHeaders.append('set-cookie', session.cookie)
      return { teamId, phone }
    },
    installWithoutBrowser: async () => {
      const { setup } = ground.config
      if (!setup.adminEmail || !setup.adminPassword || (await isInstalled())) return
      const name = setup.adminEmail.split('@')[0] ?? 'Administrator'
      const team = { teamName: setup.team ?? 'My business', timeZone: 'UTC', withSample: setup.sample }
      const admin = { name, email: setup.adminEmail, password: setup.adminPassword }
      await install({ ...admin, ...team }, { ip: '127.0.0.1', isLoopback: true, userAgent: '' })
    },
  }
}

/** A local number for the team's first bot, where numbers cost nothing. Null where they do, or the carrier is away. */
async function giveNumber(
  ground: Ground,
  rooms: Rooms,
  to: { teamId: string; actor: Actor },
): Promise<string | null> {
  const main = ground.carriers.main()
  if (!main?.isEmulated) return null
  try {
    const [free] = await ground.carriers.numbers(main.id).search({ limit: 1 })
    if (!free) return null
    const ctx = { db: ground.db, clock: ground.clock, log: ground.log, ...to }
    const [bot] = await ground.db.team(to.teamId, (tx) =>
      tx.query<{ id: string }>('select id from bots where team_id = $1 order by id limit 1', [to.teamId]),
    )
    const number = await buyNumber(rooms.phones, ctx, {
      phone: free.phone,
      botId: bot?.id ?? null,
      label: 'Main line',
    })
    return number.phone
  } catch (error) {
    ground.log.warn({ err: error }, 'no number yet: get one under Settings, Phones')
    return null
  }
}

async function firstNumber(ground: Ground, teamId: string): Promise<string | null> {
  const [row] = await ground.db.team(teamId, (tx) =>
    tx.query<{ phone: string }>(
      `select phone from numbers where team_id = $1 and status = 'active' order by id limit 1`,
      [teamId],
    ),
  )
  return row?.phone ?? null
}
