import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChecks } from '#onboarding/server/run-checks.ts'
import { loadConfig } from '#platform/config.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function modelPart(models: Parameters<typeof runChecks>[0]['models']) {
  const config = loadConfig({ DATA_DIR: tmpdir(), EMULATOR: 'off' })
  const publicUrl = () => 'http://127.0.0.1:3000'
  const parts = await runChecks({ config, db: database.db, publicUrl, carrier: () => null, models })
  return parts.find(({ key }) => key === 'model')
}

test('without a key the built-in engine is what there is', async () => {
  expect(await modelPart({ labels: [], failing: () => [] })).toMatchObject({
    kind: 'built-in',
    state: 'ready',
    value: 'built-in',
  })
})

test('vendors’ models are named in their order, and one that fails is said with what to do', async () => {
  const labels = ['OpenAI gpt-5-mini', 'Google gemini-2.5-flash']
  const value = 'OpenAI gpt-5-mini, then Google gemini-2.5-flash, then built-in'
  expect(await modelPart({ labels, failing: () => [] })).toMatchObject({
    kind: 'real',
    state: 'ready',
    value,
  })
  // Sabotage: always say ready.
  const failing = () => [{ provider: 'openai', error: 'http 401' }]
  expect(await modelPart({ labels, failing })).toMatchObject({
    state: 'warning',
    help: expect.stringContaining('(http 401). Check its key'),
  })
})
