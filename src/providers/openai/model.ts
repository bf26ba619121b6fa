import type { ModelChoice } from '#completions/ports.ts'
import { lazyModel } from '#kit/lazy-model.ts'
import { type OpenAIAccount, openClient } from '#providers/openai/client.ts'
import { manifest } from '#providers/openai/manifest.ts'

/** The account's model. Little thinking, because a contact waits; nothing is kept at the vendor. */
export function createOpenAIModel(account: OpenAIAccount): ModelChoice {
  const names = { provider: manifest.id, modelId: account.model }
  return {
    engine: 'llm',
    promptVersion: 'openai-1',
    model: lazyModel(names, () => openClient(account)),
    settings: { reasoning: 'low', providerOptions: { openai: { store: false, strictJsonSchema: false } } },
  }
}
