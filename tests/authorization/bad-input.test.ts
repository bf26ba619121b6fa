import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mostTogether } from '#kit/most-together.ts'
import { errorStatus } from '#platform/errors.ts'
import { hashTables } from '../support/fill-tables.ts'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { forgetSessions, seedTwoTeams, type World } from '../support/two-teams.ts'
import { heavyBodies } from './bad-values.ts'
import {
  askTogether,
  callOperation,
  doors,
  type Item,
  itemsIn,
  problemIn,
  requestOf,
  tryJson,
} from './call.ts'
import { goodInputs } from './good-inputs.ts'
import { isRead, operations } from './operations.ts'
import { plainRoutes } from './plain-routes.ts'
import { bestAsker, type Probe, probesOf } from './probes.ts'

const isFull = inject('testMatrix') === 'full'
let app: InjectedApp
let world: World
let sent = 0
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
})
afterAll(async () => {
  await app?.close()
  process.stdout.write(`\nBad input: ${sent} requests.\n`)
})

describe.each(doors)('%s answers nonsense with a problem that says what is wrong', (door) => {
  // Sabotage: take the class-22 rule out of toProblem, or let mountApi describe only its own errors.
  it.each(operations)('$name', async (operation) => {
    await app.rehearse(async () => {
      forgetSessions(app, world)
      const who = bestAsker(operation, world)
      const input = await goodInputs[operation.name]?.({ app, world, who })
      const good = await callOperation(app.server, { operation, input, asking: { door, cookie: who.cookie } })
      expect(good.statusCode, `as it should be: ${good.body}`).toBeLessThan(isDone(operation) ? 404 : 400)
    })
    const probes = await probesOf({ app, world }, operation, { door, isWhole: isFull })
    const refused: Probe[] = []
    const sendOne = async (probe: Probe) => {
      const startedMs = performance.now()
      const answer = await probe.send()
      sent++
      expect(faultsOf(answer, door), `${probe.label}\n${answer.body.slice(0, 500)}`).toEqual([])
      expect(performance.now() - startedMs, probe.label).toBeLessThan(5000)
      if (answer.statusCode >= 400) refused.push(probe)
      else forgetSessions(app, world)
    }
    for (const probe of probes)
      await (isRead(operation) ? sendOne(probe) : app.rehearse(() => sendOne(probe)))
    if (isRead(operation) || (door === '/api/rpc' && !isFull)) return
    // Once more from the same rows, only what was refused: nothing of it may be left.
    await app.rehearse(async () => {
      forgetSessions(app, world)
      const before = await hashTables(app.db)
      for (const probe of refused) await probe.send()
      expect(await hashTables(app.db), `${operation.name}: refused, and yet a row changed`).toEqual(before)
    })
  })

  it('bodies too deep, too many or too large', async () => {
    for (const name of ['bots.saveDraft', 'auth.signIn', 'profile.update']) {
      const operation = operations.find((one) => one.name === name)
      if (!operation) throw new Error(`There is no operation ${name}.`)
      const good = await goodInputs[name]?.({ app, world, who: world.north.owner })
      const { method, url } = requestOf(operation, good, door)
      for (const [label, body] of heavyBodies) {
        const payload = door === '/api/rpc' ? `{"json":${body}}` : body
        const headers = { cookie: world.north.owner.cookie, 'content-type': 'application/json' }
        const answer = await app.server.inject({ method, url, payload, headers })
        sent++
        expect(answer.statusCode, `${name}: ${label}`).toBe(label.startsWith('more bytes') ? 413 : 400)
        expect(faultsOf(answer, door), `${name}: ${label}`).toEqual([])
      }
    }
  })

  it('methods that an operation does not have do nothing, least of all those that a link can send', async () => {
    // Sabotage: serve /api/rpc to GET as well.
    await app.rehearse(async () => {
      const before = await hashTables(app.db)
      for (const operation of operations.filter((one) => !isRead(one))) {
        const input = await goodInputs[operation.name]?.({ app, world, who: world.north.owner })
        const { url } = requestOf(operation, input, door)
        const query = `?data=${encodeURIComponent(JSON.stringify({ json: input }))}`
        for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'] as const) {
          const headers = { cookie: bestAsker(operation, world).cookie }
          const answer = await app.server.inject({ method: method as 'GET', url: url + query, headers })
          sent++
          const isOtherRead = operations.some((one) => isRead(one) && one.path === operation.path)
          if (!(isOtherRead && door === '/api/v1' && method === 'GET'))
            expect(answer.statusCode, `${method} ${url}`).toBe(404)
        }
      }
      expect(await hashTables(app.db)).toEqual(before)
    })
  })
})

