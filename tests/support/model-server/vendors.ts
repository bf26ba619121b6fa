import type { ModelChoice } from '#completions/ports.ts'
import { anthropicProvider } from '#providers/anthropic/index.ts'
import { googleProvider } from '#providers/google/index.ts'
import { openaiProvider } from '#providers/openai/index.ts'
import { openaiCompatibleProvider } from '#providers/openai-compatible/index.ts'
import { anthropicWire } from './anthropic-wire.ts'
import { compatibleWire } from './compatible-wire.ts'
import { googleWire } from './google-wire.ts'
import { openaiWire } from './openai-wire.ts'
import type { Wire } from './wire.ts'

export interface Vendor {
  wire: Wire
  connect(account: { apiKey: string; model: string; baseUrl: string }): ModelChoice
}

/** Every vendor of models, with the wire it speaks. */
export const vendors: readonly Vendor[] = [
  { wire: openaiWire, connect: openaiProvider.connect },
  { wire: anthropicWire, connect: anthropicProvider.connect },
  { wire: googleWire, connect: googleProvider.connect },
  { wire: compatibleWire, connect: openaiCompatibleProvider.connect },
]
