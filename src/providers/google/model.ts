import type { ModelChoice } from '#completions/ports.ts'
import { lazyModel } from '#kit/lazy-model.ts'
import { type GoogleAccount, openClient } from '#providers/google/client.ts'
import { manifest } from '#providers/google/manifest.ts'

/** The account's model, thinking as little as it can: thoughts count against what it may write, and a contact waits. */
export function createGoogleModel(account: GoogleAccount): ModelChoice {
  const names = { provider: manifest.id, modelId: account.model }
  return {
    engine: 'llm',
    promptVersion: 'google-1',
    model: lazyModel(names, () => openClient(account)),
    settings: { reasoning: 'none' },
  }
}
