import type { LanguageModelV4 } from '@ai-sdk/provider'
import { boundedFetch } from '#kit/bounded-fetch.ts'
import { manifest } from '#providers/openai-compatible/manifest.ts'

export interface CompatibleServer {
  /** Null for a server that asks for none. */
  apiKey: string | null
  model: string
  /** What stands before `/chat/completions`. */
  baseUrl: string
}

/** Chat completions at any address through the shared client, which is loaded here. One call is one request. */
export async function openClient(server: CompatibleServer): Promise<LanguageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: manifest.id,
    ...(server.apiKey ? { apiKey: server.apiKey } : {}),
    baseURL: server.baseUrl,
    includeUsage: true,
    fetch: boundedFetch,
  })(server.model)
}
