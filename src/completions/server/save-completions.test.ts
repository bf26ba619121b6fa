import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complete } from '#completions/server/complete.ts'
import { createModelSource } from '#completions/server/model-source.ts'
import { saveCompletions } from '#completions/server/save-completions.ts'
import { question } from '../../../tests/support/model-server/question.ts'
import {
  type StreamScript,
  says,
  scriptedEngine,
  scriptedModel,
} from '../../../tests/support/scripted-model.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createVirtualTime } from '../../../tests/support/virtual-time.ts'

describe.each(databaseKinds)('completions on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(kind)
  })
  afterAll(() => database.close())

  /** Asks, writes what was asked and gives back the rows. */
  async function keep(script: StreamScript) {
    const time = createVirtualTime()
    const vendor = scriptedModel('openai', [script], time)
    vendor.model = { ...vendor.model, modelId: 'gpt-5-mini' }
    const models = createModelSource({ clock: time.clock }, [vendor], scriptedEngine())
    const deps = { models, clock: time.clock, timers: time.timers }
    const { records } = await complete(deps, {
      purpose: 'reply',
      options: { ...question(), temperature: 0.2 },
    })
    const turnId = `turn_${records[0]?.id}`
    return database.db.team('team_completions', async (tx) => {
      await saveCompletions(tx, records, { conversationId: 'cnv_1', turnId })
      return tx.query<Record<string, unknown>>(
        'select * from completions where turn_id = $1 order by attempt',
        [turnId],
      )
    })
  }

  test('a row holds the whole call, its cost and its times', async () => {
    const [row] = await keep([{ pauseMs: 1_000 }, ...says('We are open.')])
    expect(row).toMatchObject({
      purpose: 'reply',
      engine: 'llm',
      provider: 'openai',
      model: 'gpt-5-mini',
      prompt_version: 'openai-1',
      status: 'succeeded',
      input: { prompt: question().prompt, providerOptions: question().providerOptions },
      output: { content: [{ type: 'text', text: 'We are open.' }] },
      tools: JSON.parse(JSON.stringify(question().tools)),
      parameters: { temperature: 0.2, maxOutputTokens: 3000 },
      finish_reason: 'stop',
      error: null,
      attempt: 1,
      fallback_from: null,
      input_tokens: 1000,
      cached_tokens: 400,
      output_tokens: 100,
    })
    // 600 at $0.25, 400 at $0.025 and 100 at $2 for a million each.
    expect(Number(row?.cost_micros)).toBe(360)
    const [started, first] = [row?.started_at as Date, row?.first_token_at as Date]
    expect(first.getTime() - started.getTime()).toBeGreaterThanOrEqual(1_000)
  })

  test('what the database has no place for is left out, and the row is kept', async () => {
    const rows = await keep([{ type: 'text-delta', id: '1', delta: 'a\u0000b\ud83d' }, new Error('gone')])
    // Sabotage: JSON.stringify instead of storableJson.
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'fallback'])
    expect(rows[0]?.output).toMatchObject({ content: [{ type: 'text', text: 'ab\ufffd' }] })
    expect(rows[1]?.fallback_from).toBe(rows[0]?.id)
  })
})
