import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { forgetSessions, type Person, seedTwoTeams, type World } from '../support/two-teams.ts'
import { problemIn, requestOf, tryJson } from './call.ts'
import { askers, expected } from './expected.ts'
import { goodInputs } from './good-inputs.ts'
import { isRead, type Operation, operations } from './operations.ts'
import { personFor } from './person-for.ts'

interface Item {
  url: string
  body?: unknown
  method?: string
  headers?: Record<string, string>
}

let app: InjectedApp
let world: World
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
})
afterAll(() => app?.close())

const most = 16
const reads = operations.filter(isRead)

describe('operations asked together', () => {
  // Sabotage: in mount-api.ts, let `enforce` pass what carries the header `x-orpc-batch`.
  it.each(askers)('are answered one by one, each by its own policy: %s', async (asker) => {
    const seen: Record<string, string> = {}
    for (let first = 0; first < reads.length; first += most) {
      const some = reads.slice(first, first + most)
      await app.rehearse(async () => {
        forgetSessions(app, world)
        const who = personFor(asker, world)
        const items = await Promise.all(some.map((operation) => itemOf(operation, who)))
        const answer = await ask(items, who)
        expect(answer.statusCode, answer.body).toBe(207)
        for (const { index, status = 207 } of answer.json<{ index: number; status?: number }[]>())
          seen[some[index]?.name ?? ''] = status < 400 ? 'ok' : String(status)
      })
    }
    const column = askers.indexOf(asker)
    expect(seen).toEqual(
      Object.fromEntries(reads.map(({ name }) => [name, expected[name]?.split(' ')[column]])),
    )
  })

  // Sabotage: in mount-api.ts, let `describe` throw what it caught.
  it('one that cannot be read is told so, and leaves the others as they are', async () => {
    const good = { url: 'http://localhost/api/rpc/contacts/list', body: { json: {} } }
    const answer = await ask(
      [
        good,
        { url: good.url, body: { json: { limit: 'many' } } },
        { url: good.url, body: { json: {}, meta: [[1, 'no', 'where']] } },
      ],
      world.north.owner,
    )
    const byIndex = new Map(
      answer.json<{ index: number; status?: number; body: unknown }[]>().map((item) => [item.index, item]),
    )
    expect([0, 1, 2].map((index) => byIndex.get(index)?.status ?? 207)).toEqual([200, 400, 400])
    expect(JSON.stringify(byIndex.get(1)?.body)).toContain('"path":"limit"')
  })

  // Sabotage: in mount-api.ts, leave refuseBadBatch out.
  it.each([
    ['no list', { url: 'http://localhost/api/rpc/bots/list' }],
    ['one alone', [{ url: 'http://localhost/api/rpc/bots/list' }]],
    ['too many', Array.from({ length: most + 1 }, () => ({ url: 'http://localhost/api/rpc/bots/list' }))],
    ['an address that is none', [{ url: '/api/rpc/bots/list' }, { url: 'bots' }]],
    ['a batch in a batch', Array.from({ length: 2 }, () => ({ url: 'http://localhost/api/rpc/__batch__' }))],
    ['something else of ours', Array.from({ length: 2 }, () => ({ url: 'http://localhost/api/v1/bots' }))],
    [
      'another method',
      Array.from({ length: 2 }, () => ({ url: 'http://localhost/api/rpc/bots/list', method: 'GET' })),
    ],
    [
      'headers of their own',
      Array.from({ length: 2 }, () => ({
        url: 'http://localhost/api/rpc/bots/list',
        headers: { cookie: 'parley_session=another' },
      })),
    ],
  ])('that are no such request are refused as a whole: %s', async (_, items) => {
    const answer = await ask(items as Item[], world.north.owner)
    expect(answer.statusCode).toBe(400)
    expect(tryJson(answer.body)).toMatchObject({ code: 'invalid_input' })
    expect(problemIn(answer)).not.toBeNull()
  })

  it('are refused in a mode we do not speak', async () => {
    const items = Array.from({ length: 2 }, () => ({ url: 'http://localhost/api/rpc/bots/list' }))
    expect((await ask(items, world.north.owner, 'streaming')).statusCode).toBe(400)
  })
})

async function itemOf(operation: Operation, who: Person | null): Promise<Item> {
  const input = await goodInputs[operation.name]?.({ app, world, who: who ?? world.north.owner })
  const { url, payload } = requestOf(operation, input, '/api/rpc')
  return { url: `http://localhost${url}`, body: JSON.parse(payload ?? '{}') }
}

function ask(items: Item[], who: Person | null, mode = 'buffered') {
  return app.server.inject({
    method: 'POST',
    url: '/api/rpc/__batch__',
    payload: JSON.stringify(items),
    headers: {
      'content-type': 'application/json',
      'x-orpc-batch': mode,
      ...(who && { cookie: who.cookie }),
    },
  })
}
