import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mostTogether } from '#kit/most-together.ts'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { forgetSessions, seedTwoTeams, type World } from '../support/two-teams.ts'
import { askTogether, callOperation, doors, itemOf, itemsIn, problemIn } from './call.ts'
import { askers, expected } from './expected.ts'
import { goodInputs } from './good-inputs.ts'
import { isRead, operations } from './operations.ts'
import { personFor } from './person-for.ts'

let app: InjectedApp
let world: World
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
})
afterAll(() => app?.close())

it('has a row for every operation, and none for one that is gone', () => {
  const names = operations.map(({ name }) => name).sort()
  expect(Object.keys(expected).sort()).toEqual(names)
  expect(Object.keys(goodInputs).sort()).toEqual(names)
})

/** What reads is asked by everybody at the second door together, below; alone as well in the full run. */
const askedAlone = (door: string) =>
  operations.filter(
    (operation) => door !== '/api/rpc' || inject('testMatrix') === 'full' || !isRead(operation),
  )

describe.each(doors)('%s answers everybody as the table says', (door) => {
  // Sabotage: in enforcePolicy, take the role check out, or answer Forbidden where the administrator is missing.
  it.each(askedAlone(door))('$name', async (operation) => {
    const columns = (expected[operation.name] ?? '').split(' ')
    const seen: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const [index, asker] of askers.entries()) {
      await app.rehearse(async () => {
        forgetSessions(app, world)
        const who = personFor(asker, world)
        const input = await goodInputs[operation.name]?.({ app, world, who: who ?? world.north.owner })
        const answer = await callOperation(app.server, {
          operation,
          input,
          asking: { door, cookie: who?.cookie ?? null },
        })
        const isFine = answer.statusCode < 400 || problemIn(answer) !== null
        seen[asker] = isFine
          ? answer.statusCode < 400
            ? 'ok'
            : String(answer.statusCode)
          : `no problem JSON: ${answer.statusCode} ${answer.body.slice(0, 200)}`
        wanted[asker] = columns[index] ?? 'missing'
      })
    }
    expect(seen).toEqual(wanted)
  })
})

describe('operations asked together', () => {
  const reads = operations.filter(isRead)

  // Sabotage: in mount-api.ts, let `enforce` pass what carries the header `x-orpc-batch`.
  it.each(askers)('are answered one by one, each by its own policy: %s', async (asker) => {
    const seen: Record<string, string> = {}
    for (let first = 0; first < reads.length; first += mostTogether) {
      const some = reads.slice(first, first + mostTogether)
      await app.rehearse(async () => {
        forgetSessions(app, world)
        const who = personFor(asker, world)
        const inputs = await Promise.all(
          some.map(({ name }) => goodInputs[name]?.({ app, world, who: who ?? world.north.owner })),
        )
        const items = some.map((operation, at) => itemOf(operation, inputs[at]))
        const answer = await askTogether(app.server, items, { cookie: who?.cookie })
        expect(answer.statusCode, answer.body).toBe(207)
        for (const [at, { status }] of itemsIn(answer).entries())
          seen[some[at]?.name ?? ''] = status < 400 ? 'ok' : String(status)
      })
    }
    const column = askers.indexOf(asker)
    expect(seen).toEqual(
      Object.fromEntries(reads.map(({ name }) => [name, expected[name]?.split(' ')[column]])),
    )
  })
})
