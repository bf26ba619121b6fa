import type { LanguageModelV4 } from '@ai-sdk/provider'

/** A model one can ask, and how its calls are written down. */
export interface ModelChoice {
  model: LanguageModelV4
  engine: 'builtin' | 'llm'
  /** Which wording of our instructions it is given; changes whenever the same input would be asked otherwise. */
  promptVersion: string
}

/** The models to ask, best first. The last one is the built-in engine. */
export interface ModelSource {
  chain(): readonly ModelChoice[]
}
