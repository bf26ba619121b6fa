/** US dollars per million tokens, as vendors listed them on the table's date. */
interface Price {
  provider: string
  /** The model's name begins with this; the longest beginning that fits is taken. */
  model: string
  input: number
  /** Input the vendor already had in its cache. */
  cached: number
  output: number
}

/** The date the prices were last written down on. They change: docs/unverified.md says what to check. */
export const priceTableDate = '2026-11-20'

export const priceTable: readonly Price[] = [
  { provider: 'openai', model: 'gpt-5', input: 1.25, cached: 0.125, output: 10 },
  { provider: 'openai', model: 'gpt-5-mini', input: 0.25, cached: 0.025, output: 2 },
  { provider: 'openai', model: 'gpt-5-nano', input: 0.05, cached: 0.005, output: 0.4 },
  { provider: 'openai', model: 'gpt-4.1', input: 2, cached: 0.5, output: 8 },
  { provider: 'openai', model: 'gpt-4.1-mini', input: 0.4, cached: 0.1, output: 1.6 },
  { provider: 'openai', model: 'gpt-4.1-nano', input: 0.1, cached: 0.025, output: 0.4 },
  { provider: 'openai', model: 'gpt-4o', input: 2.5, cached: 1.25, output: 10 },
  { provider: 'openai', model: 'gpt-4o-mini', input: 0.15, cached: 0.075, output: 0.6 },
  { provider: 'anthropic', model: 'claude-haiku-4-5', input: 1, cached: 0.1, output: 5 },
  { provider: 'anthropic', model: 'claude-sonnet-4', input: 3, cached: 0.3, output: 15 },
  { provider: 'anthropic', model: 'claude-opus-4-5', input: 5, cached: 0.5, output: 25 },
  { provider: 'google', model: 'gemini-2.5-flash', input: 0.3, cached: 0.03, output: 2.5 },
  { provider: 'google', model: 'gemini-2.5-flash-lite', input: 0.1, cached: 0.01, output: 0.4 },
  { provider: 'google', model: 'gemini-2.5-pro', input: 1.25, cached: 0.125, output: 10 },
]
