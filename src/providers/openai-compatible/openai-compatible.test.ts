import { describe } from 'vitest'
import { openaiCompatibleProvider } from '#providers/openai-compatible/index.ts'
import { modelSuite } from '../../../tests/conformance/model.ts'
import { compatibleWire } from '../../../tests/support/model-server/compatible-wire.ts'

describe('openai-compatible, as a model', () => {
  modelSuite({ wire: compatibleWire, connect: openaiCompatibleProvider.connect })
})
