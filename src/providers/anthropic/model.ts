import type { ModelChoice } from '#completions/ports.ts'
import { lazyModel } from '#kit/lazy-model.ts'
import { type AnthropicAccount, openClient } from '#providers/anthropic/client.ts'
import { manifest } from '#providers/anthropic/manifest.ts'

/** The account's model, asked without thinking aloud, because a contact waits. */
export function createAnthropicModel(account: AnthropicAccount): ModelChoice {
  const names = { provider: manifest.id, modelId: account.model }
  return { engine: 'llm', promptVersion: 'anthropic-1', model: lazyModel(names, () => openClient(account)) }
}
