import { priceTable, priceTableDate } from '#completions/price-table.ts'

export interface Usage {
  /** All input tokens, those from the cache included. */
  input: number
  cached: number
  /** All output tokens, thinking included. */
  output: number
  reasoning: number
}

export interface Cost {
  micros: number
  /** Which prices it was worked out with; `unknown` where nobody wrote this model's price down. */
  table: string
}

/** What a completion cost, in millionths of a US dollar. The built-in engine costs nothing. */
export function costOf(
  call: { engine: 'builtin' | 'llm'; provider: string; model: string },
  usage: Usage,
): Cost {
  if (call.engine === 'builtin') return { micros: 0, table: 'builtin' }
  const price = priceTable
    .filter(({ provider, model }) => provider === call.provider && isModel(call.model, model))
    .sort((one, other) => other.model.length - one.model.length)
    .at(0)
  if (!price) return { micros: 0, table: 'unknown' }
  const fresh = Math.max(0, usage.input - usage.cached)
  // Dollars per million tokens are the same figure as millionths of a dollar per token.
  const micros = fresh * price.input + usage.cached * price.cached + usage.output * price.output
  return { micros: Math.round(micros), table: `listed-${priceTableDate}` }
}

/** `gpt-5-mini` covers `gpt-5-mini-2025-08-07`; `gpt-5` covers neither `gpt-5.1` nor `gpt-5-pro`. */
function isModel(name: string, listed: string): boolean {
  return (
    name === listed ||
    (name.startsWith(`${listed}-`) && /^-(\d|latest|preview)/.test(name.slice(listed.length)))
  )
}
