import type { ModelSource } from '#completions/ports.ts'
import { createModelSource } from '#completions/server/model-source.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { anthropicProvider } from '#providers/anthropic/index.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import { googleProvider } from '#providers/google/index.ts'
import { openaiProvider } from '#providers/openai/index.ts'
import { openaiCompatibleProvider } from '#providers/openai-compatible/index.ts'

export interface ConnectedModels {
  source: ModelSource
  /** What people read about each vendor's model, such as `OpenAI gpt-5-mini`; empty with the engine alone. */
  labels: string[]
}

/** The models that the settings name, in the order they are asked in, and the built-in engine behind them all. */
export function connectModels({ config, clock }: { config: Config; clock: Clock }): ConnectedModels {
  const { openai, anthropic, google, compatible } = config.models
  const vendors = [
    openai && { ...openaiProvider, choice: openaiProvider.connect(openai) },
    anthropic && { ...anthropicProvider, choice: anthropicProvider.connect(anthropic) },
    google && { ...googleProvider, choice: googleProvider.connect(google) },
    compatible && { ...openaiCompatibleProvider, choice: openaiCompatibleProvider.connect(compatible) },
  ].filter((vendor) => vendor !== null)
  const choices = vendors.map(({ choice }) => choice)
  return {
    source: createModelSource({ clock }, choices, builtinProvider.model),
    labels: vendors.map(({ manifest, choice }) => `${manifest.name} ${choice.model.modelId}`),
  }
}
