import { describe } from 'vitest'
import { googleProvider } from '#providers/google/index.ts'
import { modelSuite } from '../../../tests/conformance/model.ts'
import { googleWire } from '../../../tests/support/model-server/google-wire.ts'

describe('google, as a model', () => {
  modelSuite({ wire: googleWire, connect: googleProvider.connect })
})
