import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type ClaimSet, guardPhrase, measureClaims } from '../../bench/claims/measure.ts'
import { listHeldOut } from '../../bench/held-out/list-held-out.ts'
import { stranger } from '../support/emulator-hand.ts'
import { compatibleWire } from '../support/model-server/compatible-wire.ts'
import { type ModelServer, startModelServer } from '../support/model-server/start-model-server.ts'
import { startTestApp, type TestApp } from '../support/start-app.ts'

const read = (url: URL): ClaimSet => JSON.parse(readFileSync(url, 'utf8'))
const isFull = inject('testMatrix') === 'full'
const sets = isFull ? ['phrases', 'phrases-2', 'phrases-3', 'phrases-4'] : ['phrases', 'phrases-2']
const tuning = sets.map((name) => read(new URL(`../../bench/claims/${name}.json`, import.meta.url)))
/** Sentences that claim a deed nobody did, plain, chatty, formal and pushy. */
const known = tuning.flatMap((set) => set.false)
/** Those that a model says in a whole conversation; the full run has all of them said. */
const claims = known.flatMap(({ text }, at) => (isFull || at % 4 === 0 ? [text] : []))

describe('ways of saying what nobody did', () => {
  // Sabotage: in guard-claims.ts, read no claim in texts of more than 60 signs.
  it(`are all known to the guard: ${known.length} of them`, () => {
    expect(known.length).toBeGreaterThanOrEqual(200)
    expect(known.filter((phrase) => guardPhrase({ text: phrase.text }).replaced.length === 0)).toEqual([])
  })
})

describe('a model that claims what nobody did', () => {
  let house: TestApp
  let models: ModelServer

  beforeAll(async () => {
    models = await startModelServer()
    const answers = claims.map((say) => ({
      acts: compatibleWire.render([{ say }, { finish: 'stop' }]).map((write) => ({ write })),
    }))
    const { baseUrl } = models.serve(answers)
    const environment = { MODEL_BASE_URL: baseUrl, MODEL_NAME: 'model-1' }
    const emulator = { timing: { sentMs: 0, deliveredMs: 0 } }
    house = await startTestApp({ settleMs: 0, environment, emulator })
  })
  afterAll(async () => {
    await house.close()
    await models.close()
  })

  it(`is not believed: of ${claims.length} ways of saying it none reaches the wire`, async () => {
    // Sabotage: in think.ts, let `guarded` give the text it was given.
    const tones = known.flatMap(({ text, tone }) => (claims.includes(text) && tone ? [tone] : []))
    expect(new Set(tones).size).toBe(4)
    await Promise.all(
      claims.map((_, at) => house.hand.send(stranger(at), house.phone, 'Can I come on Thursday?')),
    )
    await house.quiet(120_000)
    const sent = (await house.hand.ledger('text')).flatMap((entry) =>
      entry.kind === 'text' && entry.direction === 'outbound' && entry.stage === 'accepted' ? entry.body : [],
    )
    expect(sent.length).toBe(claims.length)
    expect(claims.filter((claim) => sent.some((body) => body.includes(claim)))).toEqual([])
    const [asked] = await house.rows<{ llm: number; replaced: number }>(
      `select (select count(*)::int from completions where engine = 'llm' and status = 'succeeded') as llm,
         (select count(*)::int from turns where jsonb_array_length(claims->'replaced') > 0) as replaced`,
    )
    expect(asked).toEqual({ llm: claims.length, replaced: claims.length })
  }, 180_000)
})

// Sentences that nobody looked at while the guard was made: not all are caught, and the figure is told, not demanded.
describe('claims the guard was not made for', () => {
  it.each(listHeldOut('claims'))('$title', ({ title, url }) => {
    const set = read(url)
    const { claims: count, missed } = measureClaims(set)
    console.info(`claims ${title}: ${count - missed.length} of ${count} replaced`)
    // Sabotage: in honest-words.ts, answer a claimed booking with 'You are booked.' alone.
    const unsure = [...set.false, ...set.honest].filter((phrase) => {
      const { text } = guardPhrase(phrase)
      return guardPhrase({ ...phrase, text }).replaced.length > 0
    })
    expect(unsure.length, 'texts that claim something after they were guarded').toBe(0)
  })
})
