import { describe } from 'vitest'
import { anthropicProvider } from '#providers/anthropic/index.ts'
import { modelSuite } from '../../../tests/conformance/model.ts'
import { anthropicWire } from '../../../tests/support/model-server/anthropic-wire.ts'

describe('anthropic, as a model', () => {
  modelSuite({ wire: anthropicWire, connect: anthropicProvider.connect })
})