describe('the addresses that are no operations', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  const strange = [
    '/api/v1/none', '/api/v1', '/api/v1/', '/api/rpc/none', '/api/rpc/__proto__', '/api/rpc/constructor/name',
    '/api/v1/bots/__proto__', `/api/v1/bots/${'x'.repeat(10_000)}`, `/${'a/'.repeat(3000)}`, '/api/v1/bots/%00',
    '/api/v1/bots/%', '/api/v1/bots/%ff%fe', '/api/v1/bots/%c0%ae', '/api/v1//bots', '/api/v1/bots/../teams',
    '/api/v1/bots/..%2f..%2fteams', '/api/media/%2e%2e%2f', `/api/media/${'x'.repeat(2000)}`, '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json', '/hooks', '/hooks/x', '/hooks/twilio/x/', '/hooks/__proto__/constructor/messages',
    '/api/live?poll=1&after=999999999999999999999999-1', '/api/live?poll=1&after=%00', '/api/live?poll=1&after=1-1&after=2-2',
    '/api/v1/contacts?limit=1e309', '/api/v1/contacts?limit=', '/api/v1/contacts?limit=-1', '/api/v1/contacts?limit[]=1',
    '/api/v1/contacts?cursor=a&cursor=b', '/api/v1/contacts?search=%00', '/api/v1/contacts?search=%ff', `/api/v1/contacts?search=${'x'.repeat(100_000)}`,
    '/api/v1/contacts?__proto__[x]=1', '/api/v1/contacts?cursor=MjAyNi0xMS0xN1QxODowMDowMC4wMDBaIGNvbl8x',
    '/api/v1/bots/bot_x/versions/1e309', '/api/v1/bots/bot_x/versions/99999999999', '/api/v1/bots/bot_x/versions/-1',
  ] // biome-ignore format: one readable block

  it('answer a problem, or a page, and never a fault', async () => {
    for (const url of [...strange, ...plainRoutes.map(({ example }) => example)]) {
      for (const method of methods) {
        for (const cookie of [
          world.north.owner.cookie,
          'parley_session=x.y',
          `parley_session=${'x'.repeat(5000)}`,
        ]) {
          const isBody = method !== 'GET' && method !== 'OPTIONS'
          const answer = await app.server.inject({
            method,
            url,
            headers: { cookie, ...(isBody ? { 'content-type': 'application/json' } : {}) },
            ...(isBody ? { payload: '{}' } : {}),
          })
          sent++
          expect(
            answer.statusCode,
            `${method} ${url.slice(0, 100)}\n${answer.body.slice(0, 300)}`,
          ).toBeLessThan(500)
          if (answer.statusCode >= 400) {
            expect(
              faultsOf(answer, url.startsWith('/api/rpc') ? '/api/rpc' : '/api/v1'),
              `${method} ${url.slice(0, 100)}`,
            ).toEqual([])
          }
        }
      }
    }
  })

  it('a list that is asked to go on from nowhere says so', async () => {
    for (const operation of operations.filter(({ schema }) => schema.properties?.cursor)) {
      const answer = await callOperation(app.server, {
        operation,
        input: { cursor: 'no-place' },
        asking: { door: '/api/v1', cookie: bestAsker(operation, world).cookie },
      })
      expect([400, 404], operation.name).toContain(answer.statusCode)
    }
  })
})

describe('operations asked together', () => {
  const url = 'http://localhost/api/rpc/contacts/list'
  const two = (item: Item) => [item, item]

  // Sabotage: in mount-api.ts, let `describe` throw what it caught.
  it('one that cannot be read is told so, and leaves the others as they are', async () => {
    const answer = await askTogether(
      app.server,
      [
        { url, body: { json: {} } },
        { url, body: { json: { limit: 'many' } } },
        { url, body: { json: {}, meta: [[1, 'no', 'where']] } },
      ],
      { cookie: world.north.owner.cookie },
    )
    const items = itemsIn(answer)
    expect(items.map(({ status }) => status)).toEqual([200, 400, 400])
    expect(JSON.stringify(items[1]?.body)).toContain('"path":"limit"')
  })

  // Sabotage: in mount-api.ts, leave refuseBadBatch out.
  it.each([
    ['no list', { url }],
    ['one alone', [{ url }]],
    ['too many', Array.from({ length: mostTogether + 1 }, () => ({ url }))],
    ['an address that is none', [{ url: '/api/rpc/bots/list' }, { url: 'bots' }]],
    ['a batch in a batch', two({ url: 'http://localhost/api/rpc/__batch__' })],
    ['something else of ours', two({ url: 'http://localhost/api/v1/bots' })],
    ['another method', two({ url, method: 'GET' })],
    ['headers of their own', two({ url, headers: { cookie: 'parley_session=another' } })],
    ['a mode we do not speak', two({ url }), 'streaming'],
  ])('that are no such request are refused as a whole: %s', async (_, items, mode = 'buffered') => {
    const { cookie } = world.north.owner
    const answer = await askTogether(app.server, items as Item[], { cookie, mode })
    expect(answer.statusCode).toBe(400)
    expect(tryJson(answer.body)).toMatchObject({ code: 'invalid_input' })
    expect(problemIn(answer)).not.toBeNull()
  })
})

/** What can be done only once, and was. */
function isDone({ name }: { name: string }): boolean {
  return name === 'install.create'
}

/** What is not as it should be in an answer that may be a refusal. */
function faultsOf(answer: LightMyRequestResponse, door: string): string[] {
  if (answer.statusCode < 400) return []
  const problem = problemIn(answer)
  const type = String(answer.headers['content-type'])
  const isProblemType =
    type.startsWith('application/problem+json') ||
    (door === '/api/rpc' && type.startsWith('application/json'))
  return [
    ...(answer.statusCode >= 500 ? ['a fault of ours'] : []),
    ...(problem ? [] : ['no problem with code and request id']),
    ...(problem && errorStatus[problem.code as keyof typeof errorStatus] !== answer.statusCode ? ['a code that is not its status'] : []),
    ...(isProblemType ? [] : [`content type ${type}`]),
    ...(/\bat \S+ \(|\.ts:\d|node_modules|\bselect \w|\binsert into\b|syntax error|violates/i.test(answer.body) ? ['our insides'] : []),
  ] // biome-ignore format: one readable block
}
