import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'

/** A model one can ask, and how its calls are written down. */
export interface ModelChoice {
  model: LanguageModelV4
  engine: 'builtin' | 'llm'
  /** Which wording of our instructions it is given; changes whenever the same input would be asked otherwise. */
  promptVersion: string
  /** What this vendor is told on every call beside the question; stands in each completion's parameters. */
  settings?: Pick<LanguageModelV4CallOptions, 'providerOptions' | 'reasoning' | 'temperature'>
}

/** auto: every model there is, best first. builtin: the built-in engine alone. */
export type ModelWish = 'auto' | 'builtin'

/** The models to ask, best first. The last one is the built-in engine. */
export interface ModelSource {
  chain(wish?: ModelWish): readonly ModelChoice[]
  /** Who is left alone for a while after failing; without it everybody is always asked. */
  breaker?: ModelBreaker
}

/** Keeps a vendor that is down from slowing every turn. Keys are providers' names. */
export interface ModelBreaker {
  /** False while the provider is put aside; after the pause, true for one trial at a time. */
  admits(provider: string): boolean
  answered(provider: string): void
  /** `retryAfterMs` is the vendor's own word on when to come back; `error` is kind, status and code. */
  failed(provider: string, how?: { error?: string; retryAfterMs?: number | undefined }): void
  /** The call ended without saying anything about the vendor, such as by being cancelled. */
  released(provider: string): void
  /** Providers whose last answer failed, with what went wrong, for whoever runs this instance. */
  failing(): { provider: string; error: string }[]
}

/** Something to be done later. Tests hand in their own, so that no test waits for a real limit. */
export interface Timers {
  /** Runs it once after so long; calling what comes back takes the plan back. */
  after(ms: number, run: () => void): () => void
}
