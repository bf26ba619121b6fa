import { expect, test } from 'vitest'
import { priceTable, priceTableDate } from '#completions/price-table.ts'
import { costOf } from '#completions/server/cost-of.ts'

const usage = { input: 1_000_000, cached: 400_000, output: 100_000, reasoning: 50_000 }
const of = (provider: string, model: string) => costOf({ engine: 'llm', provider, model }, usage)

test('fresh and cached input and output have their own prices', () => {
  // 600,000 at $0.25, 400,000 at $0.025 and 100,000 at $2 for a million each.
  // Sabotage: count cached input as fresh.
  expect(of('openai', 'gpt-5-mini')).toEqual({ micros: 360_000, table: `listed-${priceTableDate}` })
})

test('a dated name has the price of its family, a sibling has not', () => {
  expect(of('openai', 'gpt-5-mini-2025-08-07').micros).toBe(360_000)
  expect(of('openai', 'gpt-5-pro')).toEqual({ micros: 0, table: 'unknown' })
  expect(of('openai', 'gpt-5.4').table).toBe('unknown')
  expect(of('google', 'gemini-2.5-flash-lite').micros).toBe(104_000)
  expect(of('openai-compatible', 'gpt-5-mini').table).toBe('unknown')
})

test('the built-in engine costs nothing', () => {
  expect(costOf({ engine: 'builtin', provider: 'builtin', model: 'dialogue-1' }, usage)).toEqual({
    micros: 0,
    table: 'builtin',
  })
})

test('no model stands in the table twice, and cached input is never dearer', () => {
  const names = priceTable.map(({ provider, model }) => `${provider} ${model}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { input, cached, output } of priceTable) expect(cached <= input && input < output).toBe(true)
})
