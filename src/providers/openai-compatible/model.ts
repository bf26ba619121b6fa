import type { ModelChoice } from '#completions/ports.ts'
import { lazyModel } from '#kit/lazy-model.ts'
import { type CompatibleServer, openClient } from '#providers/openai-compatible/client.ts'
import { manifest } from '#providers/openai-compatible/manifest.ts'

/** The server's model. */
export function createCompatibleModel(server: CompatibleServer): ModelChoice {
  const names = { provider: manifest.id, modelId: server.model }
  return {
    engine: 'llm',
    promptVersion: 'openai-compatible-1',
    model: lazyModel(names, () => openClient(server)),
  }
}
