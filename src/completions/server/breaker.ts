import type { ModelBreaker } from '#completions/ports.ts'
import type { Clock } from '#platform/clock.ts'

type State = { error: string; failures: number; asideUntilMs: number; trialUntilMs: number }

const mostFailures = 3
const pauseMs = 30_000

/**
 * Puts a provider aside for 30 s after three failures in a row, or for as long as it asks to be left alone. After
 * that one call tries it; the others go past until that one has come back.
 */
export function createBreaker(clock: Clock): ModelBreaker {
  const states = new Map<string, State>()
  const nowMs = () => clock.now().getTime()
  return {
    admits: (provider) => {
      const state = states.get(provider)
      if (!state || state.asideUntilMs === 0) return true
      if (nowMs() < state.asideUntilMs || nowMs() < state.trialUntilMs) return false
      // A trial that never reports back must not keep the provider out for good.
      state.trialUntilMs = nowMs() + pauseMs
      return true
    },
    answered: (provider) => void states.delete(provider),
    failed: (provider, { error = 'failed', retryAfterMs } = {}) => {
      const state = states.get(provider) ?? { error, failures: 0, asideUntilMs: 0, trialUntilMs: 0 }
      state.failures++
      state.error = error
      state.trialUntilMs = 0
      if (state.failures >= mostFailures || retryAfterMs !== undefined)
        state.asideUntilMs = nowMs() + (retryAfterMs ?? pauseMs)
      states.set(provider, state)
    },
    released: (provider) => {
      const state = states.get(provider)
      if (state) state.trialUntilMs = 0
    },
    failing: () => [...states].map(([provider, { error }]) => ({ provider, error })),
  }
}
