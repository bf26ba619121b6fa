import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { forgetSessions, seedTwoTeams, type World } from '../support/two-teams.ts'
import { callOperation, doors, problemIn } from './call.ts'
import { goodInputs } from './good-inputs.ts'
import { type JsonSchema, operations } from './operations.ts'

const isFull = inject('testMatrix') === 'full'
const runs = isFull ? 100_000 : 500
const seed = isFull ? Date.now() % 2 ** 31 : 20_261_117
/** Each hashes a password, which is made to be slow; they have their turn among the bad inputs. */
const slow = new Set([
  'auth.signUp',
  'auth.signIn',
  'auth.changePassword',
  'auth.resetPassword',
  'install.create',
])
const fuzzed = operations.filter(({ name }) => !slow.has(name))

let app: InjectedApp
let world: World
const good = new Map<string, unknown>()
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
  for (const { name } of fuzzed)
    good.set(name, await goodInputs[name]?.({ app, world, who: world.north.owner }))
})
afterAll(() => app?.close())

it(
  `answers ${runs} made-up requests without a fault`,
  async () => {
    // Sabotage: take a max() out of a contract's number, or the class-22 rule out of toProblem.
    const leak = /node_modules|\.ts:\d|\binsert into\b|violates|syntax error at/i
    const requestOf = fc.constantFrom(...fuzzed).chain((operation) =>
      fc.record({
        operation: fc.constant(operation),
        door: fc.constantFrom(...doors),
        isAdministrator: fc.boolean(),
        input: fc.oneof(
          { weight: 6, arbitrary: mutated(good.get(operation.name), operation.schema) },
          { weight: 3, arbitrary: fitting(operation.schema) },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
        ),
      }),
    )
    const statuses: Record<number, number> = {}
    // In parts, so that rows that were made do not pile up.
    for (let part = 0; part < runs / 500; part++) {
      await app.rehearse(() =>
        fc.assert(
          fc.asyncProperty(requestOf, async ({ operation, door, isAdministrator, input }) => {
            const { cookie } = isAdministrator ? world.administrator : world.north.owner
            const answer = await callOperation(app.server, { operation, input, asking: { door, cookie } })
            statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
            expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
            if (answer.statusCode >= 400) {
              expect(problemIn(answer), answer.body.slice(0, 300)).not.toBeNull()
              expect(answer.body).not.toMatch(leak)
            }
          }),
          { numRuns: 500, seed: seed + part, endOnFailure: true },
        ),
      )
      forgetSessions(app, world)
    }
    // Much of it must get past the door, or nothing is tried.
    expect(statuses[200] ?? 0).toBeGreaterThan(runs / 50)
  },
  isFull ? 1_800_000 : 120_000,
)

const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '\ud800',
    '\u0000',
    '%',
    '\\',
    `'`,
    '../',
    'null',
    'NaN',
    '1e309',
    '\u202e',
    '😀'.repeat(50),
    'x'.repeat(5000),
  ),
)
const strange = fc.oneof(
  strangeText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, -1, 2 ** 31, 2 ** 53, 1e15),
)

/** The good input with one to three of its values replaced, anywhere in it. */
function mutated(input: unknown, schema: JsonSchema): fc.Arbitrary<unknown> {
  const keys = Object.keys(schema.properties ?? {})
  if (keys.length === 0) return fc.oneof(fc.constant(undefined), strange)
  const changes = fc.array(fc.tuple(fc.constantFrom(...keys), fc.oneof(strange, fitting(schema))), {
    minLength: 1,
    maxLength: 3,
  })
  return changes.map((list) => {
    const copy = { ...(input as Record<string, unknown>) }
    for (const [key, value] of list) {
      const fits =
        typeof value === 'object' && value !== null && key in value
          ? (value as Record<string, unknown>)[key]
          : value
      copy[key] = fits
    }
    return copy
  })
}

/** Something of the shape that the schema asks for, at its edges as well. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined)
  if (options) return fc.oneof(...options.map(fitting))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).map(
      ([key, child]) => [key, fitting(child)] as const,
    )
    return fc.record(Object.fromEntries(entries), { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 4 })
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = Number(schema.minimum ?? -(2 ** 31))
    const most = Math.min(Number(schema.maximum ?? 2 ** 53), 2 ** 53)
    return fc.oneof(
      fc.integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31 - 1) }),
      fc.constantFrom(least, most),
    )
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return strangeText
  return strange
}
