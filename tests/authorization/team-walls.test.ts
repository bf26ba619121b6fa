import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCursor } from '#kit/cursor.ts'
import { hashTables, listTeamTables } from '../support/fill-tables.ts'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { forgetSessions, seedTwoTeams, type TeamThings, type World } from '../support/two-teams.ts'
import { callOperation, doors, problemIn } from './call.ts'
import { goodInputs } from './good-inputs.ts'
import { idCases } from './id-cases.ts'
import { hasCursor, idPlaces, withValueAt } from './id-places.ts'
import { isRead, type Operation, operations } from './operations.ts'

let app: InjectedApp
let world: World
/** Every id and word of South's that must not turn up in an answer to North. */
let secrets: string[]

beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
  const { owner, ...ids } = world.south
  secrets = [...Object.values(ids), owner.userId, owner.email, 'Sven South']
})
afterAll(() => app?.close())

it('both teams have rows in every team table, so that nothing is proved on an empty one', async () => {
  for (const table of await listTeamTables(app.db)) {
    for (const { teamId } of [world.north, world.south]) {
      const [row] = await app.db.system('admin-search', (tx) =>
        tx.query<{ count: number }>(`select count(*)::int as count from ${table} where team_id = $1`, [
          teamId,
        ]),
      )
      expect(row?.count, `${table} of ${teamId}`).toBeGreaterThan(0)
    }
  }
})

it('has a case for every place where an id can stand', () => {
  const places = Object.fromEntries(
    operations
      .map((operation) => [operation.name, idPlaces(operation).sort()] as const)
      .filter(([, p]) => p.length > 0),
  )
  const cases = Object.fromEntries(
    Object.entries(idCases).map(([name, at]) => [name, Object.keys(at).sort()]),
  )
  expect(cases).toEqual(places)
})

const probed = operations.filter(({ name }) => idCases[name])
describe.each(doors)("%s answers 404 to the other team's ids, and changes nothing", (door) => {
  // Sabotage: let teamWall() use `true`, or leave `team_id = $1` and the wall out of one read.
  it.each(probed)('$name', async (operation) => {
    for (const [place, { theirs, answer }] of Object.entries(idCases[operation.name] ?? {})) {
      await app.rehearse(async () => {
        forgetSessions(app, world)
        const before = await hashTables(app.db)
        const input = await ownersInput(operation)
        const probe = withValueAt(input, place, theirs(world.south, world))
        const said = await callOperation(app.server, {
          operation,
          input: probe,
          asking: { door, cookie: world.north.owner.cookie },
        })
        const label = `${operation.name} with theirs at ${place}: ${said.body.slice(0, 300)}`
        expect(said.statusCode, label).toBe(answer?.status ?? 404)
        if (said.statusCode >= 400) {
          expect(problemIn(said)?.code, label).toBeTruthy()
          expect(await hashTables(app.db), label).toEqual(before)
        }
        expect(leaksIn(said.body, [theirs(world.south, world)]), label).toEqual([])
      })
    }
  })

  it('is as unknown as an id that nobody has, to the letter', async () => {
    for (const operation of probed) {
      const first = Object.keys(idCases[operation.name] ?? {})[0] ?? ''
      const { theirs } = idCases[operation.name]?.[first] ?? { theirs: () => '' }
      const ask = async (value: string) => {
        const input = withValueAt(await ownersInput(operation), first, value)
        const answer = await app.rehearse(() =>
          callOperation(app.server, { operation, input, asking: { door, cookie: world.north.owner.cookie } }),
        )
        forgetSessions(app, world)
        return answer.body.replaceAll(/"requestId":"[^"]+"/g, '').replaceAll(value, 'ID')
      }
      if (idCases[operation.name]?.[first]?.answer) continue
      const theirId = theirs(world.south, world)
      expect(await ask(theirId), operation.name).toBe(await ask(`${theirId.slice(0, -6)}000000`))
    }
  })
})

