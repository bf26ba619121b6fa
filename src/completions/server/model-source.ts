import type { ModelChoice, ModelSource } from '#completions/ports.ts'
import { createBreaker } from '#completions/server/breaker.ts'
import type { Clock } from '#platform/clock.ts'

/** The instance's models, best first, with the built-in engine behind them and a breaker before each vendor. */
export function createModelSource(
  deps: { clock: Clock },
  vendors: readonly ModelChoice[],
  engine: ModelChoice,
): ModelSource {
  const all = [...vendors, engine]
  const alone = [engine]
  return { chain: (wish = 'auto') => (wish === 'builtin' ? alone : all), breaker: createBreaker(deps.clock) }
}
