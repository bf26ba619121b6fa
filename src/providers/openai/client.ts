import type { LanguageModelV4 } from '@ai-sdk/provider'
import { boundedFetch } from '#kit/bounded-fetch.ts'

export interface OpenAIAccount {
  apiKey: string
  model: string
  /** Up to and including `/v1`. */
  baseUrl: string
}

/** The vendor's responses API through its client, which is loaded here. One call is one request: nothing is repeated. */
export async function openClient(account: OpenAIAccount): Promise<LanguageModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  const { apiKey, baseUrl: baseURL } = account
  return createOpenAI({ apiKey, baseURL, fetch: boundedFetch }).responses(account.model)
}
