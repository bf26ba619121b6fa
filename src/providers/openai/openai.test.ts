import { describe, expect, test } from 'vitest'
import { openaiProvider } from '#providers/openai/index.ts'
import { bodyOf, modelSuite } from '../../../tests/conformance/model.ts'
import { openaiWire } from '../../../tests/support/model-server/openai-wire.ts'

const vendor = { wire: openaiWire, connect: openaiProvider.connect }

describe('openai, as a model', () => {
  modelSuite(vendor)
})

test('nothing is kept at the vendor, and little is thought', async () => {
  expect(await bodyOf(vendor, 'gpt-5-mini')).toMatchObject({
    model: 'gpt-5-mini',
    stream: true,
    store: false,
    reasoning: { effort: 'low' },
    max_output_tokens: 3000,
  })
})
