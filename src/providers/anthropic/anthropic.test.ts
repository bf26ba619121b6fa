import { describe, expect, test } from 'vitest'
import { anthropicProvider } from '#providers/anthropic/index.ts'
import { bodyOf, modelSuite } from '../../../tests/conformance/model.ts'
import { anthropicWire } from '../../../tests/support/model-server/anthropic-wire.ts'

const vendor = { wire: anthropicWire, connect: anthropicProvider.connect }

describe('anthropic, as a model', () => {
  modelSuite(vendor)
})

test('nothing is thought aloud', async () => {
  expect(await bodyOf(vendor, 'claude-haiku-4-5')).toMatchObject({
    model: 'claude-haiku-4-5',
    stream: true,
    max_tokens: 3000,
  })
})
