import type { LanguageModelV4 } from '@ai-sdk/provider'
import { boundedFetch } from '#kit/bounded-fetch.ts'

export interface AnthropicAccount {
  apiKey: string
  model: string
  /** Up to and including `/v1`. */
  baseUrl: string
}

/** The vendor's messages API through its client, which is loaded here. One call is one request: nothing is repeated. */
export async function openClient(account: AnthropicAccount): Promise<LanguageModelV4> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const { apiKey, baseUrl: baseURL } = account
  return createAnthropic({ apiKey, baseURL, fetch: boundedFetch })(account.model)
}
