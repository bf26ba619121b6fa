import { describe, expect, test } from 'vitest'
import { googleProvider } from '#providers/google/index.ts'
import { bodyOf, modelSuite } from '../../../tests/conformance/model.ts'
import { googleWire } from '../../../tests/support/model-server/google-wire.ts'

const vendor = { wire: googleWire, connect: googleProvider.connect }

describe('google, as a model', () => {
  modelSuite(vendor)
})

test('as little is thought as the model can', async () => {
  expect(await bodyOf(vendor, 'gemini-2.5-flash')).toMatchObject({
    generationConfig: { maxOutputTokens: 3000, thinkingConfig: { thinkingBudget: 0 } },
  })
})