describe('lists', () => {
  const lists = operations.filter((operation) => isRead(operation) && operation.policy?.kind === 'in-team')

  it.each(lists)("$name says nothing of the other team's", async (operation) => {
    const answer = await callOperation(app.server, {
      operation,
      input: await ownersInput(operation),
      asking: { door: '/api/v1', cookie: world.north.owner.cookie },
    })
    expect(answer.statusCode).toBe(200)
    expect(leaksIn(answer.body, [])).toEqual([])
  })

  it.each(operations.filter(hasCursor))(
    "$name goes on from the other team's place without leaking",
    async (operation) => {
      const asNorth = operation.policy?.kind === 'in-team'
      for (const cursor of [
        ...(await cursorsOf(operation, world.south)),
        'not-a-cursor',
        '',
        '%00',
        '-1',
        '1e9',
      ]) {
        for (const door of doors) {
          const answer = await callOperation(app.server, {
            operation,
            input: { cursor },
            asking: { door, cookie: asNorth ? world.north.owner.cookie : world.administrator.cookie },
          })
          expect([200, 400, 404], `${operation.name} ${cursor}: ${answer.body}`).toContain(answer.statusCode)
          if (asNorth) expect(leaksIn(answer.body, [cursor])).toEqual([])
        }
      }
    },
  )
})

describe('media and live events', () => {
  const get = (url: string, cookie: string | null) =>
    app.server.inject({ url, headers: cookie ? { cookie } : {} })

  // Sabotage: in mount-media.ts, find the type and the bytes without the asker's team.
  it("shows a picture to its own team, and no byte of it to another's", async () => {
    const own = await get(`/api/media/${world.south.mediaId}`, world.south.owner.cookie)
    expect(own.statusCode).toBe(200)
    expect(own.body).toBe(`picture of ${world.south.teamId}`)
    const bare = world.south.mediaId
    for (const { cookie } of Object.values(world.people))
      expect((await get(`/api/media/${bare}`, cookie)).statusCode).toBe(404)
    const tricks = [bare, `../${world.south.teamId}/media/${bare}`, `${world.south.teamId}%2Fmedia%2F${bare}`,
      `..%2f..%2f${world.south.teamId}%2fmedia%2f${bare}`, `${bare}%00`, `${bare}/`, `.${bare}`, `${bare}?team=${world.south.teamId}`,
    ] // biome-ignore format: one readable block
    for (const trick of tricks) {
      for (const cookie of [world.north.owner.cookie, world.administrator.cookie]) {
        const answer = await get(`/api/media/${trick}`, cookie)
        expect([400, 404], `${trick}: ${answer.statusCode}`).toContain(answer.statusCode)
        expect(answer.body).not.toContain('picture of')
      }
      expect((await get(`/api/media/${trick}`, null)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  it('tells a team its own events only, whatever place it goes on from', async () => {
    for (const after of ['0-0', '1-1', '999999-1', `0-0&team=${world.south.teamId}`, 'x']) {
      const answer = await get(`/api/live?poll=1&after=${after}`, world.north.owner.cookie)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(leaksIn(answer.body, [])).toEqual([])
    }
    expect((await get('/api/live?poll=1', null)).statusCode).toBe(401)
  })
})

async function ownersInput(operation: Operation): Promise<unknown> {
  return goodInputs[operation.name]?.({ app, world, who: world.north.owner })
}

/** What of South's stands in an answer, apart from what the question itself said. */
function leaksIn(body: string, asked: string[]): string[] {
  return secrets.filter((secret) => !asked.includes(secret) && body.includes(secret))
}

/** Places in South's lists, in every shape that a cursor of ours has. */
async function cursorsOf(operation: Operation, south: TeamThings): Promise<string[]> {
  const answer = await callOperation(app.server, {
    operation,
    input: { limit: 1 },
    asking: { door: '/api/v1', cookie: south.owner.cookie },
  })
  const { nextCursor } = answer.json() as { nextCursor?: string | null }
  const late = new Date('2030-01-01T00:00:00.000Z')
  const ids = [south.conversationId, south.contactId, south.taskId, south.auditId, south.mailId]
  return [...(nextCursor ? [nextCursor] : []), ...ids, ...ids.map((id) => writeCursor({ at: late, id }))]
}
