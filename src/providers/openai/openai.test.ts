import { describe } from 'vitest'
import { openaiProvider } from '#providers/openai/index.ts'
import { modelSuite } from '../../../tests/conformance/model.ts'
import { openaiWire } from '../../../tests/support/model-server/openai-wire.ts'

describe('openai, as a model', () => {
  modelSuite({ wire: openaiWire, connect: openaiProvider.connect })
})
