import { describe, expect, test } from 'vitest'
import { openaiCompatibleProvider } from '#providers/openai-compatible/index.ts'
import { bodyOf, modelSuite } from '../../../tests/conformance/model.ts'
import { compatibleWire } from '../../../tests/support/model-server/compatible-wire.ts'

const vendor = { wire: compatibleWire, connect: openaiCompatibleProvider.connect }

describe('openai-compatible, as a model', () => {
  modelSuite(vendor)
})

test('usage is asked for in the stream', async () => {
  expect(await bodyOf(vendor, 'local-7b')).toMatchObject({
    model: 'local-7b',
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 3000,
  })
})
